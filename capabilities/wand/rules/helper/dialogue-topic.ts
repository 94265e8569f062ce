import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { dayDate, shortDay } from '#core/dates.ts';
import { dateOn } from './dialogue-days.ts';
import { lastCards, valuesOf } from './dialogue-target.ts';
import { meaningOf } from './find-record.ts';
import { keptRecords } from './kept-records.ts';
import type { Context } from './reader.ts';
import { whenIn } from './when.ts';

/** What was spoken of last: the record of a card, or the one that an answer was about. */
export interface Topic {
  kind: string;
  id: string;
  title: string;
  people: readonly string[];
  date: string | undefined;
  endDate?: string | undefined;
  /** What recurs is moved one date at a time, or not at all. */
  recurs: boolean;
}

async function topicsIn({ asked }: Context): Promise<Topic[]> {
  const [kept, subscriptions, recipes] = await Promise.all([
    keptRecords(asked),
    asked.look(subscriptionsApi.list),
    asked.look(recipesApi.list),
  ]);
  const nobody = { people: [], recurs: false };
  return [
    ...kept.map(({ kind, id, title, people = [], date, record }) => ({
      kind,
      id,
      title,
      people,
      date,
      endDate: 'endDate' in record ? (record.endDate ?? undefined) : undefined,
      recurs: kind === 'appointment' && 'isRecurring' in record && record.isRecurring,
    })),
    ...subscriptions.map(({ id, serviceName, nextBillingDate }) => ({
      ...nobody,
      kind: 'subscription',
      id,
      title: serviceName,
      date: nextBillingDate ?? undefined,
    })),
    ...recipes.map(({ id, name }) => ({ ...nobody, kind: 'recipe', id, title: name, date: undefined })),
  ];
}

/** Those that fit, or all where none does. */
const narrowed = (topics: readonly Topic[], fits: (topic: Topic) => boolean) => {
  const fitting = topics.filter(fits);
  return fitting.length > 0 ? fitting : topics;
};

/** The only record that the last answer names; undefined where there are several, or cards. */
export async function topicOf(context: Context): Promise<Topic | undefined> {
  const last = context.asked.past.at(-1);
  if (!last?.answer || last.proposals.length > 0 || last.answer.startsWith('I did not understand')) return undefined;
  const { answer, message } = last;
  const lower = answer.toLowerCase();
  const asked = meaningOf(message);
  const named = (await topicsIn(context)).filter(({ title }) => lower.includes(title.toLowerCase()));
  const [topic, ...others] = [
    ({ title }: Topic) => meaningOf(title).some((word) => asked.includes(word)),
    ({ people }: Topic) =>
      people.some((name) => answer.includes(name) || message.toLowerCase().includes(name.toLowerCase())),
    ({ date }: Topic) => date !== undefined && [shortDay(date), dayDate(date)].some((day) => answer.includes(day)),
  ].reduce(narrowed, named);
  return topic && others.length === 0 ? topic : undefined;
}

/** The day that was spoken of last: on the card, or in the answer. */
export function dayBefore(context: Context): string | undefined {
  const { asked } = context;
  const [card, ...others] = lastCards(context);
  const isLatest = (asked.past.at(-1)?.proposals.length ?? 0) > 0 || card?.status === 'approved';
  if (card && isLatest) return others.length === 0 ? dateOn(valuesOf(card)) : undefined;
  const { message = '', answer } = asked.past.at(-1) ?? {};
  const isShort = answer && answer.split('\n').length <= 2;
  return (isShort ? whenIn(answer, asked).when.date : undefined) ?? whenIn(message, asked).when.date;
}
