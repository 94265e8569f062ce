export function PotDrawing() {
  return (
    <svg width="132" height="104" viewBox="0 0 132 104" aria-hidden="true">
      <circle cx="66" cy="60" r="40" fill="var(--accent)" opacity=".2" />
      <path
        d="M54 30c-5-6 5-9 0-16M67 30c-5-6 5-9 0-16M80 30c-5-6 5-9 0-16"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M34 56h64v22a14 14 0 0 1-14 14H48a14 14 0 0 1-14-14z" fill="var(--brand)" />
      <path d="M34 66h64v5H34z" fill="var(--accent)" opacity=".45" />
      <path
        d="M34 62h-8a5 5 0 0 0 0 10h8M98 62h8a5 5 0 0 1 0 10h-8"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path d="M30 54a36 16 0 0 1 72 0z" fill="var(--planner)" />
      <path d="M28 55h76" stroke="var(--planner)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="66" cy="36" r="4.5" fill="var(--accent)" />
    </svg>
  );
}
