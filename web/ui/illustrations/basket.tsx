export function BasketDrawing() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
      <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
      <path d="M46 47c0-9 5-16 12-16s11 6 11 16z" fill="var(--accent)" />
      <path d="M58 31c0-4 2-7 6-8" fill="none" stroke="var(--planner-ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M72 47V27a5 5 0 0 1 10 0v20z" fill="var(--planner)" />
      <path d="m85 47 5-19 7 2-4 17z" fill="var(--birthday)" />
      <path d="M33 47h66l-6 28a7 7 0 0 1-7 6H46a7 7 0 0 1-7-6z" fill="var(--wall)" />
      <path
        d="M33 47h66l-6 28a7 7 0 0 1-7 6H46a7 7 0 0 1-7-6z"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M28 47h76" stroke="var(--primary)" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M53 57v14M66 57v14M79 57v14" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
