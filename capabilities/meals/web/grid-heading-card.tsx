import { Apple, CookingPot, Croissant, type LucideIcon, Sandwich } from 'lucide-react';
import type { ReactNode } from 'react';
import { capitalize } from '#core/capitalize.ts';
import { type CalendarDate, dateParts } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Day } from '../cell-contract.ts';

interface DayHeadingProps {
  day: Day;
  date: CalendarDate;
  isToday: boolean;
  /** Buttons for the whole day. */
  children: ReactNode;
}

/** The column heading, such as 'Mon 16'. */
export function DayHeading({ day, date, isToday, children }: DayHeadingProps) {
  return (
    <div className="flex min-h-8 items-center gap-1.5 pl-1.5" aria-current={isToday ? 'date' : undefined}>
      <abbr title={capitalize(day)} className="text-sm font-semibold text-ink-soft no-underline">
        {capitalize(day).slice(0, 3)}
      </abbr>
      <span
        className={classNames(
          'tabular text-sm font-semibold',
          isToday && 'grid size-7 place-items-center rounded-full bg-primary text-on-primary',
        )}
      >
        {dateParts(date).day}
      </span>
      <span className="ml-auto">{children}</span>
    </div>
  );
}

const icons: Record<MealType, LucideIcon> = {
  breakfast: Croissant,
  lunch: Sandwich,
  dinner: CookingPot,
  snack: Apple,
};

interface MealHeadingProps {
  mealType: MealType;
}

function MealName({ mealType }: MealHeadingProps) {
  const Icon = icons[mealType];
  return (
    <span className="flex items-center gap-1.5 text-sm">
      <Icon aria-hidden size={16} strokeWidth={1.9} className="shrink-0 text-primary" />
      {capitalize(mealType)}
    </span>
  );
}

/** The meal type above several rows. */
export function MealSectionHeading(props: MealHeadingProps) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={2} className="px-1.5 pt-3 pb-0.5 text-left font-semibold">
        <MealName {...props} />
      </th>
    </tr>
  );
}

/** The row heading if there is only one row: the meal type, and for screen readers whose row it is. */
export function MealRowHeading({ name, ...props }: MealHeadingProps & { name: string }) {
  return (
    <th scope="row" className="px-1.5 py-2.5 text-left align-top font-semibold">
      <MealName {...props} /> <span className="sr-only">{name}</span>
    </th>
  );
}

/** The row heading of a person or group. */
export function NameRowHeading({ name }: { name: string }) {
  return (
    <th scope="row" className="px-1.5 py-2 text-left align-top text-sm font-medium text-ink-soft">
      {name}
    </th>
  );
}
