/** Banner for the top of a card: a lock on a hill. Narrow cards crop both sides. */
export function LockDrawing() {
  return (
    <svg
      viewBox="0 0 544 148"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block h-30 w-full bg-primary-soft sm:h-37"
    >
      <circle cx="272" cy="80" r="92" fill="var(--primary)" opacity=".07" />
      <circle cx="272" cy="80" r="62" fill="var(--primary)" opacity=".09" />
      <path d="M0 148v-28c88-34 168-30 258-8 96 24 188 8 286-34v70z" fill="var(--hill-far)" />
      <path d="M0 148v-10c104-28 218-26 326-10 82 12 150 6 218-10v30z" fill="var(--hill)" />
      <path d="M256 68V54a16 16 0 0 1 32 0v14" fill="none" stroke="var(--line-strong)" strokeWidth="7" />
      <rect x="244" y="66" width="56" height="48" rx="10" fill="var(--brand)" />
      <path d="M272 82a6 6 0 0 1 3 11.2v9.8h-6v-9.8a6 6 0 0 1 3-11.2z" fill="var(--accent)" />
    </svg>
  );
}
