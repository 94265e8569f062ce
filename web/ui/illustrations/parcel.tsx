/** A parcel that comes again and again. */
export function ParcelDrawing() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
      <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
      <path
        d="M31 44a36 36 0 0 1 62-21M101 52a36 36 0 0 1-62 21"
        fill="none"
        stroke="var(--planner)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="m96 13-1 12-12-2z" fill="var(--planner)" />
      <path d="m36 83 1-12 12 2z" fill="var(--planner)" />
      <path d="m45 41 21-10 21 10-21 10z" fill="var(--birthday-soft)" />
      <path d="m45 41 21 10v24L45 65z" fill="var(--wall)" />
      <path d="m87 41-21 10v24l21-10z" fill="var(--accent)" />
      <path
        d="m45 41 21-10 21 10v24L66 75 45 65zM45 41l21 10 21-10M66 51v24"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="m55 36 21 10v8" fill="none" stroke="var(--primary)" strokeWidth="4" strokeLinejoin="round" />
    </svg>
  );
}
