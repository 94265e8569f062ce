import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FilterChip } from '#web/ui/filter-chip.tsx';
import { DottedFacts } from '#web/ui/rows/dotted-facts.tsx';
import { ShowAllButton } from '#web/ui/show-all-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { SentNotice } from '../contract.ts';
import { whenWords } from '../rules/moment-words.ts';
import { channelLabels, outcomeOf } from '../rules/sent-words.ts';
import { useSent } from './hooks.ts';
import { NoticeIcon } from './notice-icon-card.tsx';

const shownAtFirst = 10;

/** The messages sent to the person: when, by which channel, and whether they arrived. */
export function SentList() {
  const { data, isPending, refetch } = useSent();
  const [onlyFailed, setOnlyFailed] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  if (isPending)
    return (
      <Card className="still-loading">
        <Spinner />
      </Card>
    );
  if (!data) return <ErrorState onRetry={refetch}>We couldn't load what we sent.</ErrorState>;
  if (data.length === 0)
    return (
      <Card className="text-ink-soft">Nothing yet. As soon as we remind you of something, you'll see it here.</Card>
    );
  const matching = onlyFailed ? data.filter(({ state }) => state === 'failed') : data;
  const shown = showsAll ? matching : matching.slice(0, shownAtFirst);
  return (
    <Card className="space-y-3">
      <FilterChip pressed={onlyFailed} onToggle={() => setOnlyFailed(!onlyFailed)}>
        Only what didn't get through
      </FilterChip>
      {matching.length === 0 && <p className="text-ink-soft">Everything got through.</p>}
      <ul className="divide-y divide-line empty:hidden">
        {shown.map((notice) => (
          <SentRow key={notice.id} notice={notice} />
        ))}
      </ul>
      {matching.length > shownAtFirst && (
        <ShowAllButton showsAll={showsAll} count={matching.length} onClick={() => setShowsAll(!showsAll)} />
      )}
    </Card>
  );
}

function SentRow({ notice }: { notice: SentNotice }) {
  const { kind, title, channel, state, dueAt, sentAt, openedAt } = notice;
  const moment = sentAt ?? dueAt;
  const look = state === 'failed' ? 'text-danger' : openedAt ? 'text-success' : 'text-ink-soft';
  return (
    <li className="flex items-start gap-3 py-3">
      <NoticeIcon kind={kind} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium">{title}</p>
        <p className={`text-sm ${look}`}>{outcomeOf(notice)}</p>
        <DottedFacts
          className="mt-0.5 text-xs text-ink-soft"
          facts={[
            channelLabels[channel],
            <time key="moment" dateTime={moment}>
              {whenWords(moment)}
            </time>,
          ]}
        />
      </div>
    </li>
  );
}
