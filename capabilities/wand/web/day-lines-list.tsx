import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { colorOf } from '#capabilities/calendar/rules/entry-color.ts';
import { labelOf } from '#capabilities/calendar/rules/entry-words.ts';
import { useToday } from '#capabilities/dashboard/web/hooks.ts';
import { capitalize } from '#core/capitalize.ts';
import { addDays, type CalendarDate, weekdayAndDate } from '#core/dates.ts';
import { DayChip } from '#web/ui/rows/day-chip.tsx';
import { DottedFacts } from '#web/ui/rows/dotted-facts.tsx';
import { Mark } from '#web/ui/rows/mark.tsx';
import type { DayLine } from '../contract.ts';
import { dayGroups, type ShownLine } from '../rules/screen/day-groups.ts';

/** Lines of an answer, grouped by day. */
export function DayLinesList({ lines }: { lines: readonly DayLine[] }) {
  const today = useToday();
  return (
    <ul className="card divide-y divide-line overflow-hidden">
      {[...Map.groupBy(lines, ({ date }) => date)].map(([date, ofDay]) => (
        <li key={date} className="flex gap-4 px-4 py-3.5">
          <span aria-hidden>
            <DayChip date={date} tint={date === today ? 'today' : tintOf(ofDay)} />
          </span>
          <div className="min-w-0 flex-1 space-y-1">
            <DayName date={date} today={today} />
            <ul>
              {dayGroups(ofDay).map(({ plan, lines: ofGroup }) =>
                plan && ofGroup.length > 1 ? (
                  <PlanRow key={plan} plan={plan} steps={ofGroup} />
                ) : (
                  ofGroup.map((line) => (
                    <DayLineRow key={line.line} line={plan ? { ...line, title: plan, about: line.title } : line} />
                  ))
                ),
              )}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The chip shows weekday and day, so only a near day has a name beside it. */
function DayName({ date, today }: { date: CalendarDate; today: CalendarDate }) {
  const [weekday = '', day] = weekdayAndDate(date).split(', ');
  const near = date === today ? 'Today' : date === addDays(today, 1) && 'Tomorrow';
  return (
    <p className={near ? 'font-display leading-6 font-semibold' : 'sr-only'}>
      {near || weekday}
      <span className="sr-only">, {day}</span>
    </p>
  );
}

const tintOf = (lines: readonly DayLine[]) => {
  const [color, ...others] = new Set(lines.map(({ type }) => type && colorOf(type)));
  return color && others.length === 0 ? color : 'quiet';
};

/** The steps of one plan that are due on one day, which unfold. */
const PlanRow = ({ plan, steps }: { plan: string; steps: readonly ShownLine[] }) => (
  <li>
    <details className="group">
      <summary className="-mx-2 flex cursor-pointer list-none items-center gap-2 rounded-control px-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 items-baseline gap-2.5 py-1.5 leading-snug">
          <Mark color={colorOf('step')} />
          <span className="min-w-0">
            <span dir="auto" className="font-medium">
              {plan}
            </span>
            <span className="line-clamp-2 text-sm text-ink-soft">
              {steps.length} steps
              <span className="group-open:hidden">, first: {steps[0]?.title}</span>
            </span>
          </span>
        </span>
        <ChevronDown
          aria-hidden
          size={16}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mb-1 ps-5">
        {steps.map((step) => (
          <DayLineRow key={step.line} line={{ ...step, about: '' }} />
        ))}
      </ul>
    </details>
  </li>
);

/** Leads to the record that it is about. */
const DayLineRow = ({ line }: { line: ShownLine }) => (
  <li>
    {line.path ? (
      <Link href={line.path} className="group -mx-2 flex items-center gap-2 rounded-control px-2 hover:bg-sunken">
        <DayLineText line={line} />
        <ChevronRight aria-hidden size={16} className="ml-auto shrink-0 text-ink-soft opacity-60 rtl:rotate-180" />
      </Link>
    ) : (
      <DayLineText line={line} />
    )}
  </li>
);

const DayLineText = ({ line: { type, when, title, about } }: { line: ShownLine }) => (
  <span className="flex min-w-0 items-baseline gap-2.5 py-1.5 leading-snug">
    {type && <Mark color={colorOf(type)} />}
    {type && <span className="sr-only">{labelOf(type)} </span>}
    <span className="min-w-0">
      <span dir="auto" className="font-medium group-hover:underline">
        {title}
      </span>
      {(when || about) && (
        <>
          {' '}
          <DottedFacts facts={[capitalize(when), about]} className="tabular text-sm text-ink-soft" />
        </>
      )}
    </span>
  </span>
);
