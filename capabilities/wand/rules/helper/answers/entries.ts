import { type CalendarEntry, calendarApi, type EntryType } from '#capabilities/calendar/contract.ts';
import { birthdayEntries, inCalendarOrder, isToDo } from '#capabilities/calendar/rules/entries.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Days } from '../when/span.ts';
import { type Meaning, says } from '../words/says.ts';
import type { Question } from './question.ts';

const kindsByMeaning: [Meaning, readonly EntryType[], one: string, many: string][] = [
  ['ofBirthdays', ['birthday'], 'birthday', 'birthdays'],
  ['ofAppointments', ['appointment'], 'appointment', 'appointments'],
  ['ofParties', ['party', 'event'], 'party', 'parties'],
  ['ofEvents', ['event', 'party'], 'event', 'events'],
];

/** The kind of entries that the question asks for; undefined for all. */
export const kindIn = ({ plain }: Question) => kindsByMeaning.find(([meaning]) => says(plain, meaning));

const partsOfDay: [Meaning, string, string, string][] = [
  // 'Friday am'
  ['inMorning', '00:00', '12:00', 'in the morning'],
  ['inAfternoon', '12:00', '17:30', 'in the afternoon'],
  ['inEvening', '17:00', '24:00', 'in the evening'],
];

/** The part of the day. An entry without a time may be in it, unless it lasts all day. */
export function partOfDay({ plain, span }: Question) {
  // 'tonight and tomorrow'
  if (span && span.from !== span.to && says(plain, 'tonight')) return undefined;
  const [, from = '', to = '', words = ''] = partsOfDay.find(([meaning]) => says(plain, meaning)) ?? [];
  const isIn = ({ time, type }: CalendarEntry) =>
    time ? time >= from && time < to : type !== 'birthday' && !isToDo({ type });
  return from ? { words, isIn } : undefined;
}

/**
 * An entry belongs to its person, to the adult who takes care of it, and, if it is a task, to the people named in its
 * title.
 */
export const isFor = (entry: CalendarEntry, people: readonly { id?: string; name: string }[]) =>
  people.length === 0 ||
  people.some(
    ({ id, name }) =>
      (entry.childName ?? '').split(', ').includes(name) ||
      (entry.assigneeId !== null && entry.assigneeId === id) ||
      (isToDo(entry) && mentions(entry.title, name)),
  );
export const mentions = (title: string, name: string) =>
  meaningOf(name).every((word) => meaningOf(title).includes(word));

/** The calendar only has the birthdays of children and friends, so those of other household members are added. */
function otherBirthdays(entries: readonly CalendarEntry[], { household }: Question, { from, to }: Days) {
  const isThere = (title: string) => entries.some((entry) => entry.type === 'birthday' && entry.title === title);
  return household
    .flatMap(({ id, name, birthdate }) =>
      birthdate ? birthdayEntries({ id, name, date: birthdate, isChild: true }, from, to) : [],
    )
    .filter(({ title }) => !isThere(title));
}

/** All entries on these days, for the people and of the kind that were named. */
export async function entriesFor(question: Question, { from, to }: Days): Promise<CalendarEntry[]> {
  const { entries } = await question.asked.look(calendarApi.between, { query: { from, to } });
  const part = partOfDay(question);
  const [, types] = kindIn(question) ?? [];
  return inCalendarOrder([...entries, ...otherBirthdays(entries, question, { from, to })]).filter(
    (entry) => isFor(entry, question.others) && (!types || types.includes(entry.type)) && (!part || part.isIn(entry)),
  );
}

/** Leaves out entries of this week that are already over, unless the whole period is over. */
export const toCome = ({ from, to }: Days, today: string): Days =>
  to < today ? { from, to } : { from: from < today ? today : from, to };
