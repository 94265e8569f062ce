export const Paw = ({ toes }: { toes: string }) => (
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

/** A pet has a paw instead of initials, in a color that no person has. */
export const petLook = (size: number) => ({
  hue: 100,
  sign: (
    <svg width={size} height={size} viewBox="36 18 60 60" aria-hidden="true">
      <Paw toes="var(--primary)" />
    </svg>
  ),
});
