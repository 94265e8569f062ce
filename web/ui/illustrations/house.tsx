/** A house with lights on and an open door. */
export function HouseDrawing() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
      <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
      <path d="M40 80V46l26-21 26 21v34z" fill="var(--wall)" stroke="var(--line-strong)" strokeWidth="2.5" />
      <path
        d="M33 50 66 22l33 28"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M59 80V63a7 7 0 0 1 14 0v17z" fill="var(--accent)" />
      <rect x="47" y="54" width="8" height="8" rx="2" fill="var(--accent)" />
      <rect x="77" y="54" width="8" height="8" rx="2" fill="var(--accent)" />
      <ellipse cx="106" cy="62" rx="7" ry="11" fill="var(--hill)" />
      <path d="M104.7 68h2.6v12h-2.6z" fill="var(--hill)" />
      <path d="M22 80h90" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
