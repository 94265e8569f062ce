import type { CalendarEntry, EntryType } from '#capabilities/calendar/contract.ts';
import { isToDo } from '#capabilities/calendar/rules/entries.ts';
import type { MealCell } from '#capabilities/meals/cell-contract.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { mealTypes } from '#food/meals.ts';
import type { TodaysMeal } from './contract.ts';

/** 'This week' is today and the next six days. */
export const endOfWeek = (today: CalendarDate) => addDays(today, 6);

const isOn = (day: CalendarDate, { date, endDate }: CalendarEntry) =>
  date !== null && date <= day && day <= (endDate ?? date);

/** Today's entries, then the overdue ones, so that a long backlog does not bury today. */
export const priorityOf = (
  entries: readonly CalendarEntry[],
  overdue: readonly CalendarEntry[],
  today: CalendarDate,
): CalendarEntry[] => [...entries.filter((entry) => isOn(today, entry)), ...overdue];

export const isOverdue = ({ type, date }: CalendarEntry, today: CalendarDate) =>
  isToDo({ type }) && date !== null && date < today;

const upcomingTypes: readonly EntryType[] = ['appointment', 'birthday', 'party'];

export const upcomingOf = (entries: readonly CalendarEntry[]) =>
  entries.filter(({ type }) => upcomingTypes.includes(type));

type DatedItem = Pick<PlannerItem, 'category' | 'triggerDate' | 'startDate' | 'endDate'>;
const dayOf = ({ triggerDate, startDate }: DatedItem) => triggerDate ?? startDate;
const isPastTrip = (item: DatedItem, today: CalendarDate) =>
  item.category === 'trip' && (item.endDate ?? dayOf(item) ?? today) < today;

/** Items sorted by date, undated ones last, without past trips. */
export function activeItems<Item extends DatedItem>(items: readonly Item[], today: CalendarDate): Item[] {
  const active = items.filter((item) => !isPastTrip(item, today));
  const dated = active.filter(dayOf).toSorted((a, b) => (dayOf(a) ?? '').localeCompare(dayOf(b) ?? ''));
  return [...dated, ...active.filter((item) => !dayOf(item))];
}

export const isOverdueItem = ({ category, triggerDate }: DatedItem, today: CalendarDate) =>
  category !== 'trip' && triggerDate !== null && triggerDate < today;

/** A missed step, as long as the day it leads to has not passed. */
export const isOverdueStep = ({ isDone, date, daysBefore }: PlanStep, today: CalendarDate) =>
  !isDone && date !== null && daysBefore !== null && date < today && addDays(date, daysBefore) >= today;

type PlannedCell = Pick<MealCell, 'mealType' | 'recipeId' | 'recipeName' | 'note' | 'leftover' | 'concerns'>;

/** The meals of one day. Rows that eat the same are merged, and are named only if another row eats something else. */
export function mealsOfDay(rows: readonly { name: string; cells: readonly PlannedCell[] }[]): TodaysMeal[] {
  const titled = rows.flatMap(({ name, cells }) =>
    cells.flatMap((cell) => {
      const title = cell.recipeName ?? cell.note;
      return title ? [{ ...cell, name, title }] : [];
    }),
  );
  return mealTypes.flatMap((mealType) => {
    const groups = Map.groupBy(
      titled.filter((cell) => cell.mealType === mealType),
      ({ title, leftover }) => `${leftover} ${title}`,
    );
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { title, recipeId, leftover: isLeftover } = first;
      const names = group.length < rows.length ? group.map(({ name }) => name) : [];
      return [
        { mealType, title, recipeId, isLeftover, rows: names, concerns: group.flatMap(({ concerns }) => concerns) },
      ];
    });
  });
}
