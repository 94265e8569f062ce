import { type CalendarDate, monthAndYear, monthOf } from '#core/dates.ts';
import type { Appointment } from '../contract.ts';
import { listedOccurrence, type OwnOccurrence } from './occurrences.ts';

/** An appointment in the list, as its next occurrence. */
export interface Listed {
  appointment: Appointment;
  occurrence: OwnOccurrence;
  /** When that takes place. */
  day: CalendarDate;
  /** Whether that is still to come, so that it can be skipped. */
  isToCome: boolean;
  /** Where it stands: compared as text, and the same as long as nobody moves it. */
  place: string;
}

export function listed(appointments: readonly Appointment[], today: CalendarDate): Listed[] {
  const placed = appointments.map((appointment) => {
    const { isToCome, ...occurrence } = listedOccurrence(appointment, today);
    const { date: day, time } = occurrence;
    return { appointment, occurrence, day, isToCome, place: `${day} ${time ?? ''} ${appointment.id}` };
  });
  return placed.sort((a, b) => (a.place < b.place ? -1 : 1));
}

export interface Month {
  /** 'November 2026' */
  title: string;
  listed: Listed[];
}

/** In the order of the list, which must be that of its days. */
export function byMonth(list: readonly Listed[]): Month[] {
  const months = Map.groupBy(list, ({ day }) => monthOf(day));
  return [...months].map(([month, listed]) => ({ title: monthAndYear(`${month}-01`), listed }));
}

/** Everybody for whom there is an appointment, once. */
export const namesIn = (appointments: readonly Appointment[]) =>
  [...new Set(appointments.flatMap(({ childName }) => childName ?? []))].toSorted((a, b) => a.localeCompare(b));

/** Those that say every one of the words somewhere and, if somebody is named, are for her. */
export function matching(list: readonly Listed[], words: string, name: string): Listed[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(({ appointment, occurrence }) => {
    const { title, location, notes } = occurrence;
    const { type, childName } = appointment;
    const told = [title, appointment.title, type, childName, location, notes].join('\n').toLowerCase();
    return (name === '' || childName === name) && wanted.every((word) => told.includes(word));
  });
}
