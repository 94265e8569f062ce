/** Dishes in pans and trays. Each drawing fills 64 by 64 units. */

export const dishesInPans = {
  skillet: (
    <>
      <path d="M46 28 60 14" stroke="var(--crust)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="29" cy="38" r="23" fill="var(--brand)" />
      <circle cx="29" cy="38" r="17.5" fill="var(--accent)" />
      <path d="M20 32c4-5 9-3 9 1s-6 6-9 4-2-3 0-5z" fill="var(--crust)" />
      <path d="M33 42c4-4 9-1 8 3s-7 5-9 2 0-4 1-5z" fill="var(--crust)" />
      <circle cx="37" cy="31" r="4" fill="var(--tomato)" />
      <circle cx="22" cy="45" r="4" fill="var(--leaf)" />
      <circle cx="29" cy="39" r="2.5" fill="var(--leaf)" />
    </>
  ),
  wok: (
    <>
      <path d="M50 32 62 22" stroke="var(--crust)" strokeWidth="5" strokeLinecap="round" />
      <path d="M11 33c2-9 10-12 15-7 2-8 12-9 15-2 7-2 11 3 11 9z" fill="var(--leaf)" />
      <path d="M16 32c2-6 7-7 10-3" fill="none" stroke="var(--birthday)" strokeWidth="4" strokeLinecap="round" />
      <path d="M32 30c1-7 6-9 10-6" fill="none" stroke="var(--tomato)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="29" cy="28" r="4" fill="var(--accent)" />
      <path d="M6 32h50c-1 14-11 23-25 23S7 46 6 32z" fill="var(--brand)" />
      <path d="M20 57h22" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  tray: (
    <>
      <rect x="4" y="16" width="56" height="38" rx="6" fill="var(--line-strong)" />
      <rect x="8" y="20" width="48" height="30" rx="3" fill="var(--china)" />
      <path d="M13 30c4-8 16-8 22-2-5 7-17 8-22 2z" fill="var(--blush)" />
      <path d="M18 30c4-2 8-2 12 0" fill="none" stroke="var(--wall)" strokeWidth="2" strokeLinecap="round" />
      <circle cx="44" cy="28" r="5" fill="var(--leaf)" />
      <circle cx="49" cy="35" r="4" fill="var(--leaf)" />
      <path d="m14 43 8-5 3 5-8 4zM29 44l4-7 5 4-4 6z" fill="var(--birthday)" />
      <circle cx="44" cy="43" r="4" fill="var(--tomato)" />
    </>
  ),
  casserole: (
    <>
      <path d="M8 33H4a3 3 0 0 0 0 7h4M56 33h4a3 3 0 0 1 0 7h-4" fill="none" stroke="var(--hill)" strokeWidth="4" />
      <path d="M8 30h48l-4 22a5 5 0 0 1-5 4H17a5 5 0 0 1-5-4z" fill="var(--hill)" />
      <path
        d="M8 30c2-9 9-12 15-9 6-6 15-5 18 0 8-2 13 3 15 9-3 4-4 10-8 10s-4-6-8-6-4 8-8 8-4-9-8-9-4 5-7 5-5-4-9-8z"
        fill="var(--accent)"
      />
      <circle cx="21" cy="27" r="3" fill="var(--tomato)" />
      <circle cx="43" cy="28" r="3" fill="var(--tomato)" />
      <path d="M30 25c2-4 6-4 8-2-2 4-5 4-8 2z" fill="var(--leaf)" />
    </>
  ),
  egg: (
    <>
      <path d="M46 26 60 12" stroke="var(--crust)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="29" cy="38" r="23" fill="var(--brand)" />
      <path d="M17 34c1-8 9-12 16-8 8-1 14 6 10 13-1 8-9 12-15 8-8 1-14-6-11-13z" fill="var(--wall)" />
      <circle cx="29" cy="37" r="7" fill="var(--accent)" />
      <path d="M25 35c1-2 3-3 5-3" stroke="var(--wall)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
};
