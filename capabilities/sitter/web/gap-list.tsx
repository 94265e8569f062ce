import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ShowAllButton } from '#web/ui/show-all-button.tsx';
import type { Gap } from '../page-contract.ts';

interface GapListProps {
  missing: readonly Gap[];
  /** Opens the sheet's own form. */
  onEdit: () => void;
}

const shownAtFirst = 4;

/** The gaps of the sheet, the most important first, each with a link to where it can be filled. */
export function GapList({ missing, onEdit }: GapListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll || missing.length === shownAtFirst + 1 ? missing : missing.slice(0, shownAtFirst);
  return (
    <section aria-label="Still missing" className="card bg-accent-soft p-4">
      <h2 className="flex items-center gap-2 text-base">
        <CircleAlert aria-hidden size={18} className="shrink-0" />
        Still missing
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {shown.map(({ sentence, path }) => (
          <li key={sentence} className="flex items-center justify-between gap-3">
            <span className="min-w-0 py-1.5 text-[0.9375rem] leading-snug">{sentence}</span>
            {path ? (
              <Link href={path} className="button button-quiet -mr-2 shrink-0 px-3" aria-label={`Add: ${sentence}`}>
                Add
              </Link>
            ) : (
              <button
                type="button"
                className="button button-quiet -mr-2 shrink-0 px-3"
                aria-label={`Add: ${sentence}`}
                onClick={onEdit}
              >
                Add
              </button>
            )}
          </li>
        ))}
      </ul>
      {missing.length > shownAtFirst + 1 && (
        <ShowAllButton showsAll={showsAll} count={missing.length} onClick={() => setShowsAll(!showsAll)} />
      )}
    </section>
  );
}
