import { capitalize } from '#core/capitalize.ts';
import {
  type CalendarDate,
  dateParts,
  daysBetween,
  distanceInWords,
  shortDate,
  shortWeekdayAndDate,
} from '#core/dates.ts';
import { frequencyLabels } from '#core/recurrence.ts';
import type { Category, PlannerItem, TravelType } from '../contract.ts';
import { dueDate, repeats } from './rhythm.ts';

export const categoryLabels: Record<Category, string> = {
  seasonal: 'Seasonal',
  health: 'Health & Wellness',
  milestone: 'Milestones',
  recurring: 'Recurring Tasks',
  task: 'To-dos',
  trip: 'Trips',
};

export const travelTypeLabels: Record<TravelType, string> = {
  domestic: 'Domestic',
  international: 'International',
  'road-trip': 'Road trip',
  cruise: 'Cruise',
};

/** Number of days, both ends included. */
export const tripDays = (start: CalendarDate, end: CalendarDate) => daysBetween(start, end) + 1;

const isThisYear = (date: CalendarDate, today: CalendarDate) => dateParts(date).year === dateParts(today).year;

/** With the year only if it isn't the current one. */
const dayLabel = (date: CalendarDate, today: CalendarDate) =>
  isThisYear(date, today) ? shortWeekdayAndDate(date) : shortDate(date);

/** Without the weekday, so that both ends fit into one line. */
const tripDay = (date: CalendarDate, today: CalendarDate) =>
  isThisYear(date, today) ? shortWeekdayAndDate(date).split(', ')[1] : shortDate(date);

/** When an item is due: 'Sun, Nov 15 (in 3 days)'. */
export function dueWords(item: PlannerItem, today: CalendarDate) {
  if (item.category === 'trip') return tripDates(item.startDate, item.endDate, today);
  const due = dueDate(item, today);
  return due && `${dayLabel(due, today)} (${distanceInWords(due, today)})`;
}

/** How far away an item is, for rows that already show its day: 'In 3 days'. For a trip, its dates. */
export function nearnessWords(item: PlannerItem, today: CalendarDate) {
  if (item.category === 'trip') return dueWords(item, today);
  const due = dueDate(item, today);
  return due && capitalize(distanceInWords(due, today));
}

/** The rhythm of an item that repeats: 'Weekly', 'Monthly until Jun 30, 2027'. */
export function rhythmWords(item: PlannerItem) {
  if (!repeats(item) || !item.recurringFrequency) return undefined;
  const end = item.recurringUntil ? ` until ${shortDate(item.recurringUntil)}` : '';
  return `${frequencyLabels[item.recurringFrequency]}${end}`;
}

/** 'Nov 27 to Dec 1, 5 days', without days that are unknown. */
function tripDates(start: CalendarDate | null, end: CalendarDate | null, today: CalendarDate) {
  if (!start) return end && `until ${dayLabel(end, today)}`;
  if (!end) return `from ${dayLabel(start, today)}`;
  if (start === end) return `${dayLabel(start, today)}, 1 day`;
  return `${tripDay(start, today)} to ${tripDay(end, today)}, ${tripDays(start, end)} days`;
}

/** The status of a trip: 'Starts in 12 days', 'Starts tomorrow', 'Day 2 of 5', 'Back home'. */
export function countdown({ startDate, endDate }: PlannerItem, today: CalendarDate) {
  if (!startDate) return null;
  if (today < startDate) return `Starts ${distanceInWords(startDate, today)}`;
  if (endDate && today > endDate) return 'Back home';
  if (startDate === today) return 'Starts today';
  return endDate ? `Day ${tripDays(startDate, today)} of ${tripDays(startDate, endDate)}` : null;
}
