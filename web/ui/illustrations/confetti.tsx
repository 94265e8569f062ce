/** Confetti over the top of a card. The pieces have the shapes and colors of the calendar's entries. */
const pieces = [
  ['circle', 108, 36],
  ['square', 114, 84],
  ['diamond', 134, 60],
  ['square', 146, 22],
  ['diamond', 174, 46],
  ['circle', 206, 18],
  ['square', 336, 18],
  ['circle', 362, 54],
  ['diamond', 392, 24],
  ['square', 412, 62],
  ['diamond', 434, 86],
  ['circle', 438, 36],
] as const;

const sizes = [1.2, 0.6, 0.9, 1.35, 0.75];

const shapes = {
  circle: <circle r="5" fill="var(--appointment)" />,
  diamond: <path d="M0-7 7 0 0 7-7 0z" fill="var(--birthday)" />,
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
        <g key={x} className="confetti" style={{ animationDelay: `${index * 60}ms` }}>
          <g transform={`translate(${x} ${y}) rotate(${index * 50}) scale(${sizes[index % sizes.length]})`}>
            {shapes[shape]}
          </g>
        </g>
      ))}
    </svg>
  );
}
