export function CalendarDrawing() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
      <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
      <rect x="32" y="26" width="68" height="54" rx="11" fill="var(--surface)" />
      <path d="M32 43V37a11 11 0 0 1 11-11h46a11 11 0 0 1 11 11v6z" fill="var(--primary-soft)" />
      <rect x="32" y="26" width="68" height="54" rx="11" fill="none" stroke="var(--line-strong)" strokeWidth="2.5" />
      <path d="M32 43h68" stroke="var(--line-strong)" strokeWidth="2.5" />
      <path d="M49 19v13M83 19v13" stroke="var(--primary)" strokeWidth="4.5" strokeLinecap="round" />
      <g fill="var(--line)">
        <rect x="42" y="51" width="8" height="8" rx="2.5" />
        <rect x="56" y="51" width="8" height="8" rx="2.5" />
        <rect x="84" y="51" width="8" height="8" rx="2.5" />
        <rect x="42" y="65" width="8" height="8" rx="2.5" />
        <rect x="70" y="65" width="8" height="8" rx="2.5" />
      </g>
      <circle cx="74" cy="55" r="6.5" fill="var(--accent)" />
      <rect x="56" y="65" width="8" height="8" rx="2.5" fill="var(--planner)" />
    </svg>
  );
}
