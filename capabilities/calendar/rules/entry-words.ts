import { stepPath } from '#capabilities/plans/rules/step-path.ts';
import { type CalendarDate, clockTime, fullDate, shortDate } from '#core/dates.ts';
import { recordPath } from '#core/record-path.ts';
import { type CalendarEntry, type EntryType, entryTypes } from '../contract.ts';
import { isToDo } from './entries.ts';
import { colorOf, type EntryColor, entryColors } from './entry-color.ts';

/** Texts and links for calendar entries. */

const typeNames: Record<EntryType, { label: string; many: string }> = {
  appointment: { label: 'Appointment', many: 'appointments' },
  event: { label: 'Event', many: 'events' },
  birthday: { label: 'Birthday', many: 'birthdays' },
  party: { label: 'Party', many: 'parties' },
  trip: { label: 'Trip', many: 'trips' },
  reminder: { label: 'Planner Item', many: 'planner items' },
  step: { label: 'Plan Step', many: 'plan steps' },
};

export const labelOf = (type: EntryType) => typeNames[type].label;

/** The label of each color. */
export const legend: Record<EntryColor, string> = {
  appointment: 'Appointments',
  birthday: 'Birthdays',
  planner: 'Planner Items',
};

/** The colors that a day shows, in legend order. */
export const colorsOf = (entries: readonly CalendarEntry[]) =>
  entryColors.filter((color) => entries.some(({ type }) => colorOf(type) === color));

/** 'Tuesday, November 17, 2026, 2 appointments, 1 birthday' */
export function dayName(day: CalendarDate, entries: readonly CalendarEntry[]) {
  const counts = entryTypes.flatMap((type) => {
    const count = entries.filter((entry) => entry.type === type).length;
    const { label, many } = typeNames[type];
    return count === 0 ? [] : [`${count} ${count === 1 ? label.toLowerCase() : many}`];
  });
  return [fullDate(day), ...counts].join(', ');
}

/** '4:05 PM', 'Due', 'Until Nov 17' or 'All day'. */
export function timeLabel({ type, time, date, endDate }: CalendarEntry) {
  if (time) return clockTime(time);
  if (isToDo({ type })) return 'Due';
  return endDate && endDate !== date ? `Until ${shortDate(endDate)}` : 'All day';
}

/** The text below the title: 'Turns 7', 'For Mia'. */
export function subtitleOf({ type, age, childName }: CalendarEntry): string | undefined {
  if (type === 'birthday') return age === null ? undefined : age === 0 ? 'Day of birth' : `Turns ${age}`;
  return childName && type !== 'party' ? `For ${childName}` : undefined;
}

const screens: Record<Exclude<EntryType, 'step'>, string> = {
  appointment: '/appointments',
  event: '/dashboard',
  birthday: '/birthdays',
  party: '/birthdays',
  trip: '/planner',
  reminder: '/planner',
};

/** Where the record has its details, or a step its plan. */
export function pathOf({ type, id, childName, plan }: Pick<CalendarEntry, 'type' | 'id' | 'childName' | 'plan'>) {
  if (type === 'step') return plan ? stepPath({ ...plan, id }) : '/planner';
  // The party of a child of the household belongs to the wishlist.
  return recordPath(type === 'party' && childName ? '/birthday-wishlists' : screens[type], id);
}
