import { HillHouse } from './hill-house.tsx';

/** The moon over the same house, with a light in the window. The stars come out one after another. */
export const EveningDrawing = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 300 170" aria-hidden="true" className={className}>
    <path d="M246 24a24 24 0 1 0 12 42 20 20 0 0 1-12-42z" fill="var(--star)" />
    <g fill="var(--star)">
      <circle className="star" cx="204" cy="14" r="3.4" />
      <circle className="star" cx="188" cy="42" r="2.8" />
      <circle className="star" cx="208" cy="76" r="3" />
      <circle className="star" cx="284" cy="88" r="2.8" />
    </g>
    <HillHouse
      light={
        <>
          <circle cx="17" cy="20" r="13" fill="var(--accent)" opacity=".35" />
          <rect x="12" y="15" width="10" height="10" rx="2" fill="var(--accent)" />
        </>
      }
    />
  </svg>
);
