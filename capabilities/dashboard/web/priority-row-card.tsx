import { Cake, CalendarHeart, ChevronDown, ChevronRight, Luggage } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import type { DayRow } from '#capabilities/calendar/rules/day-rows.ts';
import { isToDo } from '#capabilities/calendar/rules/entries.ts';
import { colorOf } from '#capabilities/calendar/rules/entry-color.ts';
import { labelOf, pathOf, subtitleOf } from '#capabilities/calendar/rules/entry-words.ts';
import { EntryHandOver, RowAssignee } from '#capabilities/calendar/web/entry-assignee-card.tsx';
import { PlanSteps } from '#capabilities/calendar/web/plan-steps-card.tsx';
import { type CalendarDate, clockTime, shortWeekdayAndDate } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { DottedFacts } from '#web/ui/rows/dotted-facts.tsx';
import { TickButton } from '#web/ui/tick-button.tsx';
import { isOverdue, planWords } from '../rules/day.ts';

const planIcons = { birthday: Cake, wishlist: Cake, event: CalendarHeart, trip: Luggage };
const barColors = { appointment: 'bg-appointment', birthday: 'bg-birthday', planner: 'bg-planner' };
const rowClasses = 'relative flex min-h-13 items-center gap-3 py-1 pr-4 pl-3 sm:gap-4 sm:px-5';
const titleClasses = 'font-sans text-base leading-snug font-semibold tracking-normal';

const Bar = ({ entry }: { entry: CalendarEntry }) => (
  <span aria-hidden className={`w-1 shrink-0 self-stretch rounded-full ${barColors[colorOf(entry.type)]}`} />
);

/** Shown in place of the time. */
export const RowIcon = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className="grid w-13 shrink-0 justify-end">
    <span className={classNames('grid size-9 place-items-center rounded-control', className)}>{children}</span>
  </span>
);

interface EntryRowProps {
  entry: CalendarEntry;
  /** Steps that prepare it. */
  preparation: readonly CalendarEntry[];
  today: CalendarDate;
  isPassed: boolean;
  /** How long until it starts, for the entry that comes next: 'In 2 hours'. It stands out. */
  until: string | undefined;
  onDone: (entry: CalendarEntry) => void;
}

export function EntryRow({ entry, preparation, today, isPassed, until, onDone }: EntryRowProps) {
  const { type, title, location } = entry;
  const steps = useUnfolding();
  return (
    <li className={classNames(isPassed && 'text-ink-soft', until && 'bg-accent-soft/60')}>
      <div className={classNames(rowClasses, 'transition-colors has-[a:hover]:bg-sunken', until && 'min-h-20')}>
        <WhenText entry={entry} today={today} />
        <Bar entry={entry} />
        <div className="min-w-0 flex-1">
          {until && <p className="text-xs font-semibold text-primary">{until}</p>}
          <h3 className={until ? 'text-lg leading-snug sm:text-xl' : titleClasses}>
            <Link href={pathOf(entry)} className="stretched">
              {title}
            </Link>
          </h3>
          <span className="sr-only">{labelOf(type)} </span>
          <DottedFacts className="text-sm text-ink-soft" facts={[subtitleOf(entry), location]} />
          <EntryHandOver entry={entry} />
          {preparation.length > 0 && (
            <button {...steps.button} className="preparation">
              {planWords(preparation, today)}
              <Chevron isOpen={steps.isOpen} size={16} />
            </button>
          )}
        </div>
        <RowAssignee entry={entry} />
        {isToDo(entry) ? (
          <span className="relative -mr-2">
            <TickButton label={`Done: ${title}`} onClick={() => onDone(entry)} />
          </span>
        ) : (
          <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
        )}
      </div>
      <div {...steps.content}>
        <PlanSteps steps={preparation} today={today} onFinish={onDone} />
      </div>
    </li>
  );
}

interface PlanRowProps {
  row: DayRow;
  plan: NonNullable<DayRow['plan']>;
  today: CalendarDate;
  onDone: (step: CalendarEntry) => void;
}

/** All due steps of one plan in one row, which unfolds. */
export function PlanRow({ row, plan, today, onDone }: PlanRowProps) {
  const steps = useUnfolding();
  return (
    <li>
      <div className={`${rowClasses} transition-colors [@media(hover:hover)]:has-[button:hover]:bg-sunken`}>
        <span className="grid w-13 shrink-0 justify-end">
          <ProgressRing Icon={planIcons[plan.subject]} done={plan.doneCount} total={plan.stepCount} />
        </span>
        <Bar entry={row.entries[0]} />
        <div className="min-w-0 flex-1">
          <h3 className={titleClasses}>
            <button {...steps.button} className="stretched text-left">
              {plan.title}
            </button>
          </h3>
          <p className="text-sm text-ink-soft">
            {!steps.isOpen && (
              <>
                <span>{row.entries[0].title}</span>
                <span className="max-sm:hidden"> · </span>
              </>
            )}
            {/* On a phone the step alone fills the row. */}
            <span className={steps.isOpen ? undefined : 'max-sm:sr-only'}>{planWords(row.entries, today)}</span>
          </p>
        </div>
        <Chevron isOpen={steps.isOpen} size={20} />
      </div>
      <div {...steps.content}>
        <PlanSteps steps={row.entries} today={today} onFinish={onDone} />
      </div>
    </li>
  );
}

/** The button that unfolds the steps of a row, and what it unfolds. */
function useUnfolding() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return {
    isOpen,
    button: {
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setIsOpen(!isOpen),
    },
    content: { id, hidden: !isOpen, className: 'plan-steps pr-3 pb-2 pl-6 sm:pl-8' },
  };
}

const Chevron = ({ isOpen, size }: { isOpen: boolean; size: number }) => (
  <ChevronDown
    aria-hidden
    size={size}
    className={classNames('shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
  />
);

/** Time or due date in two short lines, such as '9:30 AM', 'All day', 'Due today' or 'Since Nov 12'. */
function WhenText({ entry, today }: { entry: CalendarEntry; today: CalendarDate }) {
  const since = isOverdue(entry, today) && entry.date && `Since ${shortWeekdayAndDate(entry.date).split(', ')[1]}`;
  const due = entry.date === today ? 'Due today' : 'Due';
  const text = since || (isToDo(entry) ? due : entry.time ? clockTime(entry.time) : 'All day');
  const [large, ...small] = text.split(' ');
  return (
    <p className="tabular w-13 shrink-0 text-right leading-tight">
      <span className="font-display text-base font-semibold">{large}</span>{' '}
      <span className="block text-xs whitespace-nowrap text-ink-soft">{small.join(' ')}</span>
    </p>
  );
}
