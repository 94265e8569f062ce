import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { ShowAllButton } from '#web/ui/show-all-button.tsx';
import type { Gap } from '../page-contract.ts';

interface GapListProps {
  missing: readonly Gap[];
  /** Opens the sheet's own form. */
  onEdit?: () => void;
}

const shownAtFirst = 6;

/** The gaps of the sheet, the most important first, each a link to where it can be filled. */
export function GapList({ missing, onEdit }: GapListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll || missing.length === shownAtFirst + 1 ? missing : missing.slice(0, shownAtFirst);
  return (
    <section
      aria-label="Still missing"
      className="@container rounded-card border border-dashed border-line-strong px-4 pt-3 pb-2"
    >
      <h2 className="text-base">Still missing</h2>
      <ul className="grid gap-x-6 @md:grid-cols-2">
        {shown.map(({ what, path }) => (
          <li key={what} className="border-b border-line">
            {path ? (
              <Link href={path} className="gap-row" aria-label={`Add: ${what}`}>
                <GapWords>{what}</GapWords>
              </Link>
            ) : (
              <button type="button" className="gap-row" aria-label={`Add: ${what}`} onClick={onEdit}>
                <GapWords>{what}</GapWords>
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

const GapWords = ({ children }: { children: ReactNode }) => (
  <>
    <Plus aria-hidden size={18} className="shrink-0" />
    {children}
  </>
);
