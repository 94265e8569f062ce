/** What subscriptions bring. Each drawing fills 64 by 64 units. */

export const serviceDrawings = {
  diaper_subscription: (
    <>
      <path
        d="M5 15h54v9c0 5-3 8-8 8-8 1-12 8-12 17 0 3-3 5-7 5s-7-2-7-5c0-9-4-16-12-17-5 0-8-3-8-8z"
        fill="var(--china)"
      />
      <path d="M5 15h54v8H5z" fill="var(--planner)" />
      <path d="M5 15h11v8H5zM48 15h11v8H48z" fill="var(--accent)" />
      <path
        d="m32 30 2.500 5 5.500.8-4 3.900.9 5.500L32 42.600l-4.900 2.600.9-5.500-4-3.900 5.500-.8z"
        fill="var(--accent)"
      />
    </>
  ),
  toy_subscription: (
    <>
      <rect x="16" y="8" width="32" height="24" rx="4" fill="var(--tomato)" />
      <rect x="4" y="33" width="27" height="24" rx="4" fill="var(--planner)" />
      <rect x="33" y="33" width="27" height="24" rx="4" fill="var(--accent)" />
      <circle cx="32" cy="20" r="7" fill="var(--wall)" />
      <path d="m17.500 38 6.500 13H11z" fill="var(--wall)" />
      <path d="M40 39h13v12H40z" fill="var(--wall)" />
    </>
  ),
  meal_kit: (
    <>
      <circle cx="23" cy="26" r="12" fill="var(--leaf)" />
      <circle cx="41" cy="24" r="12" fill="var(--tomato)" />
      <path d="M32 30c-8-8-7-17-2-23 6 5 8 14 2 23z" fill="var(--hill)" />
      <path d="M5 30h54c0 15-9 26-21 27H26C14 56 5 45 5 30z" fill="var(--china)" />
      <path d="M5 30h54c0 3 0 5-1 7H6c-1-2-1-4-1-7z" fill="var(--birthday)" />
    </>
  ),
  baby_essentials: (
    <>
      <path d="M24 12c0-3 3-4 3-7h10c0 3 3 4 3 7z" fill="var(--accent)" />
      <rect x="18" y="12" width="28" height="8" rx="3" fill="var(--tomato)" />
      <path d="M19 20h26c4 4 6 8 6 14v17a8 8 0 0 1-8 8H21a8 8 0 0 1-8-8V34c0-6 2-10 6-14z" fill="var(--china)" />
      <path d="M13 38h38v13a8 8 0 0 1-8 8H21a8 8 0 0 1-8-8z" fill="var(--blush)" />
    </>
  ),
  film: (
    <>
      <path d="M20 58h24M32 48v10" fill="none" stroke="var(--crust)" strokeWidth="5" strokeLinecap="round" />
      <rect x="3" y="9" width="58" height="41" rx="7" fill="var(--planner)" />
      <rect x="9" y="15" width="46" height="29" rx="3" fill="var(--china)" />
      <path d="m26 21 15 8.500-15 8.500z" fill="var(--tomato)" />
    </>
  ),
  other: (
    <>
      <path d="m6 20 26-12 26 12-26 12z" fill="var(--accent)" />
      <path d="m6 20 26 12v26L6 46z" fill="var(--crust)" />
      <path d="M58 20 32 32v26l26-12z" fill="var(--birthday)" />
      <path d="m17 15 26 12v11l6-3V24L23 12z" fill="var(--wall)" />
    </>
  ),
};
