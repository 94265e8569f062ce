import { shortDay } from '#core/dates.ts';
import type { Proposal } from '../../../contract.ts';
import { clauseOf } from '../message/clause.ts';
import { choosing } from '../question-back.ts';
import type { Context, Reading, Step } from '../reader.ts';
import { read } from '../readers.ts';
import { toolNamed } from '../speech.ts';
import { listed } from '../words/words.ts';
import { evidence } from './evidence.ts';
import { it } from './it.ts';
import { fieldsOf, wordsFor } from './target.ts';
import { type Topic, titleOf, topicsIn, topicsOf } from './topic.ts';
import { isAsked, type Led, ledBy } from './words.ts';

/** What is kept and was spoken of is to be otherwise: 'it starts at 5:30', 'no, move it to Monday instead'. */

/** 'what about Mia's?', 'and the Saturday after that' */
const further = /^(?:and |ok |so )?(?:what|how) about\b|^and (?!it\b|make |move |put |set |change )/i;
const shifting = /^(?:an?|one|two|three|\d{1,2}) (?:day|week|hour)s? (?:later|earlier|longer|shorter)$/i;

/** The question was about the end of it, or about the party: the other day stays as it is. */
const ending = /\b(?:back|return|returning|home|end|ends|over|until|till)\b/i;
const party = /\bpart(?:y|ies)\b/i;

function isAskedFor(name: string, { kind }: Topic, question: string): boolean {
  if (kind === 'trip') return name !== 'startDate' || !ending.test(question);
  if (kind === 'birthday') return party.test(question) ? name !== 'date' : !name.startsWith('party');
  return true;
}

type Change = Extract<Reading, { kind: 'propose' }>;

async function changeOf(topic: Topic, led: Led, context: Context, question = ''): Promise<Change | undefined> {
  const tool = topic.recurs ? undefined : toolNamed(`change_${topic.kind}`);
  if (!tool) return undefined;
  const fields = (await fieldsOf(tool, topic.values, context)).filter(({ name }) => isAskedFor(name, topic, question));
  const values = evidence({ fields, subject: topic.title, kind: wordsFor(topic.kind) }, led, context);
  return (
    values && { kind: 'propose', tool: tool.name, values: { id: topic.id, ...values }, quote: context.asked.message }
  );
}

/** 'it starts at 5:30', 'move it to the 14th', after an answer about it; of several that were told she is asked which. */
export async function aboutTopic(context: Context): Promise<Step[] | undefined> {
  const { message, past } = context.asked;
  const led = ledBy(message);
  const isOfIt =
    !further.test(message) &&
    (led.isCorrection || it.test(message) || /^(it|that|they|we|he|she)\b/i.test(message) || shifting.test(led.text));
  const topics = isOfIt && !isAsked(message, led) ? ((await topicsOf(context)) ?? []) : [];
  const isOne = topics.length === 1;
  if (!isOne && !moving.test(message)) return undefined;
  const question = past.at(-1)?.message;
  const changes = await Promise.all(topics.map((topic) => changeOf(topic, led, context, question)));
  const choices = topics.flatMap((topic, at) => {
    const change = changes[at];
    return change
      ? [{ ...change, label: `${titleOf(topic, context)}${topic.date ? ` on ${shortDay(topic.date)}` : ''}` }]
      : [];
  });
  const [only] = choices;
  if (!only || choices.length < topics.length) return undefined;
  const labels = listed(
    choices.map(({ label }) => label),
    'or',
  );
  return isOne
    ? changes.filter((one) => one !== undefined)
    : choosing(`Which one do you mean, ${labels}?`, choices, message);
}

const moving = /\b(?:move|push|shift|reschedule|postpone|bump|delay)\b/i;
const removing = /^remove_(?:appointment|event|task|trip)$/;

/** 'no, move it to Monday instead', of what a card would take away. */
export async function keptInstead(
  [card, ...others]: readonly Proposal[],
  led: Led,
  context: Context,
): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const isOfIt = card?.status === 'open' && removing.test(card.tool) && led.isCorrection && moving.test(asked.message);
  if (!card?.quote || others.length > 0 || !isOfIt) return undefined;
  const [removal, ...more] = (await read(clauseOf(card.quote, household, asked), context)) ?? [];
  const isSame = removal?.kind === 'propose' && removal.tool === card.tool && more.length === 0;
  const topic = isSame ? (await topicsIn(context)).find(({ id }) => id === removal.values.id) : undefined;
  const change = topic && (await changeOf(topic, led, context));
  return change && [{ kind: 'drop', id: card.id }, change];
}
