/** Baked and sweet dishes. Each drawing fills 64 by 64 units. */

export const sweetDishes = {
  pancakes: (
    <>
      <ellipse cx="32" cy="52" rx="29" ry="7" fill="var(--china)" />
      <rect x="8" y="42" width="48" height="10" rx="5" fill="var(--crust)" />
      <rect x="9" y="33" width="46" height="10" rx="5" fill="var(--accent)" />
      <rect x="8" y="24" width="48" height="10" rx="5" fill="var(--crust)" />
      <path
        d="M10 25c0-6 44-6 44 0 0 3-2 4-4 4s-3 3-4 7-5 4-5 0-1-6-5-6-4 10-8 10-3-10-8-10-10 0-10-5z"
        fill="var(--birthday)"
      />
      <rect x="25" y="11" width="14" height="11" rx="2" fill="var(--accent)" />
      <rect x="25" y="11" width="14" height="4.5" rx="2" fill="var(--wall)" opacity=".6" />
    </>
  ),
  muffin: (
    <>
      <path d="M13 34h38l-5 21a4 4 0 0 1-4 3H22a4 4 0 0 1-4-3z" fill="var(--brand)" />
      <path d="m23 36 2 20M32 36v20M41 36l-2 20" stroke="var(--wall)" strokeWidth="2.5" opacity=".4" />
      <path
        d="M9 33c-3-7 3-13 9-12 1-9 9-14 16-12 7 1 11 6 11 11 8-1 14 6 10 13-2 3-6 4-9 4H17c-3 0-7-1-8-4z"
        fill="var(--accent)"
      />
      <circle cx="24" cy="25" r="3.5" fill="var(--brand)" />
      <circle cx="36" cy="18" r="3.5" fill="var(--brand)" />
      <circle cx="42" cy="29" r="3.5" fill="var(--brand)" />
    </>
  ),
  cookie: (
    <>
      <path d="M40 8a17 17 0 1 0 14 25 6 6 0 0 1-6-6 6 6 0 0 1-5-8 7 7 0 0 1-3-11z" fill="var(--crust)" />
      <g fill="var(--brand)">
        <rect x="25" y="15" width="6" height="5" rx="1.5" />
        <rect x="34" y="23" width="6" height="5" rx="1.5" />
        <rect x="25" y="29" width="5" height="5" rx="1.5" />
        <rect x="39" y="33" width="6" height="5" rx="1.5" />
      </g>
      <circle cx="21" cy="43" r="14" fill="var(--accent)" />
      <g fill="var(--brand)">
        <rect x="12" y="36" width="5" height="5" rx="1.5" />
        <rect x="22" y="34" width="6" height="5" rx="1.5" />
        <rect x="25" y="44" width="5" height="5" rx="1.5" />
        <rect x="15" y="47" width="6" height="5" rx="1.5" />
      </g>
    </>
  ),
  cake: (
    <>
      <ellipse cx="32" cy="54" rx="28" ry="6" fill="var(--china)" />
      <path d="M12 26h40v24c0 6-40 6-40 0z" fill="var(--accent)" />
      <path d="M12 37h40v6H12z" fill="var(--tomato)" opacity=".7" />
      <path
        d="M12 26c0-7 40-7 40 0v6c0 4-6 4-6 0 0-3-6-3-6 1 0 5-7 5-7 0 0-4-7-4-7-1 0 4-6 4-6 0s-8-2-8-2z"
        fill="var(--blush)"
      />
      <path d="M32 21V12" stroke="var(--planner)" strokeWidth="4" strokeLinecap="round" />
      <path d="M32 3c3 3 3 6 0 7-3-1-3-4 0-7z" fill="var(--birthday)" />
    </>
  ),
  pop: (
    <>
      <path d="M32 46v13" stroke="var(--crust)" strokeWidth="6" strokeLinecap="round" />
      <path d="M16 22a16 16 0 0 1 32 0v24a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z" fill="var(--tomato)" />
      <path d="M16 27c6-5 10 4 16 0s10-4 16 0v19a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z" fill="var(--blush)" />
      <path d="M24 17v6" stroke="var(--wall)" strokeWidth="4" strokeLinecap="round" opacity=".7" />
    </>
  ),
  fruit: (
    <>
      <path d="M33 20c0-6 2-10 6-13" fill="none" stroke="var(--crust)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M35 15c3-7 11-9 17-6-3 7-10 10-17 6z" fill="var(--leaf)" />
      <path
        d="M32 21c-5-4-24-4-24 14 0 13 9 23 16 23 4 0 5-2 8-2s4 2 8 2c7 0 16-10 16-23 0-18-19-18-24-14z"
        fill="var(--tomato)"
      />
      <path
        d="M15 35c0-5 2-8 6-9"
        fill="none"
        stroke="var(--wall)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  ),
  parfait: (
    <>
      <path d="M15 22h34l-6 34a4 4 0 0 1-4 3H25a4 4 0 0 1-4-3z" fill="var(--china)" />
      <path d="M16.5 30h31l-1.5 9h-28z" fill="var(--tomato)" />
      <path d="M18 39h28l-1.5 8h-25z" fill="var(--blush)" />
      <path d="M19.5 47h25l-1.5 8a2 2 0 0 1-2 2H23a2 2 0 0 1-2-2z" fill="var(--accent)" />
      <path d="M15 30V22c4-9 12-6 14-10 6-1 7 6 10 6 6 0 9 4 10 4v8z" fill="var(--blush)" />
      <circle cx="27" cy="20" r="4" fill="var(--brand)" />
      <circle cx="36" cy="23" r="4" fill="var(--tomato)" />
      <circle cx="21" cy="25" r="3" fill="var(--tomato)" />
      <path d="M31 14c0-5 4-8 8-8 1 5-3 9-8 8z" fill="var(--leaf)" />
    </>
  ),
};
