/** Banner for the top of a card: the sun rises behind a house. Narrow cards crop both sides. */
export function MorningDrawing() {
  return (
    <svg
      viewBox="0 0 544 148"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block h-37 w-full bg-accent-soft sm:h-50"
    >
      <circle cx="272" cy="100" r="96" fill="var(--accent)" opacity=".16" />
      <circle cx="272" cy="100" r="68" fill="var(--accent)" opacity=".28" />
      <circle cx="272" cy="100" r="41" fill="var(--accent)" />
      <path d="M0 148v-26c76-32 150-36 226-19 90 20 194 14 318-32v77z" fill="var(--hill-far)" />
      <path d="M92 148c78-40 152-46 220-30 80 18 152 10 232-18v48z" fill="var(--hill)" />
      <g transform="translate(252 85)">
        <path d="M0 34V17L20 2l20 15v17z" fill="var(--wall)" />
        <path
          d="M-5 20 20 0l25 20"
          fill="none"
          stroke="var(--brand)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x="15" y="19" width="10" height="15" rx="2" fill="var(--door)" />
      </g>
      <g fill="var(--tree)">
        <ellipse cx="222" cy="92" rx="8" ry="13" />
        <path d="M220.6 100h2.8v14h-2.8z" />
        <ellipse cx="330" cy="101" rx="7" ry="11" />
        <path d="M328.7 108h2.6v12h-2.6z" />
      </g>
    </svg>
  );
}
