import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { clockTime, today, wallClock } from '#core/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import type { Proposal } from '../contract.ts';
import { dayWords } from '../rules/screen/field-words.ts';
import { openLinkLabel } from '../rules/screen/screen-names.ts';
import { useJournal, useUndo } from './hooks.ts';

/** All approved proposals, with who approved them and when. */
export function JournalList() {
  const journal = useJournal();
  if (journal.isPending) return <Spinner />;
  if (journal.isError) return <ErrorState onRetry={journal.refetch}>We couldn't load the journal.</ErrorState>;
  if (journal.data.length === 0)
    return <p className="text-ink-soft">Nothing yet. Anything you approve will show up here.</p>;
  return (
    <ul className="divide-y divide-line">
      {journal.data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function whenWords(moment: string): string {
  const { date, time } = wallClock(undefined, new Date(moment));
  return `${dayWords(date, today())}, ${clockTime(time)}`;
}

function Entry({ entry }: { entry: Proposal }) {
  const { id, heading, subject, status, decidedAt, by, resultPath } = entry;
  const undo = useUndo();
  const item = useRef<HTMLLIElement>(null);
  const isDone = status === 'approved';
  const undoEntry = () => {
    if (undo.isPending) return;
    // The focused button disappears.
    const onSuccess = () => item.current?.focus();
    undo.mutate({ params: { id } }, { onSuccess, onError: failed("This can't be undone") });
  };
  return (
    <li
      ref={item}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 outline-none"
    >
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-sm text-ink-soft">{heading}</p>
        <p className="font-semibold">{subject}</p>
        <p className="text-sm text-ink-soft">
          {[decidedAt && whenWords(decidedAt), by].filter(Boolean).join(', ')}
          {isDone && resultPath && (
            <Link href={resultPath} className="ml-2 font-semibold whitespace-nowrap text-primary hover:underline">
              {openLinkLabel(resultPath)}
            </Link>
          )}
        </p>
      </div>
      {isDone ? (
        <Button
          variant="quiet"
          className="-mr-3 px-3"
          aria-label={`Undo: ${subject}`}
          aria-disabled={undo.isPending}
          onClick={undoEntry}
        >
          <Undo2 aria-hidden size={17} />
          Undo
        </Button>
      ) : (
        <Badge>Undone</Badge>
      )}
    </li>
  );
}
