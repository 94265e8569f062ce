import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { type CalendarDate, daysBetween } from '#core/dates.ts';
import type { Status } from '../contract.ts';

interface Listed {
  id: string;
  weekStartDate: CalendarDate;
  status: Status;
}

/** This week's list, else the one nearest to it, a coming one before a past one: of those that are still to be bought. */
export function currentList<List extends Listed>(lists: readonly List[], today: CalendarDate): List | undefined {
  const distance = ({ weekStartDate }: List) => daysBetween(mondayOf(today), weekStartDate);
  return lists
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => Math.abs(distance(a)) - Math.abs(distance(b)) || distance(b) - distance(a))[0];
}
