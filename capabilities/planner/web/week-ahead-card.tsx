import { Link } from 'wouter';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import { dateParts, shortWeekdayAndDate, today, weekdayAndDate } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { PlannerItem } from '../contract.ts';
import { weekAhead } from '../rules/lists.ts';
import { CategoryGlyph } from './category-icon-card.tsx';

/** A day with only one more is shown whole, because saying so would take as much space. */
const maxPerDay = 2;
const shownOf = <Thing,>(things: readonly Thing[]) =>
  things.length === maxPerDay + 1 ? things : things.slice(0, maxPerDay);

interface WeekAheadCardProps {
  items: readonly PlannerItem[];
  /** The open steps of all plans. */
  steps: readonly PlanStep[];
}

/** The next seven days at a glance, above the categories. A tap leads to the item below, or to the plan of a step. */
export function WeekAheadCard({ items, steps }: WeekAheadCardProps) {
  const days = weekAhead(items, steps, today());
  if (days.every(({ things }) => things.length === 0)) return null;
  return (
    <section aria-label="The next seven days" className="card mb-6 px-4 py-2 lg:p-3">
      <ol className="divide-y divide-line lg:grid lg:grid-cols-7 lg:gap-1.5 lg:divide-y-0">
        {days.map(({ date, things }, index) => (
          <li
            key={date}
            className={classNames(
              'flex min-w-0 gap-3 py-2 lg:flex-col lg:gap-1.5 lg:rounded-control lg:p-1.5',
              index === 0 && 'lg:bg-sunken',
              things.length === 0 && 'max-lg:hidden',
            )}
          >
            <p className={classNames('week-ahead-day', index === 0 && 'max-lg:bg-accent-soft max-lg:text-ink')}>
              <span className="text-xs font-medium">{shortWeekdayAndDate(date).slice(0, 3)}</span>{' '}
              <span className="tabular font-display leading-none font-semibold">{dateParts(date).day}</span>
            </p>
            <div className="flex min-w-0 flex-1 flex-col justify-center lg:justify-start lg:gap-1.5">
              {shownOf(things).map(({ id, title, category, subject, about, path }) => (
                <Link
                  key={id}
                  href={path}
                  replace={path.startsWith('?')}
                  aria-label={`${title}, ${weekdayAndDate(date)}`}
                  className="week-ahead-item"
                  data-kind={subject === 'wishlist' ? 'birthday' : subject}
                >
                  <span className="lg:hidden">
                    <CategoryGlyph category={category} />
                  </span>
                  <span className="min-w-0">
                    <span className="lg:line-clamp-3">{title}</span>
                    {about && <span className="block text-xs font-normal lg:line-clamp-2">{about}</span>}
                  </span>
                </Link>
              ))}
              {things.length > maxPerDay + 1 && (
                <p className="pl-6.5 text-sm text-ink-soft lg:pl-0 lg:text-center lg:text-xs">
                  {things.length - maxPerDay} more
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
