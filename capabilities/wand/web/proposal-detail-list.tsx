import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ShowAllButton } from '#web/ui/show-all-button.tsx';
import type { Proposal } from '../contract.ts';

const initialLines = 7;

/** The details, the note and the quote of a card. */
export function ProposalDetailList({ details, note, quote }: Pick<Proposal, 'details' | 'note' | 'quote'>) {
  const [showsAll, setShowsAll] = useState(false);
  const isLong = details.length > initialLines + 1;
  const lines = isLong && !showsAll ? details.slice(0, initialLines) : details;
  return (
    <>
      {details.length > 0 && (
        <div className="rounded-control bg-sunken px-4 py-3 text-sm">
          <ul className={classNames('space-y-1', details.length > 1 && 'list-disc pl-4')}>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
              <li key={place}>{line}</li>
            ))}
          </ul>
          {isLong && (
            <ShowAllButton showsAll={showsAll} count={details.length} onClick={() => setShowsAll(!showsAll)} />
          )}
        </div>
      )}
      {note && <p className="text-sm">{note}</p>}
      {quote && <p className="text-sm text-ink-soft italic">From: "{quote}"</p>}
    </>
  );
}
