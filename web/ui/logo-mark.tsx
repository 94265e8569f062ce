/** The logo: a sun rising above two lines of a list. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="10" fill="var(--brand)" />
      <path d="M8.5 19a7.5 7.5 0 0 1 15 0z" fill="var(--accent)" />
      <path
        d="M16 5.6v2.6M6.9 9.4l1.8 1.8M25.1 9.4l-1.8 1.8"
        stroke="var(--accent)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M6 22.6h20M10.5 26.4h11" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
