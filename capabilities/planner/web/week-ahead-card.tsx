import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import { useFinishStep } from '#capabilities/plans/web/hooks.ts';
import { type CalendarDate, dateParts, shortWeekdayAndDate, today, weekdayAndDate } from '#core/dates.ts';
import { Mark } from '#web/ui/rows/mark.tsx';
import { ShowAllButton } from '#web/ui/show-all-button.tsx';
import { TickButton } from '#web/ui/tick-button.tsx';
import type { PlannerItem } from '../contract.ts';
import { type AheadThing, weekAhead } from '../rules/lists.ts';

const maxMarks = 3;
const maxRows = 3;

interface WeekAheadCardProps {
  items: readonly PlannerItem[];
  /** The open steps of all plans. */
  steps: readonly PlanStep[];
  onDone: (item: PlannerItem) => void;
}

/** How full the next seven days are, by what the things are for, and what is up on one of them: first, the next one. */
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
              <span className="flex h-2 gap-1">
                {things.slice(0, maxMarks).map(({ id, color }) => (
                  <Mark key={id} color={color} size="size-2" />
                ))}
              </span>
              <span className="sr-only">{countWords(things.length)}</span>
            </button>
          </li>
        ))}
      </ol>
      <DayThings key={shown.date} {...shown} onDone={finish} />
    </section>
  );
}

const countWords = (count: number) => (count === 0 ? 'free' : count === 1 ? '1 thing' : `${count} things`);

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
      {things.length === 0 && <p className="px-2.5 py-2 text-sm text-ink-soft">Nothing planned. Enjoy it.</p>}
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
