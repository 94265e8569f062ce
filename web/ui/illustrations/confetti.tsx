/** Confetti over the top of a card. In the colors of the brand and the calendar's entries. */
const pieces = [
  ['circle', 156, 62],
  ['diamond', 349, 31],
  ['square', 150, 20],
  ['petal', 114, 63],
  ['dot', 385, 49],
  ['circle', 134, 40],
  ['diamond', 370, 80],
  ['square', 192, 25],
  ['petal', 117, 45],
  ['dot', 188, 51],
  ['circle', 294, 23],
  ['diamond', 414, 55],
  ['square', 247, 23],
  ['petal', 126, 22],
  ['dot', 435, 72],
  ['circle', 429, 92],
  ['diamond', 329, 47],
  ['square', 205, 53],
  ['petal', 402, 90],
  ['dot', 225, 27],
  ['circle', 421, 21],
  ['diamond', 202, 68],
  ['square', 396, 24],
  ['petal', 190, 88],
] as const;

const sizes = [0.9, 0.6, 0.75, 1, 0.5, 0.8, 0.65];

const shapes = {
  circle: <circle r="5" fill="var(--appointment)" />,
  diamond: <path d="M0-7 7 0 0 7-7 0z" fill="var(--birthday)" />,
  petal: <ellipse rx="7" ry="4" fill="oklch(0.72 0.14 30)" />,
  dot: <circle r="5" fill="light-dark(var(--hill), oklch(0.88 0.07 165))" />,
  square: <rect x="-5" y="-5" width="10" height="10" rx="2" fill="var(--planner)" transform="rotate(18)" />,
};

export function Confetti() {
  return (
    <svg
      viewBox="0 0 544 148"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 block h-37 w-full sm:h-50"
    >
      {pieces.map(([shape, x, y], index) => (
        <g key={x} className="confetti" style={{ animationDelay: `${index * 30}ms` }}>
          <g transform={`translate(${x} ${y}) rotate(${index * 50}) scale(${sizes[index % sizes.length]})`}>
            {shapes[shape]}
          </g>
        </g>
      ))}
    </svg>
  );
}
