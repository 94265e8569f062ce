import type { CalendarEntry, EntryType } from '#capabilities/calendar/contract.ts';
import type { DayRow } from '#capabilities/calendar/rules/day-rows.ts';
import { isToDo } from '#capabilities/calendar/rules/entries.ts';
import type { MealCell } from '#capabilities/meals/cell-contract.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import { addDays, type CalendarDate, clockTime, fullDate } from '#core/dates.ts';
import { mealTypes } from '#food/meals.ts';
import type { TodaysMeal } from '../contract.ts';

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

/** Appointments have no end, so they count as over an hour after they start. */
const hourLater = (time: string) => `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;

const isPassed = ({ time, date }: CalendarEntry, { today, time: now }: Moment) =>
  time !== null && date !== null && date <= today && hourLater(time) <= now;

export interface Moment {
  today: CalendarDate;
  /** '16:05' */
  time: string;
}

/** What is left of the day and what has passed. Timed entries come first, then all-day ones, then what is due. */
export function splitDay(rows: readonly DayRow[], now: Moment) {
  const rank = ({ entries: [first] }: DayRow) => (isToDo(first) ? 2 : first.time === null ? 1 : 0);
  const sorted = rows.toSorted(
    (a, b) => rank(a) - rank(b) || (a.entries[0].time ?? '').localeCompare(b.entries[0].time ?? ''),
  );
  const passedIds = new Set(
    rows.flatMap(({ entries }) => entries.filter((entry) => isPassed(entry, now))).map(({ id }) => id),
  );
  // The steps of a plan are over with what they lead to.
  const { true: passed = [], false: left = [] } = Object.groupBy(sorted, ({ entries: [first], plan }) =>
    String(passedIds.has(plan?.subjectId ?? first.id)),
  );
  return { left, passed };
}

/** '3 things, next at 9:30 AM', '1 thing left to do', 'All done for today'. */
export function daySummary(left: readonly DayRow[]): string {
  const next = left.find(({ entries: [first] }) => first.time)?.entries[0].time;
  if (left.length === 0) return 'All done for today';
  const things = left.length === 1 ? '1 thing' : `${left.length} things`;
  return next ? `${things}, next at ${clockTime(next)}` : `${things} left today`;
}

const weekdayName = (date: CalendarDate) => fullDate(date).split(',')[0];

const maxUpcoming = 3;

/** The first entries of the week that name a child. */
export const upcomingFor = (childName: string, entries: readonly CalendarEntry[]) =>
  entries.filter((entry) => entry.childName?.split(', ').includes(childName)).slice(0, maxUpcoming);

/** The next entry in words: 'Dentist today, 9:30 AM', 'Swim class on Tuesday'. */
export function nextWords(upcoming: readonly CalendarEntry[], now: Moment): string | undefined {
  const next = upcoming.find((entry) => !isPassed(entry, now));
  if (!next?.date) return undefined;
  const day =
    next.date <= now.today
      ? 'today'
      : next.date === addDays(now.today, 1)
        ? 'tomorrow'
        : `on ${weekdayName(next.date)}`;
  return `${next.title} ${day}${next.time ? `, ${clockTime(next.time)}` : ''}`;
}

/** From this hour on, the day shows its evening. */
const eveningStarts = '17:00';
const morningStarts = '05:00';
export const isEvening = (time: string) => time >= eveningStarts || time < morningStarts;

/** '5 steps to catch up on', '2 steps due today'. */
export function planWords({ entries }: DayRow, today: CalendarDate): string {
  const missed = entries.filter((entry) => isOverdue(entry, today)).length;
  const steps = (count: number) => (count === 1 ? '1 step' : `${count} steps`);
  return missed > 0 ? `${steps(entries.length)} to catch up on` : `${steps(entries.length)} due today`;
}

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
