import { Link } from 'wouter';
import { dateParts, shortWeekdayAndDate, today, weekdayAndDate } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { PlannerItem } from '../contract.ts';
import { weekAhead } from '../rules/lists.ts';
import { CategoryGlyph } from './category-icon-card.tsx';

const maxPerDay = 2;

/** The next seven days at a glance, above the categories. A tap leads to the item, which is listed once, below. */
export function WeekAheadCard({ items }: { items: readonly PlannerItem[] }) {
  const days = weekAhead(items, today());
  if (days.every((day) => day.items.length === 0)) return null;
  return (
    <section aria-label="The next seven days" className="card p-2 sm:p-3">
      <ol className="grid grid-cols-7 gap-0.5 sm:gap-1.5">
        {days.map(({ date, items }, index) => (
          <li
            key={date}
            className={classNames('flex min-w-0 flex-col gap-1 rounded-control pt-2', index === 0 && 'bg-accent-soft')}
          >
            <p className="text-center text-sm leading-tight font-semibold">
              <span className="block text-xs font-medium text-ink-soft">{shortWeekdayAndDate(date).slice(0, 3)}</span>{' '}
              <span className="tabular">{dateParts(date).day}</span>
            </p>
            {items.slice(0, maxPerDay).map(({ id, title, category }) => (
              <Link
                key={id}
                href={`?open=${id}`}
                replace
                aria-label={`${title}, ${weekdayAndDate(date)}`}
                data-title={title}
                className="week-ahead-item"
              >
                <CategoryGlyph category={category} />
              </Link>
            ))}
            {items.length > maxPerDay && (
              <p className="pb-1 text-center text-xs text-ink-soft">+{items.length - maxPerDay}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
