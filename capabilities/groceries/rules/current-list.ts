import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { type CalendarDate, daysBetween } from '#core/dates.ts';
import type { Status } from '../contract.ts';

interface ListSummary {
  id: string;
  weekStartDate: CalendarDate;
  status: Status;
}

/** This week's pending list, else the nearest pending one; a future list wins over a past one. */
export function currentList<List extends ListSummary>(lists: readonly List[], today: CalendarDate): List | undefined {
  const distance = ({ weekStartDate }: List) => daysBetween(mondayOf(today), weekStartDate);
  return lists
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => Math.abs(distance(a)) - Math.abs(distance(b)) || distance(b) - distance(a))[0];
}
