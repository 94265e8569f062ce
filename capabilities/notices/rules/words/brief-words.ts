import { clockTime, weekdayAndDate } from '#core/dates.ts';
import { joinWithAnd } from '#core/text-list.ts';
import type { Choices, Facts } from '../due/facts.ts';
import type { PlannedNotice } from '../due/notices-due.ts';
import type { DueThing } from '../due/things.ts';
import { placeOf, titleOf, type Words } from './thing-words.ts';

type Details = Choices['details'];

/** A sentence at the end of a brief. */
export interface AddedSentence {
  sentence: string;
  /** The same sentence for places where others can see it; it doesn't name medical things. */
  vague: string;
  /** The page that the brief then links to. */
  path?: string;
}

/** A notice and the sentences that other capabilities add to it. */
export interface CompleteNotice extends PlannedNotice {
  added?: readonly AddedSentence[];
}

/** Briefs are written like a note from a friend: what happens when, then what to do, then what to decide. */
export function briefWords({ kind, things, added = [] }: CompleteNotice, facts: Facts, details: Details): Words {
  const title = titles[kind as keyof typeof titles](countWords(things.length));
  if (details === 'little') return { title, body: 'Open the app to take a look.' };
  if (kind === 'week') return { title, body: withAdded(weekBody(things, facts, details), added, details) };
  if (kind === 'catch-up') return { title, body: laterBody(things, details) };
  return { title, body: withAdded(dayBody(things, details), added, details) };
}

/** The added sentences are on their own line, without duplicates: vague ones may be the same. */
function withAdded(body: string, added: readonly AddedSentence[], details: Details): string {
  const sentences = new Set(added.map(({ sentence, vague }) => (details === 'full' ? sentence : vague)));
  return [body, [...sentences].join(' ')].filter(Boolean).join('\n');
}

const titles = {
  morning: (count: string) => `Good morning! You have ${count} today`,
  week: () => 'Your week ahead',
  task: (count: string) => `You have ${count} to do today`,
  'catch-up': (count: string) => `You have ${count} to catch up on`,
};

/** What a notice will be about: 'Dentist for Mia', 'School fair, plus 1 more', 'Your week ahead'. */
export function subjectOf({ kind, things }: PlannedNotice): string {
  const [first, ...others] = inOrder(things);
  if (kind === 'week' || !first) return titles.week();
  return titleOf(first, 'full') + (others.length > 0 ? `, plus ${others.length} more` : '');
}

const countWords = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

const isTask = ({ kind }: DueThing) => kind === 'task';
const inOrder = (things: readonly DueThing[]) =>
  things.toSorted((a, b) => a.day.localeCompare(b.day) || (a.time ?? '').localeCompare(b.time ?? ''));

function dayBody(things: readonly DueThing[], details: Details): string {
  const happening = inOrder(things.filter((thing) => !isTask(thing)));
  return [...happening.map((thing) => sentenceOf(thing, details)), toDoSentence(things.filter(isTask), details)]
    .filter(Boolean)
    .join(' ');
}

/** 'Dentist for Mia at 4:00 PM, Main Street.' */
function sentenceOf(thing: DueThing, details: Details): string {
  const title = titleOf({ ...thing, time: null }, details);
  const time = thing.time ? ` at ${clockTime(thing.time)}` : '';
  return `${title}${time}${placeOf(thing, details)}.`;
}

const maxNamed = 6;

function toDoSentence(tasks: readonly DueThing[], details: Details): string {
  return tasks.length === 0 ? '' : `To do: ${nameSome(tasks, details)}.`;
}

function nameSome(things: readonly DueThing[], details: Details): string {
  const named = things.slice(0, maxNamed).map((thing) => titleOf(thing, details));
  const more = things.length > maxNamed ? [`${things.length - maxNamed} more`] : [];
  return joinWithAnd([...named, ...more]);
}

/** A line per day. */
function laterBody(things: readonly DueThing[], details: Details): string {
  const days = [...Map.groupBy(inOrder(things), ({ day }) => day)];
  return days.map(([day, some]) => `${weekdayAndDate(day)}: ${dayBody(some, details)}`).join('\n');
}

const weekBody = (things: readonly DueThing[], facts: Facts, details: Details) =>
  [laterBody(things, details), ...decisionsOf(things, facts, details)].join('\n');

/** What has no assignee yet, and what will cost money unless someone cancels it. */
function decisionsOf(things: readonly DueThing[], { adultNames }: Facts, details: Details): string[] {
  const open = things.filter(({ assigneeId, childName, time }) => assigneeId === null && childName && time);
  const paid = things.filter(({ kind }) => kind === 'renewal');
  const named = (some: readonly DueThing[]) => nameSome(some, details);
  return [
    ...(adultNames.size > 1 && open.length > 0 ? [`Who's taking these? ${named(open)}.`] : []),
    ...(paid.length > 0 ? [`Do you still want to pay for these? ${named(paid)}.`] : []),
  ];
}
