import { Paw } from '../pet-look.tsx';

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
