/** Presents to make something with, to have and to do. Each drawing fills 64 by 64 units. */

export const giftsToMakeAndHave = {
  book: (
    <>
      <path d="M32 16C26 9 15 8 6 10v40c9-2 20-1 26 6z" fill="var(--tomato)" />
      <path d="M32 16c6-7 17-8 26-6v40c-9-2-20-1-26 6z" fill="var(--brand)" />
      <path d="M32 16C27 11 18 10 10 11v34c8-1 17 0 22 6zM32 16c5-5 14-6 22-5v34c-8-1-17 0-22 6z" fill="var(--china)" />
      <path
        d="M16 20c4 0 7 1 10 3M16 28c4 0 7 1 10 3M38 23c3-2 6-3 10-3M38 31c3-2 6-3 10-3"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  palette: (
    <>
      <path
        d="M30 8C14 8 5 19 5 32s10 25 24 25c6 0 7-4 5-8s1-8 6-8h9c7 0 10-5 10-11C59 17 46 8 30 8z"
        fill="var(--crust)"
      />
      <circle cx="19" cy="25" r="5" fill="var(--tomato)" />
      <circle cx="33" cy="18" r="5" fill="var(--accent)" />
      <circle cx="47" cy="26" r="5" fill="var(--planner)" />
      <circle cx="16" cy="39" r="5" fill="var(--leaf)" />
    </>
  ),
  flask: (
    <>
      <path d="M25 8h14v15l15 26a6 6 0 0 1-5 9H15a6 6 0 0 1-5-9l15-26z" fill="var(--china)" />
      <path d="M19 36h27l8 13a6 6 0 0 1-5 9H15a6 6 0 0 1-5-9z" fill="var(--leaf)" />
      <rect x="22" y="5" width="20" height="6" rx="3" fill="var(--line-strong)" />
      <circle cx="27" cy="47" r="4" fill="var(--wall)" opacity=".7" />
      <circle cx="39" cy="42" r="3" fill="var(--wall)" opacity=".7" />
      <circle cx="37" cy="51" r="2" fill="var(--wall)" opacity=".7" />
    </>
  ),
  plant: (
    <>
      <path d="M32 42V20" stroke="var(--hill)" strokeWidth="4" strokeLinecap="round" />
      <path d="M31 26C18 28 10 21 10 9c13-1 21 5 21 17z" fill="var(--leaf)" />
      <path d="M33 32c0-11 8-17 21-16 0 12-8 19-21 16z" fill="var(--leaf)" />
      <path d="M14 40h36l-4 16a4 4 0 0 1-4 3H22a4 4 0 0 1-4-3z" fill="var(--crust)" />
      <path d="M12 37h40v8H12z" fill="var(--birthday)" />
    </>
  ),
  chefHat: (
    <>
      <path d="M16 36h32v17a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z" fill="var(--china)" />
      <path d="M16 38C4 36 3 20 16 19c1-14 31-14 32 0 13 1 12 17 0 19z" fill="var(--china)" />
      <path d="M16 47h32v6H16z" fill="var(--tomato)" />
      <path
        d="M25 28v10M39 28v10M32 30v8"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  ),
  shirt: (
    <>
      <path
        d="m22 10-18 9 6 14 8-3v24a3 3 0 0 0 3 3h22a3 3 0 0 0 3-3V30l8 3 6-14-18-9c-3 6-17 6-20 0z"
        fill="var(--planner)"
      />
      <path d="m32 26 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="var(--accent)" />
    </>
  ),
  boot: (
    <>
      <path d="M17 8h22v26c0 4 3 6 8 7 7 1 11 5 11 11v2H17z" fill="var(--accent)" />
      <path d="M15 5h26v9H15zM15 52h45v3a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4z" fill="var(--birthday)" />
      <circle cx="24" cy="23" r="3" fill="var(--wall)" />
      <circle cx="32" cy="31" r="3" fill="var(--wall)" />
      <circle cx="24" cy="40" r="3" fill="var(--wall)" />
      <circle cx="38" cy="45" r="3" fill="var(--wall)" />
    </>
  ),
  shoe: (
    <>
      <path d="M6 20c6 4 13 3 17-3l14 17c2 3 5 4 10 5 8 1 12 5 12 11H6z" fill="var(--planner)" />
      <path d="M6 20c6 4 13 3 17-3l7 9c-5 8-14 12-24 10z" fill="var(--tomato)" />
      <path d="M5 48h54v4a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5z" fill="var(--china)" />
      <path d="m34 31-6 5M39 36l-5 5" stroke="var(--wall)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="14" cy="52" r="2.5" fill="var(--tomato)" />
    </>
  ),
  lamp: (
    <>
      <path d="M20 8h24l9 24H11z" fill="var(--accent)" />
      <path d="M28 32h8v18h-8z" fill="var(--crust)" />
      <path d="M18 58c0-6 6-9 14-9s14 3 14 9z" fill="var(--brand)" />
      <path d="M44 32v9" stroke="var(--line-strong)" strokeWidth="2.5" />
      <circle cx="44" cy="43" r="3" fill="var(--tomato)" />
    </>
  ),
  ticket: (
    <>
      <path d="M6 24 46 9a3 3 0 0 1 4 2l3 8a6 6 0 0 0 4 10l2 6L19 53z" fill="var(--accent)" />
      <path d="M5 26h54v7a6 6 0 0 0 0 12v9H5v-9a6 6 0 0 0 0-12z" fill="var(--tomato)" />
      <path d="M44 29v22" stroke="var(--wall)" strokeWidth="2.5" strokeDasharray="4 4" />
      <path d="m24 31 2.7 5.6 6.2.8-4.5 4.3 1.1 6.200L24 45l-5.5 2.9 1.1-6.2-4.5-4.3 6.2-.8z" fill="var(--wall)" />
    </>
  ),
  gift: (
    <>
      <rect x="9" y="30" width="46" height="27" rx="4" fill="var(--tomato)" />
      <rect x="5" y="20" width="54" height="13" rx="4" fill="var(--birthday)" />
      <path d="M27 20h10v37H27z" fill="var(--accent)" />
      <path
        d="M32 20c-16 0-17-14-9-14 6 0 9 7 9 14zM32 20c16 0 17-14 9-14-6 0-9 7-9 14z"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </>
  ),
  hanger: (
    <>
      <path
        d="M26 15a6 6 0 1 1 9 5c-2 1-3 2-3 5"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M32 25 7 44c-3 3-1 7 2 7h46c3 0 5-4 2-7z"
        fill="none"
        stroke="var(--planner)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </>
  ),
  leaf: (
    <>
      <path d="M9 55C2 26 20 7 57 8c2 36-17 55-44 42z" fill="var(--leaf)" />
      <path d="M7 58c7-16 18-27 34-35" fill="none" stroke="var(--hill)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
};
