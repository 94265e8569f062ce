import { type CalendarEntry, calendarApi } from '#capabilities/calendar/contract.ts';
import { inCalendarOrder, isToDo } from '#capabilities/calendar/rules/entries.ts';
import { addDays, clockTime, shortWeekdayAndDate } from '#core/dates.ts';
import { joinWithAnd } from '#core/text-list.ts';
import type { BrainRequest } from '../tools/brain.ts';
import { answerTo } from './answers/answer.ts';
import { counted, entryLine, lines } from './answers/words.ts';
import { type Family, thingsOf } from './family.ts';
import { type Thing, titleWithOwner } from './things.ts';
import { mondayOf } from './when/calendar.ts';

/**
 * Answers vague questions: 'what am I forgetting?', 'this week is too full', 'are we ready for the trip?', 'what do we
 * pay for all this?'
 */

export async function overviewOf(wish: string, asked: BrainRequest, family: Family): Promise<string> {
  if (wish === 'week') return week(asked);
  const answers = await Promise.all((questions[wish] ?? []).map((question) => answerTo(question, asked, family)));
  return answers.filter(Boolean).join('\n') || forgetting(asked, family);
}

const questions: Record<string, readonly string[]> = {
  costs: ['how much are all subscriptions together', 'list all subscriptions'],
  trip: ['when is the next trip', 'what is left to pack for the next trip', 'what tasks are due'],
};

const onDay = (thing: Thing) =>
  thing.date
    ? `${shortWeekdayAndDate(thing.date)}${thing.time ? `, ${clockTime(thing.time)}` : ''}: ${titleWithOwner(thing)}`
    : titleWithOwner(thing);
const byDate = (a: Thing, b: Thing) => (a.date ?? '').localeCompare(b.date ?? '');

const nearDayCount = 10;
const [most, mostDue] = [6, 12];

/** First what is late, due today or undecided, then the entries of the next days without those of every week. */
async function forgetting({ look }: BrainRequest, family: Family): Promise<string> {
  const { today } = family.clock;
  const tasks = thingsOf(family, 'task').toSorted(byDate);
  const late = tasks.filter(({ date }) => date !== undefined && date < today);
  const undated = tasks.filter(({ date }) => date === undefined);
  const { entries } = await look(calendarApi.between, { query: { from: today, to: addDays(today, nearDayCount) } });
  const once = inCalendarOrder(entries.filter(({ type, isRecurring }) => type !== 'appointment' || !isRecurring));
  const isDue = (entry: CalendarEntry) => isToDo(entry) && (entry.date ?? today) <= today;
  const due = once.filter(isDue);
  const next = once.filter((entry) => !isDue(entry));
  if (tasks.length + once.length === 0) return "Nothing's open for the next days. You're all caught up.";
  return [
    waitingWords(late.length, due),
    dayPart('Still open', [...late.map(onDay), ...due.map((entry) => entryLine(entry, today))], mostDue),
    dayPart('No day chosen yet', undated.map(titleWithOwner)),
    next.length > 0 && `Coming up, so nothing slips by:\n${lines(next.map((entry) => entryLine(entry, today)))}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** "1 task is late. 4 steps for Rosa's party and 1 task are due today." */
function waitingWords(late: number, due: readonly CalendarEntry[]): string {
  const counts = [...Map.groupBy(due, ({ plan }) => plan?.title)].map(([plan, { length }]) =>
    plan ? `${counted(length, 'step')} for ${plan}` : counted(length, 'task'),
  );
  const sentence = (what: string, count: number, how: string) =>
    count > 0 && `${what} ${count === 1 ? 'is' : 'are'} ${how}.`;
  return [sentence(counted(late, 'task'), late, 'late'), sentence(joinWithAnd(counts), due.length, 'due today')]
    .filter(Boolean)
    .join(' ');
}

const dayPart = (title: string, all: readonly string[], shown = most) =>
  all.length === 0 ? '' : `${title}:\n${lines(all.slice(0, shown))}`;

async function week({ look, today, message }: BrainRequest): Promise<string> {
  const from = /\bnext\b/i.test(message) ? addDays(mondayOf(today), 7) : today;
  const to = addDays(mondayOf(from), 6);
  const { entries } = await look(calendarApi.between, { query: { from, to } });
  const days = Map.groupBy(entries, ({ date }) => date ?? '');
  if (entries.length === 0) return 'That week is free so far.';
  const [fullest = ['', []]] = [...days].toSorted(([, a], [, b]) => b.length - a.length);
  return `That's ${entries.length} things, and ${shortWeekdayAndDate(fullest[0])} is the fullest day. Tell me what to move, skip or hand over.\n\n${lines(
    inCalendarOrder(entries).map((entry) => entryLine(entry, today)),
    entries.length,
  )}`;
}
