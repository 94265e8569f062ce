import type { CalendarEntry, EntryType } from '#capabilities/calendar/contract.ts';
import type { DayRow } from '#capabilities/calendar/rules/day-rows.ts';
import { isToDo } from '#capabilities/calendar/rules/entries.ts';
import { type FamilyNow, isPassed } from '#capabilities/calendar/rules/is-passed.ts';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import { dueDate, type RhythmFields } from '#capabilities/planner/rules/rhythm.ts';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import { addDays, type CalendarDate, clockTime, fullDate, shortWeekdayAndDate } from '#core/dates.ts';

/** 'This week' is today and the next six days. */
export const endOfWeek = (today: CalendarDate) => addDays(today, 6);

const isOnDay = (day: CalendarDate, { date, endDate }: CalendarEntry) =>
  date !== null && date <= day && day <= (endDate ?? date);

/** Today's entries, then the overdue ones, so that a long backlog does not bury today. */
export const priorityOf = (
  entries: readonly CalendarEntry[],
  overdue: readonly CalendarEntry[],
  today: CalendarDate,
): CalendarEntry[] => [...entries.filter((entry) => isOnDay(today, entry)), ...overdue];

export const isOverdue = ({ type, date }: CalendarEntry, today: CalendarDate) =>
  isToDo({ type }) && date !== null && date < today;

/** Timed entries come first, then all-day ones, then what is due. */
function inOrderOfDay(a: CalendarEntry, b: CalendarEntry) {
  const rank = (entry: CalendarEntry) => (isToDo(entry) ? 2 : entry.time === null ? 1 : 0);
  return rank(a) - rank(b) || (a.time ?? '').localeCompare(b.time ?? '');
}

/** What starts or is due tomorrow; the steps of plans come last. */
export const tomorrowOf = (entries: readonly CalendarEntry[], today: CalendarDate) =>
  entries
    .filter(({ date }) => date === addDays(today, 1))
    .toSorted((a, b) => inOrderOfDay(a, b) || Number(a.type === 'step') - Number(b.type === 'step'));

/** Splits today's rows into those that are still to come and those that are over. */
export function splitDay(rows: readonly DayRow[], now: FamilyNow) {
  const sorted = rows.toSorted((a, b) => inOrderOfDay(a.entries[0], b.entries[0]));
  const { true: passed = [], false: left = [] } = Object.groupBy(sorted, ({ entries: [first] }) =>
    String(isPassed(first, now)),
  );
  return { left, passed };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How long until an entry starts: 'In 20 minutes', 'In 2 hours', 'Now'; undefined without a time. */
export function untilWords({ time }: Pick<CalendarEntry, 'time'>, now: string): string | undefined {
  if (time === null) return undefined;
  const minutes = minutesOf(time) - minutesOf(now);
  if (minutes <= 0) return 'Now';
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  return `In ${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** From this time on, dinner isn't left any more: we ask how it was. */
export const dinnerEnds = '18:00';

/** '3 things and dinner, next at 9:30 AM', '1 thing left today', 'All done for today'. */
export function daySummary(left: readonly DayRow[], hasDinner: boolean, time: string): string {
  const next = left.map(({ entries: [first] }) => first.time).find((it) => it !== null && it > time);
  if (left.length === 0) return 'All done for today';
  const dinner = hasDinner && time < dinnerEnds ? ' and dinner' : '';
  const things = `${left.length === 1 ? '1 thing' : `${left.length} things`}${dinner}`;
  return next ? `${things}, next at ${clockTime(next)}` : `${things} left today`;
}

/** 'today', 'tomorrow', 'Thursday', and after this week 'Thu, Dec 10'. */
export function dayWord(date: CalendarDate, today: CalendarDate) {
  if (date <= today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return date <= endOfWeek(today) ? fullDate(date).split(',')[0] : shortWeekdayAndDate(date);
}

const maxUpcoming = 3;

/** The first entries of the week that name a child. */
export const upcomingFor = (childName: string, entries: readonly CalendarEntry[]) =>
  entries.filter((entry) => entry.childName?.split(', ').includes(childName)).slice(0, maxUpcoming);

/** The next entry in words: 'Dentist today, 9:30 AM', 'Swim class on Tuesday'. */
export function nextWords(upcoming: readonly CalendarEntry[], now: FamilyNow): string | undefined {
  const next = upcoming.find((entry) => !isPassed(entry, now));
  if (!next?.date) return undefined;
  const day = dayWord(next.date, now.today);
  const isNear = next.date <= addDays(now.today, 1);
  return `${next.title} ${isNear ? day : `on ${day}`}${next.time ? `, ${clockTime(next.time)}` : ''}`;
}

/** From this hour on, the card shows the evening. If everything is done, it shows it earlier. */
const eveningStarts = '17:00';
const earlyEveningStarts = '15:00';
const morningStarts = '05:00';
export const isEvening = (time: string, isAllDone = false) =>
  time >= (isAllDone ? earlyEveningStarts : eveningStarts) || time < morningStarts;

/** '5 steps to catch up on', '2 steps due today', '1 step due tomorrow'. */
export function planWords(due: readonly CalendarEntry[], today: CalendarDate): string {
  const missed = due.filter((entry) => isOverdue(entry, today)).length;
  const steps = (count: number) => (count === 1 ? '1 step' : `${count} steps`);
  if (missed > 0) return `${steps(due.length)} to catch up on`;
  return `${steps(due.length)} due ${dayWord(due[0]?.date ?? today, today)}`;
}

const upcomingTypes: readonly EntryType[] = ['appointment', 'birthday', 'party'];

export const upcomingOf = (entries: readonly CalendarEntry[]) =>
  entries.filter(({ type }) => upcomingTypes.includes(type));

type DatedItem = Pick<PlannerItem, 'startDate' | 'endDate'> & RhythmFields;
const isPastTrip = ({ category, triggerDate, startDate, endDate }: DatedItem, today: CalendarDate) =>
  category === 'trip' && (endDate ?? triggerDate ?? startDate ?? today) < today;

/** Items sorted by date, undated ones last, without past trips. */
export function activeItems<Item extends DatedItem>(items: readonly Item[], today: CalendarDate): Item[] {
  const active = items.filter((item) => !isPastTrip(item, today));
  const dayOf = (item: Item) => dueDate(item, today) ?? item.startDate;
  const dated = active.filter(dayOf).toSorted((a, b) => (dayOf(a) ?? '').localeCompare(dayOf(b) ?? ''));
  return [...dated, ...active.filter((item) => !dayOf(item))];
}

export const isOverdueItem = (item: DatedItem, today: CalendarDate) =>
  item.category !== 'trip' && (dueDate(item, today) ?? today) < today;

/** A missed step, as long as the day it leads to has not passed. */
export const isOverdueStep = ({ isDone, date, daysBefore }: PlanStep, today: CalendarDate) =>
  !isDone && date !== null && daysBefore !== null && date < today && addDays(date, daysBefore) >= today;
