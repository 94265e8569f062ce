/** Dishes in bowls, cups and pots. Each drawing fills 64 by 64 units. */

const bowl = (color: string) => (
  <>
    <path d="M8 33h48c0 12-8 21-18 22H26C16 54 8 45 8 33z" fill={color} />
    <path d="M24 54h16v3a2 2 0 0 1-2 2H26a2 2 0 0 1-2-2z" fill={color} />
  </>
);
const steam = (
  <path
    d="M24 19c-3-4 3-6 0-10M33 17c-3-4 3-6 0-10M42 19c-3-4 3-6 0-10"
    fill="none"
    stroke="var(--line-strong)"
    strokeWidth="2.5"
    strokeLinecap="round"
    opacity=".6"
  />
);

export const dishesInBowls = {
  bowl: (
    <>
      <path d="M10 34c0-6 6-9 11-7 2-7 11-8 15-3 6-4 12-1 12 4 4 0 6 3 6 6z" fill="var(--wall)" />
      <circle cx="19" cy="28" r="7" fill="var(--leaf)" />
      <circle cx="33" cy="25" r="8" fill="var(--accent)" />
      <circle cx="33" cy="25" r="3.5" fill="var(--birthday)" />
      <path d="M40 33c0-8 5-12 12-9 2 3 2 6 1 9z" fill="var(--tomato)" />
      {bowl('var(--brand)')}
      <path d="M8 33h48c0 2 0 4-1 6H9c-1-2-1-4-1-6z" fill="var(--wall)" opacity=".2" />
    </>
  ),
  soup: (
    <>
      {steam}
      <ellipse cx="32" cy="32" rx="25" ry="8" fill="var(--china)" />
      <ellipse cx="32" cy="32" rx="20" ry="5.5" fill="var(--birthday)" />
      <circle cx="25" cy="31" r="2" fill="var(--leaf)" />
      <circle cx="36" cy="33" r="2.5" fill="var(--tomato)" />
      <circle cx="42" cy="31" r="1.5" fill="var(--leaf)" />
      <path d="M7 32c0 14 9 23 19 24h12c10-1 19-10 19-24 0 4-11 8-25 8S7 36 7 32z" fill="var(--hill)" />
    </>
  ),
  stew: (
    <>
      {steam}
      <path
        d="M10 34H6a4 4 0 0 0 0 8h4M54 34h4a4 4 0 0 1 0 8h-4"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M10 29h44v21a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8z" fill="var(--brand)" />
      <ellipse cx="32" cy="29" rx="22" ry="6" fill="var(--tomato)" />
      <circle cx="24" cy="28" r="3" fill="var(--accent)" />
      <circle cx="34" cy="31" r="3" fill="var(--crust)" />
      <circle cx="41" cy="27" r="2.5" fill="var(--leaf)" />
    </>
  ),
  curry: (
    <>
      <ellipse cx="32" cy="36" rx="28" ry="17" fill="var(--china)" />
      <ellipse cx="32" cy="34" rx="22" ry="12" fill="var(--accent)" />
      <path d="M32 22c-12 0-22 5-22 12s10 12 22 12c-5-3-8-7-8-12s3-9 8-12z" fill="var(--wall)" />
      <path
        d="M15 32l3-2M16 38l3-1M22 29l2-2M20 42l3-1"
        stroke="var(--crust)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="38" cy="30" r="4" fill="var(--birthday)" />
      <circle cx="46" cy="35" r="4" fill="var(--crust)" />
      <circle cx="36" cy="39" r="4" fill="var(--tomato)" />
      <path d="M43 26c3-4 7-4 9-2-2 4-6 4-9 2z" fill="var(--leaf)" />
    </>
  ),
  oatmeal: (
    <>
      <ellipse cx="32" cy="31" rx="25" ry="9" fill="var(--china)" />
      <ellipse cx="32" cy="31" rx="20" ry="6.5" fill="var(--accent)" opacity=".7" />
      <path d="M17 31a7.5 7.5 0 0 1 14.5-3zM29 34a7.5 7.5 0 0 1 14.5-3z" fill="var(--tomato)" />
      <path d="M19.3 30.5a5.2 5.2 0 0 1 9.9-2zM31.3 33.5a5.2 5.2 0 0 1 9.9-2z" fill="var(--wall)" />
      <circle cx="36" cy="27" r="1.6" fill="var(--brand)" />
      <circle cx="23" cy="34" r="1.6" fill="var(--brand)" />
      <circle cx="46" cy="33" r="1.6" fill="var(--brand)" />
      <path d="M50 6 40 28" stroke="var(--line-strong)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M7 31c0 14 9 24 19 25h12c10-1 19-11 19-25 0 5-11 9-25 9S7 36 7 31z" fill="var(--planner)" />
    </>
  ),
  smoothie: (
    <>
      <path d="M36 4 32 22" stroke="var(--brand)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M16 16h32l-5 40a4 4 0 0 1-4 3H25a4 4 0 0 1-4-3z" fill="var(--china)" />
      <path d="m17.5 25h29l-4 30a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2z" fill="var(--tomato)" opacity=".75" />
      <path d="M17.5 25c5-4 9 3 14.5 0s10-3 14.5 0l-1 8H18.500z" fill="var(--blush)" />
      <circle cx="47" cy="17" r="8" fill="var(--leaf)" />
      <circle cx="47" cy="17" r="5" fill="var(--accent)" />
    </>
  ),
  dip: (
    <>
      <path d="m12 30 8-20 10 18zM34 28l12-18 8 20z" fill="var(--accent)" />
      <path d="m14 29 6-14 7 13z" fill="var(--wall)" opacity=".35" />
      <ellipse cx="32" cy="34" rx="25" ry="9" fill="var(--china)" />
      <ellipse cx="32" cy="34" rx="20" ry="6.5" fill="var(--leaf)" />
      <path
        d="M23 34c3-4 8-4 10-1s5 2 8-1"
        fill="none"
        stroke="var(--wall)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M7 34c0 13 9 22 19 23h12c10-1 19-10 19-23 0 5-11 9-25 9S7 39 7 34z" fill="var(--crust)" />
    </>
  ),
  salad: (
    <>
      <path d="M9 35c-3-9 5-14 11-11 1-9 12-11 17-4 7-4 16 1 14 8 4 1 5 4 4 7z" fill="var(--leaf)" />
      <path
        d="M17 34c0-6 4-9 8-9M36 33c0-7 4-10 9-10"
        fill="none"
        stroke="var(--wall)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".5"
      />
      <circle cx="29" cy="28" r="6" fill="var(--tomato)" />
      <circle cx="44" cy="30" r="5" fill="var(--accent)" />
      <circle cx="17" cy="31" r="3.5" fill="var(--birthday)" />
      {bowl('var(--china)')}
      <path d="M8 33h48c0 2 0 4-1 6H9c-1-2-1-4-1-6z" fill="var(--accent)" />
    </>
  ),
  pasta: (
    <>
      <ellipse cx="32" cy="39" rx="28" ry="17" fill="var(--china)" />
      <ellipse cx="32" cy="37" rx="21" ry="12" fill="var(--accent)" />
      <path
        d="M14 38c4-10 14-10 18-4s12 8 17 1M16 43c6-8 12-4 17-1s9 2 13-2M20 31c6-5 16-5 23 1"
        fill="none"
        stroke="var(--birthday)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M22 33c1-6 6-10 11-10s10 4 10 9c-5 5-16 6-21 1z" fill="var(--tomato)" />
      <path d="M33 23c0-5 4-8 8-8 1 5-3 9-8 8z" fill="var(--leaf)" />
    </>
  ),
  noodles: (
    <>
      <path d="M10 35c-2-9 6-14 12-12 4-6 14-6 18 0 7-2 15 4 14 12z" fill="var(--accent)" />
      <path
        d="M14 34c0-6 5-9 9-6s6-3 10-2 4 4 8 3 8 1 8 5M20 34c2-4 6-4 9-2s7-1 11 2"
        fill="none"
        stroke="var(--birthday)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M16 29c2-5 7-6 10-4-1 5-6 6-10 4zM40 24c4-3 9-2 10 1-3 4-8 3-10-1z" fill="var(--leaf)" />
      <path d="M60 8 34 27M56 4 30 25" stroke="var(--crust)" strokeWidth="3" strokeLinecap="round" />
      <path d="M8 33h48c0 12-8 21-18 22H26C16 54 8 45 8 33z" fill="var(--tomato)" />
      <path d="M24 54h16v3a2 2 0 0 1-2 2H26a2 2 0 0 1-2-2z" fill="var(--tomato)" />
    </>
  ),
  linguine: (
    <>
      <ellipse cx="32" cy="39" rx="28" ry="17" fill="var(--china)" />
      <ellipse cx="32" cy="37" rx="21" ry="12" fill="var(--accent)" />
      <path
        d="M14 38c4-10 14-10 18-4s12 8 17 1M16 43c6-8 12-4 17-1s9 2 13-2M20 31c6-5 16-5 23 1M18 34c8-6 12 2 18 2"
        fill="none"
        stroke="var(--wall)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="42" cy="27" r="8" fill="var(--birthday)" opacity=".55" />
      <circle cx="42" cy="27" r="6" fill="var(--wall)" />
      <path
        d="M42 27v-5M42 27l4.5 2.5M42 27l-4.5 2.5"
        stroke="var(--birthday)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M20 32c0-5 4-8 9-7 0 5-4 8-9 7zM25 41c4-3 8-2 10 1-4 3-8 2-10-1z" fill="var(--leaf)" />
    </>
  ),
};
