/** The sun rising behind a house. */
export function Sunrise({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 170" aria-hidden="true" className={className}>
      <circle cx="205" cy="92" r="74" fill="var(--accent)" opacity=".16" />
      <circle cx="205" cy="92" r="52" fill="var(--accent)" opacity=".28" />
      <circle cx="205" cy="92" r="31" fill="var(--accent)" />
      <path d="M60 170c28-46 70-62 112-52 38 9 78 6 128-26v78z" fill="var(--hill-far)" />
      <path d="M120 170c34-34 74-40 108-30 26 8 48 6 72-6v36z" fill="var(--hill)" />
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
        <rect x="13" y="17" width="9" height="13" rx="2" fill="var(--accent)" />
      </g>
      <g fill="var(--planner-ink)" opacity=".8">
        <ellipse cx="150" cy="119" rx="8" ry="12" />
        <path d="M148.6 126h2.8v12h-2.8z" />
      </g>
    </svg>
  );
}
