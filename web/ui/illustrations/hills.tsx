import type { ReactNode } from 'react';

const Scene = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 352 320" aria-hidden="true" className="absolute inset-x-0 bottom-0 w-full">
    {children}
  </svg>
);

/** The sun behind a hill, along the bottom of a panel. */
export const SunBehindHill = () => (
  <Scene>
    <circle cx="176" cy="176" r="140" className="halo" />
    <circle cx="176" cy="176" r="98" className="halo" />
    <path d="M0 320V216c62-40 124-44 190-22 58 19 108 16 162-14v140z" fill="var(--hill-far)" />
  </Scene>
);

/** The hill in front of the sun. A house drawn between the two seems to be built on the hills. */
export const NearHill = () => (
  <Scene>
    <path d="M0 320v-80c84-34 184-38 284-18 24 5 46 2 68-8v106z" fill="var(--hill)" />
  </Scene>
);
