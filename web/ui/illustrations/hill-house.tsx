import type { ReactNode } from 'react';

interface HillHouseProps {
  /** The door by day, or the lit window in the evening; drawn from the house's corner. */
  light: ReactNode;
}

/** The hills with the house and its tree, in front of a sky. */
export const HillHouse = ({ light }: HillHouseProps) => (
  <>
    <path d="M60 170c28-46 70-62 112-52 38 9 78 6 128-26v78z" fill="var(--hill-far)" />
    <path d="M120 170c34-34 74-40 108-30 26 8 48 6 72-6v36z" fill="var(--hill)" />
    <g transform="translate(176 98)">
      <path d="M0 30V15L17 2l17 13v15z" fill="var(--wall)" />
      <path
        d="M-4 17 17 0l21 17"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {light}
    </g>
    <g fill="var(--tree)">
      <ellipse cx="150" cy="119" rx="8" ry="12" />
      <path d="M148.6 126h2.8v12h-2.8z" />
    </g>
  </>
);
