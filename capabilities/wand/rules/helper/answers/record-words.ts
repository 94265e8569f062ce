import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { isToDo } from '#capabilities/calendar/rules/entries.ts';
import { handoffsApi } from '#capabilities/handoffs/contract.ts';
import { capitalize } from '#core/capitalize.ts';
import { daysBetween } from '#core/dates.ts';
import type { Frequency } from '#core/recurrence.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import { says } from '../words/says.ts';
import { handOffWords } from './hand-offs.ts';
import type { Question } from './question.ts';
import { atTime, counted, entryLine, entryTitle, lines, onDay } from './words.ts';

/** One entry as a sentence, several as lines. */
export async function told(entries: readonly CalendarEntry[], { asked, plain }: Question): Promise<string> {
  const [only] = entries;
  if (only && entries.length === 1) {
    const sentence = entrySentence(only, await rhythmOf(only, asked), asked.today);
    const isCounted = only.date && says(plain, 'untilThen');
    const until = isCounted ? [`That's ${daysWords(daysBetween(asked.today, only.date ?? ''), plain)} away.`] : [];
    return [sentence, ...until, ...(await handedOver(only, asked))].join(' ');
  }
  return lines(
    entries.map((entry) => `${entryLine(entry, asked.today)}${entry.location ? `, ${entry.location}` : ''}`),
  );
}

/** A recurring entry with its next date only. */
export const withoutDuplicates = (entries: readonly CalendarEntry[]) =>
  [...new Map(entries.toReversed().map((entry) => [`${entry.type} ${entry.id}`, entry])).values()].reverse();

async function handedOver({ id, date }: CalendarEntry, { look, today }: BrainRequest): Promise<string[]> {
  const open = await look(handoffsApi.list);
  return open
    .filter(({ recordId, day }) => recordId === id && (day === null || day === date))
    .map((one) => `${capitalize(handOffWords(one, today))}.`)
    .filter((words) => words !== '.');
}

const frequencyWords: Record<Frequency, string> = {
  weekly: 'every week',
  biweekly: 'every two weeks',
  monthly: 'every month',
  quarterly: 'every three months',
  annually: 'every year',
};

async function rhythmOf({ id, type, isRecurring }: CalendarEntry, { look }: BrainRequest): Promise<string> {
  if (!isRecurring || type !== 'appointment') return '';
  const frequency = (await look(appointmentsApi.list)).find((appointment) => appointment.id === id)?.recurringFrequency;
  return frequency ? `, ${frequencyWords[frequency]}` : '';
}

function entrySentence(entry: CalendarEntry, rhythm: string, today: string): string {
  const { date, time, location, endDate } = entry;
  if (!date) return `${entryTitle(entry)} has no date yet.`;
  const due = isToDo(entry) ? 'is due' : 'is';
  const place = location && location !== entry.title ? `, at ${location}` : '';
  const until = endDate && endDate !== date ? ` until ${onDay(endDate, today).replace(/^on /, '')}` : '';
  const verb = date < today ? 'was' : due;
  return `${entryTitle({ ...entry, endDate: null })} ${verb} ${atTime(date, time, today)}${until}${rhythm}${place}.`;
}

export function placeOf(entry: CalendarEntry, today: string): string {
  const { date, time, location } = entry;
  const when = date ? `, ${atTime(date, time, today)}` : '';
  return location
    ? `${entryTitle(entry)} is at ${location}${when}.`
    : `No place is noted for ${entryTitle(entry)}${when}.`;
}

function daysWords(days: number, plain: string): string {
  const inDays = counted(days, 'day');
  return says(plain, 'inWeeks') && days >= 7
    ? `${counted(Math.floor(days / 7), 'week')} and ${counted(days % 7, 'day')} (${inDays})`
    : inDays;
}

export const untilDay = (date: string, plain: string, today: string) =>
  `That's ${onDay(date, today)}, ${daysWords(daysBetween(today, date), plain)} from today.`;
