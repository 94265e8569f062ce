/** A recipe in handwriting, with a heart beside the last line. */
export function RecipeCardDrawing() {
  return (
    <svg width="84" height="84" viewBox="24 4 84 84" aria-hidden="true">
      <circle cx="66" cy="46" r="40" fill="var(--accent)" opacity=".2" />
      <g transform="rotate(-6 66 46)">
        <rect
          x="30"
          y="20"
          width="72"
          height="52"
          rx="6"
          fill="var(--wall)"
          stroke="var(--line-strong)"
          strokeWidth="2.5"
        />
        <path d="M31 33h70" stroke="var(--tomato)" strokeWidth="2.5" />
        <path
          d="M40 43c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0M40 53c4-3 6 3 10 0s6 3 10 0 6 3 10 0M40 63c4-3 6 3 10 0s6 3 10 0"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path d="M84 67c-7-4-9-8-8-11 1-4 6-4 8 0 2-4 7-4 8 0 1 3-1 7-8 11z" fill="var(--tomato)" />
      </g>
    </svg>
  );
}
