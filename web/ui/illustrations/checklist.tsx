/** A list with two things checked off, and the pencil for the next one. */
export function ChecklistDrawing() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
      <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
      <rect
        x="38"
        y="17"
        width="52"
        height="66"
        rx="9"
        fill="var(--wall)"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
      />
      <rect x="53" y="11" width="22" height="12" rx="6" fill="var(--primary)" />
      <g fill="var(--leaf)">
        <circle cx="51" cy="37" r="6" />
        <circle cx="51" cy="53" r="6" />
      </g>
      <path
        d="m48 37 2.2 2.2 3.8-4M48 53l2.2 2.2 3.8-4"
        fill="none"
        stroke="var(--wall)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="51" cy="69" r="5" fill="none" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M63 37h17M63 53h13M63 69h9" stroke="var(--edge)" strokeWidth="4.5" strokeLinecap="round" />
      <g transform="rotate(35 93 60)">
        <path d="M88 44h10v26H88z" fill="var(--accent)" />
        <path d="M88 44v-4a5 5 0 0 1 10 0v4z" fill="var(--primary)" />
        <path d="M88 70h10l-5 10z" fill="var(--crust)" />
      </g>
    </svg>
  );
}
