import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { capitalize } from '#core/capitalize.ts';
import { comparableName } from '#core/comparable-name.ts';
import { type CalendarDate, clockTime } from '#core/dates.ts';
import { joinWithAnd } from '#core/text-list.ts';
import { wallTimeAt } from '#core/zoned-time.ts';
import { dayWord } from './day.ts';
import { type Adult, peopleOf, type TimedEntry } from './overlaps.ts';

/** The texts of a row in 'Needs attention': a sentence, a detail, and the label of the next step. */
export interface AttentionWords {
  sentence: string;
  about: string | null;
  step: string;
}

/** The facts about one of the family's open hand-offs. */
export interface OpenHandoff {
  id: string;
  /**
   * 'countered': the taker proposes something else. 'returned': the giver has to decide. In other states nobody has to
   * do anything.
   */
  state: string;
  role: 'giver' | 'taker' | 'other';
  recordId: string | null;
  /** The occurrence, if the hand-off is about a single date of a series. */
  day: CalendarDate | null;
  title: string;
  date: CalendarDate | null;
  time: string | null;
  giverName: string;
  takerName: string;
  answerBy: string;
}

/** 'Thursday 4:00 PM' */
const whenWords = (date: CalendarDate, time: string | null, today: CalendarDate) =>
  [capitalize(dayWord(date, today) ?? ''), time && clockTime(time)].filter(Boolean).join(' ');

/** 'Dentist for Mia' */
export const forWhom = ({ title, childName }: CalendarEntry) =>
  childName && !title.includes(childName) ? `${title} for ${childName}` : title;

interface Household {
  adults: readonly Adult[];
  /** The adult that the person signs in as. */
  myId: string | undefined;
}

/** The child or adult that all entries need: 'for Mia', 'with Ana', 'with you'. */
function sharedBy(entries: readonly CalendarEntry[], { adults, myId }: Household): string | undefined {
  const isShared = (person: string) => entries.every((entry) => peopleOf(entry, adults).includes(person));
  const child = entries[0]?.childName?.split(', ').find((name) => isShared(comparableName(name)));
  if (child) return `for ${child}`;
  const adult = adults.find(({ id }) => isShared(id));
  return adult && `with ${adult.id === myId ? 'you' : adult.name}`;
}

const maxNamed = 3;

/** 'Dentist, Swim class and 2 more'; entries with the same title are told apart by the child. */
function namesOf(entries: readonly CalendarEntry[]): string {
  const hasOwnTitles = new Set(entries.map(({ title }) => title)).size === entries.length;
  const names = entries.map((entry) => (hasOwnTitles ? entry.title : forWhom(entry)));
  if (names.length <= maxNamed) return joinWithAnd(names);
  return joinWithAnd([...names.slice(0, maxNamed - 1), `${names.length - maxNamed + 1} more`]);
}

/** 'Dentist and Swim class may overlap', 'Thursday 4:00 PM, both for Mia'. 'May', because most lengths are assumed. */
export function overlapWords(
  entries: readonly [TimedEntry, ...TimedEntry[]],
  today: CalendarDate,
  household: Household,
): AttentionWords {
  const [{ date, time }] = entries;
  const names = new Set(entries.map((entry) => `${forWhom(entry)} ${entry.time}`));
  const shared = sharedBy(entries, household);
  const all = entries.length === 2 ? 'both' : 'all';
  const when = whenWords(date, time, today);
  if (names.size === 1)
    return { sentence: `${forWhom(entries[0])} may be on the calendar twice`, about: when, step: 'Look' };
  return {
    sentence: `${namesOf(entries)} may overlap`,
    about: shared ? `${when}, ${all} ${shared}` : when,
    step: 'Look',
  };
}

/** Titles that end like this name something that a child is taken to. */
const destinations = new Set(
  'camp class concert game lesson lessons match party playdate practice recital rehearsal training'.split(' '),
);

/** 'Who takes Leo to Swim class tomorrow?', "Who's got Dentist for Mia tomorrow?" */
export function unassignedWords(entry: TimedEntry): AttentionWords {
  const { title, childName, time, location } = entry;
  const child = childName ?? '';
  const isDestination = destinations.has(title.toLowerCase().split(' ').at(-1) ?? '') && !title.includes(child);
  const names = joinWithAnd(child.split(', '));
  return {
    sentence: isDestination
      ? `Who takes ${names} to ${title} tomorrow?`
      : `Who's got ${forWhom({ ...entry, childName: names })} tomorrow?`,
    about: [clockTime(time), location].filter(Boolean).join(', '),
    step: 'Choose',
  };
}

export const renewalWords = (sentence: string): AttentionWords => ({ sentence, about: null, step: 'Decide' });

interface Clock {
  today: CalendarDate;
  timeZone: string;
}

const handoffSubject = ({ date, time }: OpenHandoff, { today }: Clock) => date && whenWords(date, time, today);

/** A hand-off that came back: a no, no answer in time, or a taker who can't do it after all. */
export const returnedWords = (handed: OpenHandoff, clock: Clock): AttentionWords => ({
  sentence: `${handed.title} came back from ${handed.takerName}`,
  about: handoffSubject(handed, clock),
  step: 'Decide',
});

/** Someone is waiting for this person's answer. */
export const askWords = (handed: OpenHandoff, clock: Clock): AttentionWords => ({
  sentence:
    handed.role === 'taker'
      ? `${handed.giverName} is asking you to do ${handed.title}`
      : `${handed.takerName} has another idea for ${handed.title}`,
  about: handoffSubject(handed, clock),
  step: 'Answer',
});

export function unansweredWords(
  { takerName, title, answerBy }: OpenHandoff,
  { today, timeZone }: Clock,
): AttentionWords {
  const { date, time } = wallTimeAt(Date.parse(answerBy), timeZone);
  return {
    sentence: `${takerName} hasn't answered yet about ${title}`,
    about: `Comes back to you ${dayWord(date, today)} at ${clockTime(time)}`,
    step: 'Look',
  };
}
