import { type CalendarEntry, calendarApi } from '#capabilities/calendar/contract.ts';
import { inCalendarOrder, isToDo } from '#capabilities/calendar/rules/entries.ts';
import { addDays, clockTime, shortWeekdayAndDate } from '#core/dates.ts';
import { formatMoney } from '#core/money.ts';
import { joinWithAnd } from '#core/text-list.ts';
import type { BrainRequest } from '../tools/brain.ts';
import { counted, entryLine, lines } from './answers/words.ts';
import { type Family, thingsOf } from './family.ts';
import type { Thing } from './things.ts';
import { mondayOf } from './when/calendar.ts';

/**
 * Answers vague questions: 'what am I forgetting?', 'this week is too full', 'are we ready for the trip?', 'what do we
 * pay for all this?'
 */

export async function overviewOf(wish: string, asked: BrainRequest, family: Family): Promise<string> {
  if (wish === 'costs') return costs(family);
  if (wish === 'trip') return trip(family);
  if (wish === 'week') return week(asked);
  return forgetting(asked, family);
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const countText = ({ title, people }: Thing) => (people.length === 1 ? `${people[0]}'s ${title}` : title);
const onDay = (thing: Thing) =>
  thing.date
    ? `${shortWeekdayAndDate(thing.date)}${thing.time ? `, ${clockTime(thing.time)}` : ''}: ${countText(thing)}`
    : countText(thing);
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
    dayPart('No day chosen yet', undated.map(countText)),
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

const dayPart = (title: string, lines: readonly string[], shown = most) =>
  lines.length === 0 ? '' : `${title}:\n${bullets(lines.slice(0, shown))}`;

async function week({ look, today, message }: BrainRequest): Promise<string> {
  const from = /\bnext\b/i.test(message) ? addDays(mondayOf(today), 7) : today;
  const to = addDays(mondayOf(from), 6);
  const { entries } = await look(calendarApi.between, { query: { from, to } });
  const days = Map.groupBy(entries, ({ date }) => date ?? '');
  if (entries.length === 0) return 'That week is free so far.';
  const [fullest = ['', []]] = [...days].toSorted(([, a], [, b]) => b.length - a.length);
  return `That's ${entries.length} things, and ${shortWeekdayAndDate(fullest[0])} is the fullest day. Tell me what to move, skip or hand over.\n\n${bullets(inCalendarOrder(entries).map((entry) => entryLine(entry, today)))}`;
}

function trip(family: Family): string {
  const { today } = family.clock;
  const [next] = thingsOf(family, 'trip')
    .filter(({ isPast, date }) => !isPast && (date ?? today) >= today)
    .toSorted(byDate);
  if (!next) return "I don't have a trip coming up. Tell me where you're going and when.";
  const unpacked = thingsOf(family, 'packing').filter(({ within, isDone }) => within === next.id && !isDone);
  const tasks = thingsOf(family, 'task')
    .filter(({ date }) => date !== undefined && date <= (next.date ?? today))
    .toSorted(byDate);
  const parts = [
    dayPart(
      'Still to pack',
      unpacked.map(({ title }) => title),
    ),
    dayPart('To do before then', tasks.map(onDay)),
  ].filter((text) => text !== '');
  const begins = next.date
    ? `${next.title} starts ${shortWeekdayAndDate(next.date)}.`
    : `${next.title} has no dates yet.`;
  return [
    begins,
    ...parts,
    parts.length === 0
      ? 'Nothing is on the packing list. I can fill it with what such a trip usually takes: just say so.'
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const perYear: Record<string, number> = { monthly: 12, quarterly: 4, annually: 1 };

function costs({ subscriptions }: Family): string {
  const active = subscriptions.filter(({ status }) => status === 'active');
  if (active.length === 0) return "I don't have any active subscriptions.";
  const yearly = active.reduce(
    (sum, { subscriptionCost, billingFrequency }) =>
      sum + (subscriptionCost ?? 0) * (perYear[billingFrequency ?? 'monthly'] ?? 12),
    0,
  );
  const services = active
    .toSorted((a, b) => (b.subscriptionCost ?? 0) - (a.subscriptionCost ?? 0))
    .map(({ serviceName, subscriptionCost, billingFrequency }) =>
      `${serviceName}: ${subscriptionCost === null ? 'no price yet' : formatMoney(subscriptionCost)} ${billingFrequency ?? ''}`.trim(),
    );
  return `About ${formatMoney(Math.round(yearly / 12))} a month, ${formatMoney(yearly)} a year.\n\n${bullets(services)}`;
}
