/** A cake with three lit candles. */
export function CakeDrawing() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
      <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
      <path d="M51 27v12M66 23v16M81 27v12" stroke="var(--primary)" strokeWidth="4.5" strokeLinecap="round" />
      <g fill="var(--accent)">
        <path d="M51 12c4 4.5 4.5 6.5 3.4 8.700a3.9 3.9 0 0 1-6.8 0C46.5 18.5 47 16.5 51 12z" />
        <path d="M66 8c4 4.5 4.5 6.5 3.4 8.700a3.9 3.9 0 0 1-6.8 0C61.5 14.5 62 12.5 66 8z" />
        <path d="M81 12c4 4.5 4.5 6.5 3.4 8.700a3.9 3.9 0 0 1-6.8 0C76.5 18.5 77 16.5 81 12z" />
      </g>
      <path d="M36 50a11 11 0 0 1 11-11h38a11 11 0 0 1 11 11v30H36z" fill="var(--wall)" />
      <path
        d="M36 50a11 11 0 0 1 11-11h38a11 11 0 0 1 11 11v5c0 7-10 7-10 0 0 8-10 8-10 0 0 7-10 7-10 0 0 8-10 8-10 0 0 7-10 7-10 0 0 7-10 7-10 0z"
        fill="var(--birthday)"
      />
      <path
        d="M36 80V50a11 11 0 0 1 11-11h38a11 11 0 0 1 11 11v30z"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M26 80h80" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
