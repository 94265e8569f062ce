/** Two grown-ups and a heart between them. */
export const AdultsDrawing = () => (
  <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
    <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
    <path d="M25 80c0-18 8-29 20-29s20 11 20 29z" fill="var(--primary)" />
    <circle cx="45" cy="36" r="12.5" fill="var(--accent)" />
    <path d="M67 80c0-18 8-29 20-29s20 11 20 29z" fill="var(--planner-ink)" />
    <circle cx="87" cy="36" r="12.5" fill="var(--accent)" />
    <path
      d="M66 27c-5-3.5-8-6.3-8-9.7a4.3 4.3 0 0 1 8-2.2 4.3 4.3 0 0 1 8 2.2c0 3.4-3 6.2-8 9.7z"
      fill="var(--birthday)"
    />
    <path d="M20 80h92" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);
