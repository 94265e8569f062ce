import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import { useFinishStep } from '#capabilities/plans/web/hooks.ts';
import { type CalendarDate, dateParts, shortWeekdayAndDate, today, weekdayAndDate } from '#core/dates.ts';
import { ShowAllButton } from '#web/ui/show-all-button.tsx';
import { TickButton } from '#web/ui/tick-button.tsx';
import type { PlannerItem } from '../contract.ts';
import { type AheadThing, weekAhead } from '../rules/lists.ts';

const maxRows = 3;

interface WeekAheadCardProps {
  items: readonly PlannerItem[];
  /** The open steps of all plans. */
  steps: readonly PlanStep[];
  onDone: (item: PlannerItem) => void;
}

/**
 * How much there is to do on the next seven days, and what it is on one of them: first, the next one. Counts instead of
 * colored marks, because those mean entries of the calendar, which has more than this.
 */
export function WeekAheadCard({ items, steps, onDone }: WeekAheadCardProps) {
  const [chosen, setChosen] = useState<CalendarDate>();
  const section = useRef<HTMLElement>(null);
  const finishStep = useFinishStep();
  const days = weekAhead(items, steps, today());
  const next = days.find(({ things }) => things.length > 0);
  if (!next) return null;
  const shown = days.find(({ date }) => date === chosen) ?? next;
  const finish = ({ item, step }: AheadThing) => {
    // The pressed button disappears with its row.
    section.current?.focus({ preventScroll: true });
    if (item) onDone(item);
    if (step) finishStep(step);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="The next seven days" className="card week-ahead outline-none">
      <ol className="grid grid-cols-7 gap-1">
        {days.map(({ date, things }) => (
          <li key={date} className="grid">
            <button
              type="button"
              aria-pressed={date === shown.date}
              className="week-ahead-day"
              data-is-free={things.length === 0}
              onClick={() => setChosen(date)}
            >
              <span className="text-xs font-medium">{shortWeekdayAndDate(date).slice(0, 3)}</span>{' '}
              <span className="tabular font-display text-lg leading-none font-semibold">{dateParts(date).day}</span>{' '}
              <span className="tabular h-3.5 text-[0.6875rem] leading-3.5 font-medium whitespace-nowrap text-ink-soft">
                {things.length > 0 ? `${things.length} to do` : <span className="sr-only">nothing to do</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <DayThings key={shown.date} {...shown} onDone={finish} />
    </section>
  );
}

interface DayThingsProps {
  date: CalendarDate;
  things: readonly AheadThing[];
  onDone: (thing: AheadThing) => void;
}

/** A tap on the circle checks one off; a tap on the rest leads to its row below, or to the plan of a step. */
function DayThings({ date, things, onDone }: DayThingsProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <div className="min-w-0 px-1 pb-1">
      <h2 className="px-2.5 pt-1 text-base">{date === today() ? 'Today' : weekdayAndDate(date)}</h2>
      {things.length === 0 && <p className="px-2.5 py-2 text-sm text-ink-soft">Nothing to do for this day.</p>}
      <ul>
        {things.slice(0, showsAll ? undefined : maxRows).map((thing) => (
          <li key={thing.id} className="relative flex items-center gap-1 rounded-control pr-2 has-[a:hover]:bg-sunken">
            <span className="relative z-1">
              <TickButton label={`Check off ${thing.title}`} onClick={() => onDone(thing)} />
            </span>
            <p className="min-w-0 flex-1 py-1 leading-snug">
              <Link
                href={thing.path}
                replace={thing.path.startsWith('?')}
                aria-label={`Show ${thing.title}`}
                className="stretched font-medium"
              >
                {thing.title}
              </Link>{' '}
              <span className="block text-sm text-ink-soft">{thing.about}</span>
            </p>
            <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
          </li>
        ))}
      </ul>
      {things.length > maxRows && (
        <div className="pl-12">
          <ShowAllButton showsAll={showsAll} count={things.length} onClick={() => setShowsAll(!showsAll)} />
        </div>
      )}
    </div>
  );
}
