/** Presents to play with. Each drawing fills 64 by 64 units. */

export const giftsToPlayWith = {
  rattle: (
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
  bricks: (
    <>
      <path d="M22 8h8v6h-8zM34 8h8v6h-8z" fill="var(--tomato)" />
      <rect x="16" y="12" width="32" height="16" rx="3" fill="var(--tomato)" />
      <rect x="4" y="38" width="27" height="18" rx="3" fill="var(--planner)" />
      <rect x="33" y="38" width="27" height="18" rx="3" fill="var(--accent)" />
      <path d="M9 33h7v6H9zM20 33h7v6h-7z" fill="var(--planner)" />
      <path d="M38 33h7v6h-7zM49 33h7v6h-7z" fill="var(--accent)" />
    </>
  ),
  crown: (
    <>
      <path d="M8 20l12 12L32 12l12 20 12-12-5 34H13z" fill="var(--accent)" />
      <path d="M12 47h40l-1 8H13z" fill="var(--birthday)" />
      <circle cx="8" cy="18" r="4" fill="var(--tomato)" />
      <circle cx="32" cy="10" r="4" fill="var(--tomato)" />
      <circle cx="56" cy="18" r="4" fill="var(--tomato)" />
      <circle cx="32" cy="38" r="5" fill="var(--brand)" />
    </>
  ),
  puzzle: (
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
  ball: (
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
  car: (
    <>
      <path d="M6 42c0-8 3-11 9-12l6-11c2-3 4-4 7-4h10c4 0 6 2 8 5l6 9c5 1 8 4 8 9v4H6z" fill="var(--tomato)" />
      <path d="m21 29 5-9h6v9zM36 20h4l6 9H36z" fill="var(--china)" />
      <circle cx="19" cy="45" r="8" fill="var(--brand)" />
      <circle cx="47" cy="45" r="8" fill="var(--brand)" />
      <circle cx="19" cy="45" r="3" fill="var(--china)" />
      <circle cx="47" cy="45" r="3" fill="var(--china)" />
    </>
  ),
  drum: (
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
  controller: (
    <>
      <path d="M22 16c0-13 20-13 20 0" fill="none" stroke="var(--line-strong)" strokeWidth="4" />
      <rect x="8" y="20" width="48" height="32" rx="12" fill="var(--appointment)" />
      <path d="M20 29v14M13 36h14" stroke="var(--wall)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="43" cy="31" r="4" fill="var(--accent)" />
      <circle cx="49" cy="41" r="4" fill="var(--tomato)" />
    </>
  ),
  train: (
    <>
      <path d="M8 22h22V10H8zM12 24h16v20H12z" fill="var(--tomato)" />
      <path d="M28 26h24a6 6 0 0 1 6 6v12H28z" fill="var(--planner)" />
      <path d="M13 14h11v9H13z" fill="var(--china)" />
      <path d="M43 12h9l-2 14h-5z" fill="var(--accent)" />
      <path d="M6 43h52v5H6z" fill="var(--brand)" />
      <circle cx="17" cy="49" r="7" fill="var(--accent)" />
      <circle cx="34" cy="49" r="7" fill="var(--accent)" />
      <circle cx="50" cy="49" r="7" fill="var(--accent)" />
    </>
  ),
  bike: (
    <>
      <g fill="none" stroke="var(--brand)" strokeWidth="4">
        <circle cx="15" cy="42" r="12" />
        <circle cx="49" cy="42" r="12" />
      </g>
      <path
        d="M15 42 24 24h19l6 18M24 24l8 18H15M32 42l11-18M41 14h7M43 24l-2-10M19 20h10"
        fill="none"
        stroke="var(--tomato)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  plane: (
    <>
      <path d="M24 34 12 10h8l20 22zM24 36 14 58h7l19-20z" fill="var(--accent)" />
      <path d="M4 22h7l6 8h32c7 0 11 3 11 5s-4 6-11 6H16c-4 0-6-2-7-5z" fill="var(--tomato)" />
      <path d="M47 31c6 0 9 2 10 3H45z" fill="var(--china)" />
    </>
  ),
  teddy: (
    <>
      <circle cx="15" cy="16" r="10" fill="var(--crust)" />
      <circle cx="49" cy="16" r="10" fill="var(--crust)" />
      <circle cx="15" cy="16" r="5" fill="var(--birthday)" />
      <circle cx="49" cy="16" r="5" fill="var(--birthday)" />
      <ellipse cx="32" cy="34" rx="25" ry="23" fill="var(--crust)" />
      <ellipse cx="32" cy="42" rx="12" ry="10" fill="var(--china)" />
      <circle cx="22" cy="29" r="3" fill="var(--brand)" />
      <circle cx="42" cy="29" r="3" fill="var(--brand)" />
      <ellipse cx="32" cy="38" rx="4" ry="3" fill="var(--brand)" />
    </>
  ),
  house: (
    <>
      <path d="M11 28h42v29H11z" fill="var(--china)" />
      <path d="M5 30 32 7l27 23-4 4-23-19L9 34z" fill="var(--tomato)" />
      <path d="M26 40h12v17H26z" fill="var(--planner)" />
      <path d="M15 38h7v7h-7zM42 38h7v7h-7z" fill="var(--accent)" />
    </>
  ),
  die: (
    <>
      <rect x="8" y="8" width="48" height="48" rx="11" fill="var(--tomato)" />
      <g fill="var(--wall)">
        <circle cx="20" cy="20" r="5" />
        <circle cx="44" cy="20" r="5" />
        <circle cx="32" cy="32" r="5" />
        <circle cx="20" cy="44" r="5" />
        <circle cx="44" cy="44" r="5" />
      </g>
    </>
  ),
  sun: (
    <>
      <circle cx="32" cy="27" r="14" fill="var(--accent)" />
      <path
        d="M32 4v4M55 27h-4M13 27H9M16 11l3 3M48 11l-3 3"
        stroke="var(--accent)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M3 48c10-14 22-14 31-3 8-8 19-7 27 3v9H3z" fill="var(--leaf)" />
    </>
  ),
  star: (
    <>
      <path d="M34 36 14 58" stroke="var(--brand)" strokeWidth="6" strokeLinecap="round" />
      <path d="m39 4 6 13 14 2-10 10 2 14-12-7-13 7 3-14-10-10 14-2z" fill="var(--accent)" />
      <circle cx="12" cy="14" r="4" fill="var(--tomato)" />
      <circle cx="54" cy="54" r="4" fill="var(--planner)" />
    </>
  ),
  note: (
    <>
      <path d="M20 12 54 5v10l-34 7z" fill="var(--tomato)" />
      <path d="M22 16v32M52 10v32" stroke="var(--tomato)" strokeWidth="5" />
      <ellipse cx="15" cy="49" rx="10" ry="8" fill="var(--tomato)" />
      <ellipse cx="45" cy="43" rx="10" ry="8" fill="var(--tomato)" />
    </>
  ),
};
