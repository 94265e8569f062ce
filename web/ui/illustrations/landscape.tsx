/** Wide morning landscape behind the landing page's hero. Narrow screens crop both sides. */
export function LandscapeDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1600 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <circle cx="1120" cy="250" r="330" fill="var(--accent)" opacity=".1" />
      <circle cx="1120" cy="250" r="235" fill="var(--accent)" opacity=".16" />
      <circle cx="1120" cy="250" r="150" fill="var(--accent)" opacity=".3" />
      <path
        d="M0 330c180-70 330-78 520-30 190 47 300 40 470-22 210-76 400-60 610 12v130H0z"
        fill="var(--hill-far)"
        opacity=".7"
      />
      <path d="M0 376c240-66 420-58 640-18 250 46 420 18 600-30 140-36 250-32 360-4v96H0z" fill="var(--hill-far)" />
      <path d="M0 404c200-38 420-30 620-8 320 34 560 10 980-52v76H0z" fill="var(--hill)" />
      <g fill="var(--tree)">
        <ellipse cx="236" cy="350" rx="13" ry="21" />
        <path d="M233.8 362h4.4v24h-4.4z" />
        <ellipse cx="388" cy="352" rx="10" ry="16" />
        <path d="M386 360h4v20h-4z" />
        <ellipse cx="1492" cy="318" rx="13" ry="21" />
        <path d="M1489.8 330h4.4v24h-4.4z" />
      </g>
      <g transform="translate(290 322)">
        <path d="M0 52V26L30 4l30 22v26z" fill="var(--wall)" />
        <path
          d="M-7 30 30 0l37 30"
          fill="none"
          stroke="var(--brand)"
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x="23" y="30" width="15" height="22" rx="3" fill="var(--accent)" />
      </g>
    </svg>
  );
}
