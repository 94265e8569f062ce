/** The moon over the same house, with a light in the window. The stars come out one after another. */
export function Evening({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 170" aria-hidden="true" className={className}>
      <circle cx="236" cy="46" r="40" fill="var(--accent)" opacity=".14" />
      <path d="M246 24a24 24 0 1 0 12 42 20 20 0 0 1-12-42z" fill="var(--accent)" />
      <g fill="var(--accent)">
        <circle className="star" cx="120" cy="40" r="2.6" />
        <circle className="star" cx="162" cy="22" r="2" />
        <circle className="star" cx="186" cy="58" r="2.6" />
        <circle className="star" cx="284" cy="88" r="2" />
      </g>
      <path d="M60 170c28-46 70-62 112-52 38 9 78 6 128-26v78z" fill="var(--hill-far)" opacity=".75" />
      <path d="M120 170c34-34 74-40 108-30 26 8 48 6 72-6v36z" fill="var(--hill)" opacity=".85" />
      <g transform="translate(176 98)">
        <path d="M0 30V15L17 2l17 13v15z" fill="var(--wall)" />
        <path
          d="M-4 17 17 0l21 17"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="17" cy="20" r="13" fill="var(--accent)" opacity=".35" />
        <rect x="12" y="15" width="10" height="10" rx="2" fill="var(--accent)" />
      </g>
      <g fill="var(--planner-ink)" opacity=".8">
        <ellipse cx="150" cy="119" rx="8" ry="12" />
        <path d="M148.6 126h2.8v12h-2.8z" />
      </g>
    </svg>
  );
}
