/** A mailbox with its flag up and a letter in it, on a hill. It fills its place and crops what has no room. */
export function MailboxDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 376 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect width="376" height="400" fill="var(--accent-soft)" />
      <circle cx="262" cy="156" r="104" fill="var(--accent)" opacity=".16" />
      <circle cx="262" cy="156" r="72" fill="var(--accent)" opacity=".28" />
      <circle cx="262" cy="156" r="43" fill="var(--accent)" />
      <path d="M0 400V262c60-34 128-38 196-14 66 22 124 16 180-18v170z" fill="var(--hill-far)" />
      <path d="M181 214h14v90h-14z" fill="var(--tree)" />
      <path d="M0 400V300c84-34 168-32 244-14 52 12 94 10 132-2v116z" fill="var(--hill)" />
      <path d="m84 150 52-14 14 50-52 14z" fill="var(--wall)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="m84 150 34 20 18-34" fill="none" stroke="var(--line-strong)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M128 218v-42a36 36 0 0 1 36-36h70a36 36 0 0 1 36 36v42z" fill="var(--brand)" />
      <path d="M128 218v-42a36 36 0 0 1 72 0v42z" fill="var(--wall)" opacity=".22" />
      <path d="M238 186v-66h30v22h-22v44z" fill="var(--danger)" />
      <circle cx="242" cy="186" r="6" fill="var(--wall)" />
      <g fill="var(--tree)">
        <ellipse cx="58" cy="252" rx="13" ry="21" />
        <path d="M55.8 264h4.4v24h-4.4z" />
        <ellipse cx="324" cy="250" rx="10" ry="16" />
        <path d="M322 258h4v26h-4z" />
      </g>
    </svg>
  );
}
