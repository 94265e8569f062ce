import { HillHouse } from './hill-house.tsx';

/** The sun rising behind a house. */
export const SunriseDrawing = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 300 170" aria-hidden="true" className={className}>
    <circle cx="205" cy="92" r="74" fill="var(--accent)" opacity=".16" />
    <circle cx="205" cy="92" r="52" fill="var(--accent)" opacity=".28" />
    <circle cx="205" cy="92" r="31" fill="var(--accent)" />
    <HillHouse light={<rect x="13" y="17" width="9" height="13" rx="2" fill="var(--door)" />} />
  </svg>
);
