/** A wand with a star, and sparks around it. */
export function WishDrawing() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
      <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
      {/* Above the hill that covers the ground of the other scenes. */}
      <g transform="translate(0 -10)">
        <path d="M44 78 72 42" stroke="var(--primary)" strokeWidth="6" strokeLinecap="round" />
        <path
          d="m80 14 5.3 10.8 11.9 1.7-8.6 8.4 2 11.8L80 41.1l-10.6 5.6 2-11.8-8.6-8.4 11.9-1.7z"
          fill="var(--accent)"
          stroke="var(--primary)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <circle cx="46" cy="30" r="3.5" fill="var(--birthday)" />
        <circle cx="102" cy="58" r="3.5" fill="var(--planner)" />
        <circle cx="56" cy="14" r="2.5" fill="var(--appointment)" />
        <path d="M92 72h10M97 67v10" stroke="var(--birthday)" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
