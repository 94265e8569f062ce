/** A child with a balloon. */
export const ChildDrawing = () => (
  <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
    <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
    <path d="M95 35c2 9-4 17-16 31" fill="none" stroke="var(--line-strong)" strokeWidth="2.5" />
    <path d="M38 80c0-16 7-25 19-25s19 9 19 25z" fill="var(--planner-ink)" />
    <path d="M68 62l9 5" stroke="var(--planner-ink)" strokeWidth="7" strokeLinecap="round" />
    <circle cx="57" cy="42" r="13.5" fill="var(--accent)" />
    <path d="M50 31c4-6 11-6 14 0" fill="none" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
    <path d="M94 35l-4 5h8z" fill="var(--birthday)" />
    <ellipse cx="94" cy="22" rx="11.5" ry="14" fill="var(--birthday)" />
    <path d="M24 80h84" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);
