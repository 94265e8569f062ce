/** Dishes eaten by hand. Each drawing fills 64 by 64 units. */

export const dishesByHand = {
  taco: (
    <>
      <path d="M6 45a26 26 0 0 1 52 0z" fill="var(--crust)" />
      <circle cx="16" cy="27" r="6" fill="var(--leaf)" />
      <circle cx="25" cy="20" r="6" fill="var(--tomato)" />
      <circle cx="36" cy="18" r="6" fill="var(--leaf)" />
      <circle cx="46" cy="24" r="6" fill="var(--tomato)" />
      <circle cx="52" cy="31" r="5" fill="var(--leaf)" />
      <path d="M4 50a26 26 0 0 1 52 0 3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="var(--accent)" />
      <path d="M18 44h.1M29 36h.1M40 43h.1M30 47h.1" stroke="var(--birthday)" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  wrap: (
    <>
      <path d="M12 20c2-9 12-12 18-7 8-4 18 1 16 10l-6 10H16z" fill="var(--leaf)" />
      <circle cx="25" cy="19" r="5" fill="var(--tomato)" />
      <circle cx="38" cy="20" r="5" fill="var(--birthday)" />
      <path d="M9 24c14 4 26 4 46-3L43 54a6 6 0 0 1-6 4H24a6 6 0 0 1-6-5z" fill="var(--accent)" />
      <path d="M55 21 34 40 16 44 13 35c14 1 28-4 42-14z" fill="var(--wall)" opacity=".45" />
      <path d="M28 47h.1M37 43h.1M32 53h.1" stroke="var(--birthday)" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  sandwich: (
    <>
      <path d="M8 24c0-8 8-12 24-12s24 4 24 12c0 3-2 5-5 5H13c-3 0-5-2-5-5z" fill="var(--accent)" />
      <path d="M6 31c5-4 8 3 13 0s8 3 13 0 8 3 13 0 8 2 13 0v5H6z" fill="var(--leaf)" />
      <path d="M8 36h48v6H8z" fill="var(--tomato)" />
      <path d="M8 41h48l-11 7-6-5z" fill="var(--birthday)" />
      <path d="M8 44h48v6a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z" fill="var(--crust)" />
      <path d="M18 19h.1M30 17h.1M43 20h.1" stroke="var(--wall)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  burger: (
    <>
      <path d="M7 28C7 16 18 9 32 9s25 7 25 19z" fill="var(--crust)" />
      <path d="M20 19h.1M32 15h.1M43 20h.1M29 23h.1" stroke="var(--wall)" strokeWidth="3" strokeLinecap="round" />
      <path d="M4 31c5-4 9 3 14 0s9 3 14 0 9 3 14 0 9 3 14 0v6H4z" fill="var(--leaf)" />
      <path d="M7 36h50v3l-12 6-8-6H7z" fill="var(--accent)" />
      <rect x="5" y="40" width="54" height="8" rx="4" fill="var(--brand)" />
      <path d="M7 49h50a9 9 0 0 1-9 8H16a9 9 0 0 1-9-8z" fill="var(--crust)" />
    </>
  ),
  pizza: (
    <>
      <path d="M5 20C14 9 50 9 59 20l-4 6H9z" fill="var(--crust)" />
      <path d="M9 24c10-7 36-7 46 0L34 58a2.5 2.5 0 0 1-4 0z" fill="var(--accent)" />
      <circle cx="24" cy="29" r="5" fill="var(--tomato)" />
      <circle cx="40" cy="29" r="5" fill="var(--tomato)" />
      <circle cx="32" cy="43" r="4.5" fill="var(--tomato)" />
      <path d="M30 35c1-4 5-5 8-3-2 4-5 5-8 3zM25 39c-1-2 0-4 2-5 1 3 0 5-2 5z" fill="var(--leaf)" />
    </>
  ),
  toast: (
    <>
      <path
        d="M8 20c0-7 7-11 24-11s24 4 24 11c0 4-2 6-4 7v25a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5V27c-2-1-4-3-4-7z"
        fill="var(--crust)"
      />
      <path
        d="M13 20c0-4 6-6 19-6s19 2 19 6c0 2-2 4-4 4v26a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2V24c-2 0-4-2-4-4z"
        fill="var(--accent)"
      />
      <path d="M20 27c4-5 21-6 24 0s1 18-4 20-17 1-20-5-2-12 0-15z" fill="var(--leaf)" />
      <circle cx="27" cy="33" r="4" fill="var(--tomato)" />
      <circle cx="37" cy="39" r="4" fill="var(--tomato)" />
    </>
  ),
  vegetable: (
    <>
      <path d="M38 40h10l1 17H37z" fill="var(--hill)" />
      <g fill="var(--leaf)">
        <circle cx="34" cy="33" r="9" />
        <circle cx="43" cy="26" r="10" />
        <circle cx="53" cy="34" r="8" />
        <circle cx="43" cy="37" r="8" />
      </g>
      <path d="M24 22c-8-1-14 5-14 12l6 22c1 3 5 3 6 0l11-20c2-8-3-13-9-14z" fill="var(--birthday)" />
      <path d="M23 22C16 18 15 11 17 6c5 3 6 9 6 16zM24 22c0-8 3-13 9-15 1 7-3 12-9 15z" fill="var(--leaf)" />
      <path d="m14 39 6-2M18 49l5-2" stroke="var(--wall)" strokeWidth="2.5" strokeLinecap="round" opacity=".6" />
    </>
  ),
  rolls: (
    <>
      <ellipse cx="32" cy="47" rx="29" ry="11" fill="var(--china)" />
      <circle cx="17" cy="38" r="11" fill="var(--leaf)" />
      <circle cx="17" cy="38" r="8" fill="var(--wall)" />
      <circle cx="17" cy="38" r="4" fill="var(--tomato)" />
      <circle cx="47" cy="38" r="11" fill="var(--leaf)" />
      <circle cx="47" cy="38" r="8" fill="var(--wall)" />
      <circle cx="47" cy="38" r="4" fill="var(--birthday)" />
      <circle cx="32" cy="26" r="12" fill="var(--crust)" />
      <circle cx="32" cy="26" r="9" fill="var(--wall)" />
      <path
        d="M32 26a2.5 2.5 0 0 1 5 0 5.5 5.5 0 0 1-11 0"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  quesadilla: (
    <>
      <path d="M30 12c12-4 22 0 28 9L40 47z" fill="var(--crust)" />
      <path d="m58 21-18 26v8l19-26a6 6 0 0 0-1-8z" fill="var(--birthday)" />
      <path d="M5 30c5-12 16-19 29-18l4 36z" fill="var(--accent)" />
      <path d="M5 30c0 4 1 6 3 7l30 19v-8z" fill="var(--birthday)" />
      <path d="m6 34 32 18" fill="none" stroke="var(--leaf)" strokeWidth="3" strokeLinecap="round" />
      <path d="M20 26h.1M28 20h.1M30 31h.1" stroke="var(--crust)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
};
