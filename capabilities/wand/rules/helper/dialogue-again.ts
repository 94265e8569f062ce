import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import type { Proposal } from '../../contract.ts';
import type { Values } from '../tools/tool.ts';
import { clauseOf } from './clause.ts';
import { relativeDay } from './dialogue-days.ts';
import { denialIn, withoutDenied } from './dialogue-denied.ts';
import { isTaken, optionsSaid } from './dialogue-evidence.ts';
import { replaced, sentencesLike } from './dialogue-like.ts';
import { fieldsOf, valuesOf, wordsFor } from './dialogue-target.ts';
import { isIdle, type Led } from './dialogue-words.ts';
import { saidValues } from './field-values.ts';
import { together } from './gathering.ts';
import { keptRecords } from './kept-records.ts';
import { likeness } from './likeness.ts';
import type { Context, Reading, Step } from './reader.ts';
import { read } from './readers.ts';
import { beginsRequest } from './requests.ts';
import { toolNamed } from './speech.ts';

/** The same again for something else: 'same for Mia at 9:15', 'and towels', 'Leo is 27', or for another instead: 'no, for Leo'. */

const rightAfter = /\b(?:right|straight|just) (?:after|before)(?: (?:that|it|her|him))?\b/i;
const kindWords = ({ tool }: Proposal) => wordsFor(tool.slice(tool.indexOf('_') + 1));
const repeatable = /^(add_(appointment|event|task|birthday|trip|gift_idea)|plan_meal)$/;

/** Another one like it, of which the card says all but who and when. */
export async function sameAgain(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const card = cards.findLast(({ tool }) => repeatable.test(tool));
  const tool = card && toolNamed(card.tool);
  if (!led.isFurther || led.saysIt || !card || !tool || denialIn(led.text)) return undefined;
  const { asked, household } = context;
  const said = clauseOf(relativeDay(led.text, valuesOf(card), asked), household, asked);
  const fields = await fieldsOf(tool, valuesOf(card), context);
  const options = optionsSaid(fields, said.bare.replace(rightAfter, ' '));
  if (!isIdle(options.rest, `${card.subject} ${kindWords(card)}`)) return undefined;
  const values = { ...saidValues(fields, said, card.subject), ...options.values };
  if (Object.keys(values).length === 0 || !isTaken(said, values, card.subject)) return undefined;
  return [{ kind: 'propose', tool: card.tool, values: { ...valuesOf(card), ...values }, quote: asked.message }];
}

async function namesIn({ asked }: Context): Promise<string[]> {
  const [kept, subscriptions] = await Promise.all([keptRecords(asked), asked.look(subscriptionsApi.list)]);
  return [...kept.map(({ title }) => title), ...subscriptions.map(({ serviceName }) => serviceName)];
}

const longest = 8;

/** The words of the last request with the new ones in their place; what comes of it must be of the same kind. */
export async function likeLast(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const [card, ...others] = cards;
  const { asked, household } = context;
  const turn = asked.past.findLast(({ proposals }) => proposals.some(({ id }) => id === card?.id));
  if (!card || !turn || others.length > 0 || led.text.split(' ').length > longest || beginsRequest(led.text, '', true))
    return undefined;
  const denial = denialIn(led.text);
  const isLoose = !led.isFurther && !led.isCorrection && !denial;
  const fragment = relativeDay(withoutDenied(led.text), valuesOf(card), asked);
  // 'hmm', 'blah blah': anything could be a thing to do.
  const isAnything = card.tool === 'add_task' && !isIdle(clauseOf(fragment, household, asked).bare);
  if (isLoose && (isAnything || (await read(clauseOf(asked.message, household, asked), context)))) return undefined;
  const known = { household, clock: asked, names: await namesIn(context) };
  const before = card.quote ?? turn.message;
  const isMisread = denial && !before.toLowerCase().includes(denial.denied.toLowerCase());
  if (isMisread && !isIdle(clauseOf(denial.denied, household, asked).bare)) return undefined;
  const sentences = [
    replaced(before, denial),
    ...sentencesLike(card, before, fragment, context),
    likeness(before, fragment, known),
  ];
  const made = await firstMade(card, sentences, context);
  const [only] = made ?? [];
  if (!made || !only) return undefined;
  const [base] = (await firstMade(card, [before], context)) ?? [];
  const isOpen = card.status === 'open' && made.length === 1;
  if (isOpen && led.isFurther && base?.values.id && base.values.id === only.values.id) {
    const now = { tool: card.tool, values: { ...set(valuesOf(card)), id: only.values.id } };
    const both = await together(now, only, toolNamed(card.tool), asked);
    if (both) return [{ kind: 'revise', id: card.id, tool: card.tool, values: both }];
  }
  // Another day alone is one instead; another thing or person may be one more.
  const isInstead = !led.isFurther && (!isLoose || clauseOf(fragment, household, asked).bare === '');
  if (isOpen && isInstead) return [{ kind: 'revise', id: card.id, tool: card.tool, values: changedSince(base, only) }];
  // 'and a salad' does not take the place of the tacos.
  const isInItsPlace = ({ tool, values }: Made) =>
    tool === 'plan_meal' && values.date === base?.values.date && values.mealType === base?.values.mealType;
  return led.isFurther && made.some(isInItsPlace) ? undefined : made.map((one) => ({ ...one, quote: asked.message }));
}

const set = (values: Values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** Only what the new words change: what was corrected since the first ones were said stays as it is, and so does a day that they do not say. */
const changedSince = (base: Made | undefined, { values }: Made): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        JSON.stringify(base?.values[name]) !== JSON.stringify(value) && !(value === null && /date$/i.test(name)),
    ),
  );

type Made = Extract<Reading, { kind: 'propose' }>;

/** What the first of the sentences comes to that asks for the same as the card, and for nothing else. */
async function firstMade(
  { tool }: Proposal,
  sentences: readonly (string | undefined)[],
  context: Context,
): Promise<Made[] | undefined> {
  for (const sentence of sentences) {
    if (sentence === undefined) continue;
    const readings = (await read(clauseOf(sentence, context.household, context.asked), context)) ?? [];
    const made = readings.flatMap((one) => (one.kind === 'propose' && one.tool === tool ? [one] : []));
    if (made.length > 0 && made.length === readings.length) return made;
  }
  return undefined;
}

/** What was not understood because half of it was still to come: 'orthodontist for Mia', 'Dec 9 at 3'. */
export async function carriedOn(led: Led, context: Context): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const last = asked.past.at(-1);
  const isHalf = last?.answer?.startsWith('I did not understand that') && last.message.split(' ').length <= longest;
  if (!last || !isHalf || led.text.split(' ').length > longest || beginsRequest(led.text, '', true)) return undefined;
  if (await read(clauseOf(asked.message, household, asked), context)) return undefined;
  const readings = await read(clauseOf(`${last.message} ${led.text}`, household, asked), context);
  return readings?.every(({ kind }) => kind === 'propose') ? [...readings] : undefined;
}
