import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ShowAllButton } from '#web/ui/show-all-button.tsx';
import type { Gap } from '../page-contract.ts';

interface GapListProps {
  missing: readonly Gap[];
  /** The sheet says nothing about the children yet. */
  isBare?: boolean;
  /** Opens the sheet's own form. */
  onEdit?: () => void;
}

const shownAtFirst = 3;

/** The gaps of the sheet, the most important first, each a link to where it can be filled. */
export function GapList({ missing, isBare = false, onEdit }: GapListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll || missing.length === shownAtFirst + 1 ? missing : missing.slice(0, shownAtFirst);
  return (
    <section aria-label="Still missing" className="card px-5 pt-4 pb-2">
      <h2 className="mb-1 text-lg">{isBare ? 'Add a few things first' : 'Worth adding before you send it'}</h2>
      <ul>
        {shown.map((gap) => (
          <li key={gap.what} className="border-t border-line first:border-0">
            <GapRow gap={gap} onEdit={onEdit} />
          </li>
        ))}
      </ul>
      {missing.length > shownAtFirst + 1 && (
        <ShowAllButton showsAll={showsAll} count={missing.length} onClick={() => setShowsAll(!showsAll)} />
      )}
    </section>
  );
}

function GapRow({ gap: { what, why, path }, onEdit }: { gap: Gap; onEdit: GapListProps['onEdit'] }) {
  const props = { className: 'stretched text-left', 'aria-label': `Add: ${what}`, children: what };
  return (
    <div className="gap-row relative">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft">
        <Plus size={18} />
      </span>
      <div className="min-w-0">
        {path ? <Link href={path} {...props} /> : <button type="button" onClick={onEdit} {...props} />}
        <p className="text-sm font-normal text-ink-soft">{why}</p>
      </div>
    </div>
  );
}
