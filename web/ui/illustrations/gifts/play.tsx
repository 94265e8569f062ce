/** Presents to play with. Each drawing fills 64 by 64 units. */

export const giftsToPlayWith = {
  Baby: (
    <>
      <path d="M34 40 50 56" stroke="var(--accent)" strokeWidth="7" strokeLinecap="round" />
      <circle cx="26" cy="28" r="20" fill="var(--blush)" />
      <path d="M8 22c10 5 26 5 36 0v12c-10 5-26 5-36 0z" fill="var(--planner)" />
      <circle cx="18" cy="28" r="3" fill="var(--wall)" />
      <circle cx="27" cy="30" r="3" fill="var(--wall)" />
      <circle cx="36" cy="28" r="3" fill="var(--wall)" />
      <circle cx="52" cy="58" r="4" fill="var(--birthday)" />
    </>
  ),
  Building: (
    <>
      <path d="M22 8h8v6h-8zM34 8h8v6h-8z" fill="var(--tomato)" />
      <rect x="16" y="12" width="32" height="16" rx="3" fill="var(--tomato)" />
      <rect x="4" y="38" width="27" height="18" rx="3" fill="var(--planner)" />
      <rect x="33" y="38" width="27" height="18" rx="3" fill="var(--accent)" />
      <path d="M9 33h7v6H9zM20 33h7v6h-7z" fill="var(--planner)" />
      <path d="M38 33h7v6h-7zM49 33h7v6h-7z" fill="var(--accent)" />
    </>
  ),
  'Pretend Play': (
    <>
      <path d="M8 20l12 12L32 12l12 20 12-12-5 34H13z" fill="var(--accent)" />
      <path d="M12 47h40l-1 8H13z" fill="var(--birthday)" />
      <circle cx="8" cy="18" r="4" fill="var(--tomato)" />
      <circle cx="32" cy="10" r="4" fill="var(--tomato)" />
      <circle cx="56" cy="18" r="4" fill="var(--tomato)" />
      <circle cx="32" cy="38" r="5" fill="var(--brand)" />
    </>
  ),
  'Games & Puzzles': (
    <>
      <path
        d="M8 22h14c-4-8 0-14 6-14s10 6 6 14h14v14c8-4 12 0 12 6s-4 10-12 6v10H34c4-8 0-12-6-12s-10 4-6 12H8z"
        fill="var(--leaf)"
      />
      <path
        d="M14 30c0-2 1-3 3-3"
        fill="none"
        stroke="var(--wall)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  ),
  'Outdoors & Sports': (
    <>
      <circle cx="32" cy="32" r="25" fill="var(--birthday)" />
      <path
        d="M32 7v50M7 32h50M14 14c10 9 10 27 0 36M50 14c-10 9-10 27 0 36"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="3"
      />
    </>
  ),
  Vehicles: (
    <>
      <path d="M6 42c0-8 3-11 9-12l6-11c2-3 4-4 7-4h10c4 0 6 2 8 5l6 9c5 1 8 4 8 9v4H6z" fill="var(--tomato)" />
      <path d="m21 29 5-9h6v9zM36 20h4l6 9H36z" fill="var(--china)" />
      <circle cx="19" cy="45" r="8" fill="var(--brand)" />
      <circle cx="47" cy="45" r="8" fill="var(--brand)" />
      <circle cx="19" cy="45" r="3" fill="var(--china)" />
      <circle cx="47" cy="45" r="3" fill="var(--china)" />
    </>
  ),
  Music: (
    <>
      <path d="M10 30v18c0 12 44 12 44 0V30z" fill="var(--tomato)" />
      <path
        d="m11 36 11 17 10-14 10 14 11-17"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <ellipse cx="32" cy="29" rx="22" ry="8" fill="var(--china)" />
      <path d="M24 28 8 10M42 27 56 8" stroke="var(--crust)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="8" cy="10" r="4" fill="var(--accent)" />
      <circle cx="56" cy="8" r="4" fill="var(--accent)" />
    </>
  ),
  Technology: (
    <>
      <path d="M22 16c0-13 20-13 20 0" fill="none" stroke="var(--line-strong)" strokeWidth="4" />
      <rect x="8" y="20" width="48" height="32" rx="12" fill="var(--appointment)" />
      <path d="M20 29v14M13 36h14" stroke="var(--wall)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="43" cy="31" r="4" fill="var(--accent)" />
      <circle cx="49" cy="41" r="4" fill="var(--tomato)" />
    </>
  ),
};
