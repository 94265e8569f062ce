import { calendarApi } from '#capabilities/calendar/contract.ts';
import { inCalendarOrder } from '#capabilities/calendar/rules/entries.ts';
import { addDays, clockTime, shortDay } from '#core/dates.ts';
import { formatMoney } from '#core/money.ts';
import type { BrainRequest } from '../tools/brain.ts';
import { entryLine, lines } from './answers/words.ts';
import { type Family, thingsOf } from './family.ts';
import type { Thing } from './things.ts';
import { mondayOf } from './when/calendar.ts';

/** Answers to vague wishes: 'what am I forgetting?', 'this week is too full', 'are we ready for the trip?', 'what do we pay for all this?' */

export async function overviewOf(wish: string, asked: BrainRequest, family: Family): Promise<string> {
  if (wish === 'costs') return costs(family);
  if (wish === 'trip') return trip(family);
  if (wish === 'week') return week(asked);
  return forgetting(asked, family);
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const named = ({ title, people }: Thing) => (people.length === 1 ? `${people[0]}'s ${title}` : title);
const onDay = (thing: Thing) =>
  thing.date
    ? `${shortDay(thing.date)}${thing.time ? `, ${clockTime(thing.time)}` : ''}: ${named(thing)}`
    : named(thing);
const byDate = (a: Thing, b: Thing) => (a.date ?? '').localeCompare(b.date ?? '');

const nearDays = 10;
const most = 6;

/** What is late, then the next days as the calendar has them, with the steps of plans, without what comes every week anyway. */
async function forgetting({ look }: BrainRequest, family: Family): Promise<string> {
  const { today } = family.clock;
  const late = thingsOf(family, 'task').filter(({ date }) => date !== undefined && date < today);
  const { entries } = await look(calendarApi.between, { query: { from: today, to: addDays(today, nearDays) } });
  const next = inCalendarOrder(entries.filter(({ type, isRecurring }) => type !== 'appointment' || !isRecurring));
  if (late.length + next.length === 0) return "Nothing's open for the next days. You're all caught up.";
  return [
    part('Still open', late.toSorted(byDate).map(onDay)),
    next.length > 0 && `Coming up, so nothing slips by:\n${lines(next.map((entry) => entryLine(entry, today)))}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const part = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `${title}:\n${bullets(lines.slice(0, most))}`;

async function week({ look, today, message }: BrainRequest): Promise<string> {
  const from = /\bnext\b/i.test(message) ? addDays(mondayOf(today), 7) : today;
  const to = addDays(mondayOf(from), 6);
  const { entries } = await look(calendarApi.between, { query: { from, to } });
  const days = Map.groupBy(entries, ({ date }) => date ?? '');
  if (entries.length === 0) return 'That week is free so far.';
  const [fullest = ['', []]] = [...days].toSorted(([, a], [, b]) => b.length - a.length);
  return `That's ${entries.length} things, and ${shortDay(fullest[0])} is the fullest day. Tell me what to move, skip or hand over.\n\n${bullets(inCalendarOrder(entries).map((entry) => entryLine(entry, today)))}`;
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
    part(
      'Still to pack',
      unpacked.map(({ title }) => title),
    ),
    part('To do before then', tasks.map(onDay)),
  ].filter((text) => text !== '');
  const begins = next.date ? `${next.title} starts ${shortDay(next.date)}.` : `${next.title} has no dates yet.`;
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
