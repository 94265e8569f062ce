import { type CalendarDate, monthAndYear, monthOf } from '#core/dates.ts';
import type { Appointment } from '../contract.ts';
import { type FullOccurrence, listedOccurrence } from './occurrences.ts';

/** An appointment as shown in the list: with its next occurrence, or the last one if it is over. */
export interface ListedAppointment {
  appointment: Appointment;
  occurrence: FullOccurrence;
  /** The date of `occurrence`. */
  day: CalendarDate;
  /** Whether the occurrence is today or later, and can therefore be skipped. */
  isUpcoming: boolean;
  /** Sorts the list when compared as text; stable until the appointment moves. */
  sortKey: string;
}

export function listAppointments(appointments: readonly Appointment[], today: CalendarDate): ListedAppointment[] {
  const items = appointments.map((appointment) => {
    const { isUpcoming, ...occurrence } = listedOccurrence(appointment, today);
    const { date: day, time } = occurrence;
    return { appointment, occurrence, day, isUpcoming, sortKey: `${day} ${time ?? ''} ${appointment.id}` };
  });
  return items.sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
}

export interface Month {
  /** 'November 2026' */
  title: string;
  appointments: ListedAppointment[];
}

/** Expects a list sorted by day. */
export function groupByMonth(list: readonly ListedAppointment[]): Month[] {
  const months = Map.groupBy(list, ({ day }) => monthOf(day));
  return [...months].map(([month, appointments]) => ({ title: monthAndYear(`${month}-01`), appointments }));
}

/** The distinct names of everyone who has an appointment, sorted. */
export const namesIn = (appointments: readonly Appointment[]) =>
  [...new Set(appointments.flatMap(({ childName }) => childName ?? []))].toSorted((a, b) => a.localeCompare(b));

/** Filters by search words, all of which must occur, and by person unless `name` is empty. */
export function filterAppointments(
  list: readonly ListedAppointment[],
  query: string,
  name: string,
): ListedAppointment[] {
  const searchWords = query.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(({ appointment, occurrence }) => {
    const { title, location, notes } = occurrence;
    const { type, childName } = appointment;
    const searchText = [title, appointment.title, type, childName, location, notes].join('\n').toLowerCase();
    return (name === '' || childName === name) && searchWords.every((word) => searchText.includes(word));
  });
}
