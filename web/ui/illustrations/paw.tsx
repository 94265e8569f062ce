/** A paw and a heart. */
export const PawDrawing = () => (
  <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
    <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
    <Paw toes="var(--accent)" />
    <path
      d="M106 27c-5-3.5-8-6.3-8-9.7a4.3 4.3 0 0 1 8-2.2 4.3 4.3 0 0 1 8 2.2c0 3.4-3 6.2-8 9.7z"
      fill="var(--birthday)"
    />
  </svg>
);

/** The same paw in one color, as the sign of a pet without a photo. */
export const PawSign = () => (
  <svg width="34" height="34" viewBox="36 18 60 60" aria-hidden="true">
    <Paw toes="var(--primary)" />
  </svg>
);

const Paw = ({ toes }: { toes: string }) => (
  <>
    <path
      d="M66 46c11 0 20 9.5 20 18.5 0 6.5-5 9.5-10.5 9.5-4 0-6-1.8-9.5-1.8s-5.5 1.8-9.5 1.8C51 74 46 71 46 64.5 46 55.5 55 46 66 46z"
      fill="var(--primary)"
    />
    <g fill={toes}>
      <ellipse cx="43" cy="45" rx="6.5" ry="8.5" transform="rotate(-18 43 45)" />
      <ellipse cx="57" cy="32" rx="6.8" ry="9" />
      <ellipse cx="75" cy="32" rx="6.8" ry="9" />
      <ellipse cx="89" cy="45" rx="6.5" ry="8.5" transform="rotate(18 89 45)" />
    </g>
  </>
);
