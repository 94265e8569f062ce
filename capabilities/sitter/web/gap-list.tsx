import { CircleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { Gap } from '../page-contract.ts';

interface GapListProps {
  missing: readonly Gap[];
  /** Opens the sheet's own form. */
  onEdit: () => void;
}

/** The gaps of the sheet, each with a link to where it can be filled. */
export function GapList({ missing, onEdit }: GapListProps) {
  return (
    <section aria-label="Still missing" className="card bg-accent-soft p-4">
      <h2 className="flex items-center gap-2 text-base">
        <CircleAlert aria-hidden size={18} className="shrink-0" />
        Still missing
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {missing.map(({ sentence, path }) => (
          <li key={sentence} className="flex items-center justify-between gap-3">
            <span className="min-w-0 py-1.5">{sentence}</span>
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
    </section>
  );
}
