import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { kindOf } from '#capabilities/subscriptions/rules/service.ts';
import { dayDate, longDate, shortDay } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import { isFailing } from '../guards/understood.ts';
import type { Context } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { type Kept, keptRecords } from '../records/kept-records.ts';
import { whenIn } from '../when/when.ts';
import { dateOn } from './days.ts';
import { lastCards, valuesOf } from './target.ts';

/** What was spoken of last: the record of a card, or the one that an answer was about. */
export interface Topic {
  kind: string;
  id: string;
  title: string;
  people: readonly string[];
  /** Words that may stand for it. */
  beside?: string;
  date: string | undefined;
  /** Others are called the same, and it is told from them by its day. */
  hasNamesakes?: boolean;
  /** What recurs is moved one date at a time, or not at all. */
  recurs: boolean;
  /** What is kept of it, as far as one would change it by saying only what it is instead. */
  values: Values;
}

function valuesKept({ kind, record, date, time }: Kept): Values {
  if (kind === 'trip') return { startDate: date ?? null, endDate: record.endDate, travelers: record.travelers };
  if (kind === 'task') return { triggerDate: date ?? null };
  if (kind === 'birthday') {
    const { partyDate, partyTime, partyLocation } = record;
    return { date: date ?? null, partyDate, partyTime, partyLocation };
  }
  return { date: date ?? null, time, location: record.location };
}

/** Everything that can be spoken of. */
export async function topicsIn({ asked }: Context): Promise<Topic[]> {
  const [kept, subscriptions, recipes] = await Promise.all([
    keptRecords(asked),
    asked.look(subscriptionsApi.list),
    asked.look(recipesApi.list),
  ]);
  const nobody = { people: [], recurs: false };
  return [
    ...kept.map((one) => ({
      kind: one.kind,
      id: one.id,
      title: one.title,
      people: one.people ?? [],
      date: one.date,
      hasNamesakes: kept.some(
        ({ id, title, people }) => id !== one.id && `${title} ${people}` === `${one.title} ${one.people}`,
      ),
      recurs: one.kind === 'appointment' && one.record.isRecurring,
      values: valuesKept(one),
    })),
    ...subscriptions.map((one) => ({
      ...nobody,
      kind: 'subscription',
      id: one.id,
      title: one.serviceName,
      beside: `${kindOf(one)} ${one.status}`,
      date: one.nextBillingDate ?? undefined,
      values: { nextBillingDate: one.nextBillingDate, subscriptionCost: one.subscriptionCost },
    })),
    ...recipes.map(({ id, name, servings }) => ({
      ...nobody,
      kind: 'recipe',
      id,
      title: name,
      date: undefined,
      values: { servings },
    })),
  ];
}

/** Those that fit, or all where none does. */
const narrowed = (topics: readonly Topic[], fits: (topic: Topic) => boolean) => {
  const fitting = topics.filter(fits);
  return fitting.length > 0 ? fitting : topics;
};

/** The records that a line of an answer names, as far as its words and those of the question tell them apart. */
function namedIn(line: string, heading: string, question: string, topics: readonly Topic[]): readonly Topic[] {
  const asked = meaningOf(question);
  const lower = line.toLowerCase();
  return [
    ({ title }: Topic) => meaningOf(title).some((word) => asked.includes(word)),
    ({ people }: Topic) =>
      people.some((name) => line.includes(name) || question.toLowerCase().includes(name.toLowerCase())),
    ({ date }: Topic) =>
      date !== undefined && [shortDay(date), dayDate(date)].some((day) => `${heading} ${line}`.includes(day)),
  ].reduce(
    narrowed,
    topics.filter(({ title }) => lower.includes(title.toLowerCase())),
  );
}

const meal = /^(?:Breakfast|Lunch|Dinner|Snack): /;

/** The records that the last answer names, in its order; undefined where it was none, or a line of it could mean several. */
export async function topicsOf(context: Context): Promise<Topic[] | undefined> {
  const last = context.asked.past.at(-1);
  if (!last?.answer || last.proposals.length > 0 || isFailing(last.answer)) return undefined;
  const lines = last.answer.split('\n').filter((line) => !meal.test(line));
  const all = await topicsIn(context);
  const headingOf = (at: number) => lines.slice(0, at).findLast((line) => line.endsWith(':')) ?? '';
  const named = lines
    .map((line, at) => namedIn(line, headingOf(at), last.message, all))
    .filter(({ length }) => length > 0);
  return named.every(({ length }) => length === 1)
    ? [...new Map(named.flat().map((topic) => [topic.id, topic])).values()]
    : undefined;
}

/** The only record that the last answer names; undefined where there are several, or cards. */
export async function topicOf(context: Context): Promise<Topic | undefined> {
  const [topic, ...others] = (await topicsOf(context)) ?? [];
  return topic && others.length === 0 ? topic : undefined;
}

const removing = /\b(?:delete|remove|get rid of|erase|drop|scrap|discard)\b/i;

/** 'Mia's Dentist'; of what recurs the one on the day that she asked about, and of a dish the recipe where recipes are spoken of. */
export function titleOf(topic: Topic, { asked }: Context): string {
  const { kind, people, title } = topic;
  const question = asked.past.at(-1)?.message ?? '';
  if (kind === 'recipe' && removing.test(asked.message) && /\brecipes?\b/i.test(question)) return `the ${title} recipe`;
  const asking = topic.recurs ? whenIn(question, asked).when.date : undefined;
  const day = asking ? longDate(asking) : topic.hasNamesakes && topic.date ? longDate(topic.date).split(',')[0] : '';
  const whose = people.length === 1 ? `${people[0]}'s ` : '';
  return `${whose}${title}${day ? ` on ${day}` : ''}`;
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
