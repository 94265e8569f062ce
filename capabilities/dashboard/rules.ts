import type { CalendarEntry, EntryType } from '#capabilities/calendar/contract.ts';
import { isToDo } from '#capabilities/calendar/rules/entries.ts';
import type { MealCell } from '#capabilities/meals/cell-contract.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { mealTypes } from '#food/meals.ts';
import type { TodaysMeal } from './contract.ts';

/** 'This week' is today and the six days after it. */
export const lastOfWeek = (today: CalendarDate) => addDays(today, 6);

const isOn = (day: CalendarDate, { date, endDate }: CalendarEntry) =>
  date !== null && date <= day && day <= (endDate ?? date);

/** What today holds comes first: what is overdue must not bury it. */
export const priorityOf = (
  entries: readonly CalendarEntry[],
  overdue: readonly CalendarEntry[],
  today: CalendarDate,
): CalendarEntry[] => [...entries.filter((entry) => isOn(today, entry)), ...overdue];

export const isOverdue = ({ type, date }: CalendarEntry, today: CalendarDate) =>
  isToDo({ type }) && date !== null && date < today;

const upcoming: readonly EntryType[] = ['appointment', 'birthday', 'party'];

/** A birthday's party belongs to it, on whatever day it is. */
export const upcomingOf = (entries: readonly CalendarEntry[]) => entries.filter(({ type }) => upcoming.includes(type));

type Dated = Pick<PlannerItem, 'category' | 'triggerDate' | 'startDate' | 'endDate'>;
const dayOf = ({ triggerDate, startDate }: Dated) => triggerDate ?? startDate;
const isPastTrip = (item: Dated, today: CalendarDate) =>
  item.category === 'trip' && (item.endDate ?? dayOf(item) ?? today) < today;

/** The soonest first, then those without a day. A trip that is over needs no thought. */
export function activeItems<Item extends Dated>(items: readonly Item[], today: CalendarDate): Item[] {
  const active = items.filter((item) => !isPastTrip(item, today));
  const dated = active.filter(dayOf).toSorted((a, b) => (dayOf(a) ?? '').localeCompare(dayOf(b) ?? ''));
  return [...dated, ...active.filter((item) => !dayOf(item))];
}

export const isOverdueItem = ({ category, triggerDate }: Dated, today: CalendarDate) =>
  category !== 'trip' && triggerDate !== null && triggerDate < today;

/** Once the day itself is past, its steps are past mending. */
export const isOverdueStep = ({ isDone, date, daysBefore }: PlanStep, today: CalendarDate) =>
  !isDone && date !== null && daysBefore !== null && date < today && addDays(date, daysBefore) >= today;

type Eaten = Pick<MealCell, 'mealType' | 'recipeId' | 'recipeName' | 'note' | 'leftover' | 'concerns'>;

/** The meals of one day: rows that eat the same stand together, and are named only where another row eats something else. */
export function onTheTable(rows: readonly { name: string; cells: readonly Eaten[] }[]): TodaysMeal[] {
  const eaten = rows.flatMap(({ name, cells }) =>
    cells.flatMap((cell) => {
      const title = cell.recipeName ?? cell.note;
      return title ? [{ ...cell, name, title }] : [];
    }),
  );
  return mealTypes.flatMap((mealType) => {
    const alike = Map.groupBy(
      eaten.filter((cell) => cell.mealType === mealType),
      ({ title, leftover }) => `${leftover} ${title}`,
    );
    return [...alike.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { title, recipeId, leftover: isLeftover } = first;
      const names = same.length < rows.length ? same.map(({ name }) => name) : [];
      return [
        { mealType, title, recipeId, isLeftover, rows: names, concerns: same.flatMap(({ concerns }) => concerns) },
      ];
    });
  });
}
