import { type CalendarDate, clockTime, fullDate, shortDate } from '#core/dates.ts';
import { type CalendarEntry, type EntryType, entryTypes } from '../contract.ts';
import { isToDo } from './entries.ts';
import { colorOf, type EntryColor, entryColors } from './entry-color.ts';

/** How an entry is told: its words, and where more is said about it. */

const words: Record<EntryType, { label: string; many: string }> = {
  appointment: { label: 'Appointment', many: 'appointments' },
  event: { label: 'Event', many: 'events' },
  birthday: { label: 'Birthday', many: 'birthdays' },
  party: { label: 'Party', many: 'parties' },
  trip: { label: 'Trip', many: 'trips' },
  reminder: { label: 'Planner Item', many: 'planner items' },
  step: { label: 'Plan Step', many: 'plan steps' },
};

export const labelOf = (type: EntryType) => words[type].label;

/** What each colour stands for. */
export const legend: Record<EntryColor, string> = {
  appointment: 'Appointments',
  birthday: 'Birthdays',
  planner: 'Planner Items',
};

/** The colours that a day shows, in the order of the legend. */
export const colorsOf = (entries: readonly CalendarEntry[]) =>
  entryColors.filter((color) => entries.some(({ type }) => colorOf(type) === color));

/** 'Tuesday, November 17, 2026, 2 appointments, 1 birthday' */
export function dayName(day: CalendarDate, entries: readonly CalendarEntry[]) {
  const counts = entryTypes.flatMap((type) => {
    const count = entries.filter((entry) => entry.type === type).length;
    const { label, many } = words[type];
    return count === 0 ? [] : [`${count} ${count === 1 ? label.toLowerCase() : many}`];
  });
  return [fullDate(day), ...counts].join(', ');
}

/** '4:05 PM', or how long it lasts, or that it is to be done. */
export function timeWords({ type, time, date, endDate }: CalendarEntry) {
  if (time) return clockTime(time);
  if (isToDo({ type })) return 'Due';
  return endDate && endDate !== date ? `Until ${shortDate(endDate)}` : 'All day';
}

/** What stands below its title in a line or two: 'Turns 7', 'For Mia'. */
export function aboutWords({ type, age, childName }: CalendarEntry): string | undefined {
  if (type === 'birthday') return age === null ? undefined : age === 0 ? 'Day of birth' : `Turns ${age}`;
  return childName && type !== 'party' ? `For ${childName}` : undefined;
}

/** The screen that tells more. Events are told where they stand; a step stands in the plan of something else. */
export function pathOf({ type, childName }: CalendarEntry): string | undefined {
  if (type === 'appointment') return '/appointments';
  if (type === 'birthday') return '/birthdays';
  if (type === 'party') return childName ? '/birthday-wishlists' : '/birthdays';
  if (type === 'trip' || type === 'reminder') return '/planner';
  return undefined;
}
