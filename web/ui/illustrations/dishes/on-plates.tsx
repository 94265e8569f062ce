/** Dishes on plates. Each drawing fills 64 by 64 units. */

const plate = (
  <>
    <ellipse cx="32" cy="41" rx="28" ry="15" fill="var(--china)" />
    <ellipse cx="32" cy="40" rx="20" ry="9.5" fill="var(--wall)" opacity=".5" />
  </>
);

export const dishesOnPlates = {
  chicken: (
    <>
      {plate}
      <path
        d="M10 39c0-13 10-21 22-21 10 0 16 6 18 12 4 0 6 3 6 6 0 6-8 10-24 10-14 0-22-2-22-7z"
        fill="var(--crust)"
      />
      <path d="M24 38c-1-8 5-13 12-12s9 8 5 12-16 6-17 0z" fill="var(--birthday)" />
      <path
        d="M49 31l6-6M54 22a3.5 3.5 0 1 1 4 5 3.5 3.5 0 0 1-5 0z"
        fill="var(--china)"
        stroke="var(--china)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M17 31c2-4 5-6 9-7" fill="none" stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M6 46c3-4 8-4 10-1-3 3-7 4-10 1zM50 47c2-4 6-4 9-2-2 4-6 5-9 2z" fill="var(--leaf)" />
    </>
  ),
  meat: (
    <>
      {plate}
      <path d="M12 36c-1-10 9-16 18-13 8-4 20-1 20 8 0 10-10 16-22 15-9 0-15-3-16-10z" fill="var(--crust)" />
      <path d="M17 35c0-7 7-11 14-8 7-3 14-1 14 4 0 7-8 11-17 10-6 0-11-2-11-6z" fill="var(--tomato)" opacity=".65" />
      <path d="m22 37 8-9M30 39l8-10" stroke="var(--crust)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M44 45c2-5 9-6 12-3-3 5-8 6-12 3z" fill="var(--leaf)" />
    </>
  ),
  meatballs: (
    <>
      {plate}
      <path d="M12 41c6-6 34-6 40 0 0 5-9 8-20 8s-20-3-20-8z" fill="var(--tomato)" />
      <circle cx="22" cy="35" r="9" fill="var(--crust)" />
      <circle cx="42" cy="35" r="9" fill="var(--crust)" />
      <circle cx="32" cy="27" r="9" fill="var(--crust)" />
      <path
        d="M17 33c1-2 2-3 4-4M27 25c1-2 2-3 4-4M37 33c1-2 2-3 4-4"
        stroke="var(--birthday)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M32 43c1-5 6-6 9-4-1 4-6 6-9 4z" fill="var(--leaf)" />
    </>
  ),
  fish: (
    <>
      {plate}
      <path d="M7 34c8-15 29-16 38-3l11-9c1 8 1 16 0 24l-11-8c-9 13-30 11-38-4z" fill="var(--hill)" />
      <path d="M7 34c8-15 29-16 38-3-12 3-25 5-38 3z" fill="var(--planner)" />
      <circle cx="17" cy="30" r="2.5" fill="var(--wall)" />
      <path d="M26 24c4 5 4 14 0 20" fill="none" stroke="var(--wall)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M28 53a9 9 0 0 1 18-1z" fill="var(--accent)" />
    </>
  ),
  potato: (
    <>
      {plate}
      <path d="M9 38c-1-12 10-21 24-21s24 9 22 20c-2 9-12 12-24 12S10 46 9 38z" fill="var(--crust)" />
      <path d="M18 33c4-8 24-9 29-1 2 6-5 10-15 10s-16-4-14-9z" fill="var(--wall)" />
      <path d="m28 28 9-2 2 7-9 2z" fill="var(--accent)" />
      <path d="M22 35l4-3M40 37l4-3M33 39l3-1" stroke="var(--leaf)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  plate: (
    <>
      <circle cx="32" cy="33" r="20" fill="var(--china)" />
      <circle cx="32" cy="33" r="13" fill="var(--wall)" opacity=".5" />
      <path
        d="M6 14v8M6 34v20M2 14v8a4 4 0 0 0 8 0v-8M58 54V14c-4 3-5 9-5 17h5"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M32 41c-6-5-9-8-9-12a4.8 4.8 0 0 1 9-2 4.8 4.8 0 0 1 9 2c0 4-3 7-9 12z" fill="var(--tomato)" />
    </>
  ),
  bites: (
    <>
      <ellipse cx="32" cy="45" rx="29" ry="14" fill="var(--china)" />
      <rect x="10" y="33" width="20" height="15" rx="5" fill="var(--accent)" />
      <rect x="35" y="33" width="20" height="15" rx="5" fill="var(--accent)" />
      <rect x="22" y="17" width="20" height="15" rx="5" fill="var(--accent)" />
      <path
        d="M10 43h20a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5zM35 43h20a5 5 0 0 1-5 5H40a5 5 0 0 1-5-5zM22 27h20a5 5 0 0 1-5 5H27a5 5 0 0 1-5-5z"
        fill="var(--crust)"
      />
      <path
        d="M15 37h.1M23 39h.1M41 39h.1M49 37h.1M28 22h.1M36 24h.1"
        stroke="var(--leaf)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  fritters: (
    <>
      <ellipse cx="32" cy="47" rx="29" ry="12" fill="var(--china)" />
      <ellipse cx="21" cy="43" rx="16" ry="7.5" fill="var(--crust)" />
      <ellipse cx="21" cy="40" rx="16" ry="7.5" fill="var(--accent)" />
      <ellipse cx="44" cy="44" rx="16" ry="7.5" fill="var(--crust)" />
      <ellipse cx="44" cy="41" rx="16" ry="7.5" fill="var(--accent)" />
      <ellipse cx="32" cy="33" rx="16" ry="7.5" fill="var(--crust)" />
      <ellipse cx="32" cy="30" rx="16" ry="7.5" fill="var(--accent)" />
      <ellipse cx="32" cy="27" rx="8" ry="4" fill="var(--wall)" />
      <path
        d="M12 41h.1M19 44h.1M52 42h.1M46 45h.1M20 30h.1M43 31h.1M31 26h.1"
        stroke="var(--leaf)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
  stacks: (
    <>
      <ellipse cx="32" cy="52" rx="29" ry="9" fill="var(--china)" />
      <path d="M19 8v14M45 8v14" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M9 46h20v5a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3zM35 46h20v5a3 3 0 0 1-3 3H38a3 3 0 0 1-3-3z"
        fill="var(--crust)"
      />
      <path d="M7 39h24v7H7zM33 39h24v7H33z" fill="var(--accent)" />
      <path d="M9 32h20v7H9zM35 32h20v7H35z" fill="var(--leaf)" />
      <path d="M7 25h24v7H7zM33 25h24v7H33z" fill="var(--accent)" />
      <path
        d="M9 25v-2a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v2zM35 25v-2a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v2z"
        fill="var(--leaf)"
      />
      <circle cx="19" cy="11" r="5" fill="var(--tomato)" />
      <circle cx="45" cy="11" r="5" fill="var(--tomato)" />
    </>
  ),
};
