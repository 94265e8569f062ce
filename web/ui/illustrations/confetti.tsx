/** Where the pieces fall on the left side. The right side mirrors it with other shapes, so that both weigh the same. */
const leftPieces = [
  [108, 26],
  [122, 78],
  [134, 48],
  [150, 16],
  [158, 90],
  [166, 62],
  [182, 34],
  [194, 78],
  [206, 12],
  [214, 50],
  [234, 28],
  [250, 10],
] as const;

const sizes = [0.9, 0.6, 0.75, 1, 0.5, 0.8, 0.65];

const shapes = {
  circle: <circle r="5" fill="var(--appointment)" />,
  diamond: <path d="M0-7 7 0 0 7-7 0z" fill="var(--birthday)" />,
  petal: <ellipse rx="7" ry="4" fill="oklch(0.72 0.14 30)" />,
  dot: <circle r="5" fill="light-dark(var(--hill), oklch(0.88 0.07 165))" />,
  square: <rect x="-5" y="-5" width="10" height="10" rx="2" fill="var(--planner)" transform="rotate(18)" />,
};

const shapesInTurn = Object.values(shapes);
const allPieces = [...leftPieces, ...leftPieces.map(([x, y]) => [544 - x, y + 6] as const)];

/** Confetti over the top of a card, in the colors of the brand and the calendar's entries. */
export function Confetti() {
  return (
    <svg
      viewBox="0 0 544 148"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 block h-37 w-full sm:h-50"
    >
      {allPieces.map(([x, y], index) => (
        <g key={x} className="confetti" style={{ animationDelay: `${index * 30}ms` }}>
          <g transform={`translate(${x} ${y}) rotate(${index * 50}) scale(${sizes[index % sizes.length]})`}>
            {shapesInTurn[index % shapesInTurn.length]}
          </g>
        </g>
      ))}
    </svg>
  );
}
