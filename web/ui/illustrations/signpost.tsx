/** Banner for the top of a card: a signpost where the path ends. Narrow cards crop both sides. */
export function SignpostDrawing() {
  return (
    <svg
      viewBox="0 0 544 148"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block h-37 w-full bg-accent-soft sm:h-50"
    >
      <circle cx="392" cy="60" r="44" fill="var(--accent)" opacity=".2" />
      <circle cx="392" cy="60" r="25" fill="var(--accent)" opacity=".7" />
      <path d="M0 148v-34c88-38 168-34 258-10 96 26 188 8 286-38v82z" fill="var(--hill-far)" />
      <path d="M0 148v-16c104-32 218-30 326-12 82 14 150 6 218-12v40z" fill="var(--hill)" />
      <path d="M194 150c22-14 78-10 74-21-3-7-26-8-30-20 8 10 42 8 46 19 4 12-44 10-52 22z" fill="var(--wall)" />
      <path d="M273 34v88" stroke="var(--tree)" strokeWidth="6" strokeLinecap="round" />
      <path d="M258 40h58l12 11-12 11h-58z" fill="var(--brand)" />
      <path d="M288 70h-54l-12 11 12 11h54z" fill="var(--wall)" />
      <path d="M270 51h32" stroke="var(--wall)" strokeWidth="3" strokeLinecap="round" />
      <path d="M244 81h30" stroke="var(--brand)" strokeWidth="3" strokeLinecap="round" />
      <g fill="var(--tree)">
        <ellipse cx="196" cy="98" rx="8" ry="13" />
        <path d="M194.6 106h2.8v14h-2.8z" />
        <ellipse cx="350" cy="104" rx="7" ry="11" />
        <path d="M348.7 111h2.6v12h-2.6z" />
      </g>
    </svg>
  );
}
