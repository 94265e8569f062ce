import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { longDate } from '#core/dates.ts';
import type { Proposal } from '../../contract.ts';
import { clauseOf } from './clause.ts';
import { dateOn, relativeDay } from './dialogue-days.ts';
import { isTaken } from './dialogue-evidence.ts';
import { fieldsOf, valuesOf } from './dialogue-target.ts';
import { denialIn, isIdle, type Led, withoutDenied } from './dialogue-words.ts';
import { saidValues } from './field-values.ts';
import { keptRecords } from './kept-records.ts';
import { likeness } from './likeness.ts';
import type { Context } from './reader.ts';
import { read } from './readers.ts';
import { beginsRequest } from './requests.ts';
import { type Step, toolNamed } from './speech.ts';
import { whenIn } from './when.ts';

/** The same again for something else: 'same for Mia at 9:15', 'and towels', 'Leo is 27', or for another instead: 'no, for Leo'. */

const repeatable = /^(add_(appointment|event|task|birthday|trip|gift_idea)|plan_meal)$/;

/** Another one like it, of which the card says all but who and when. */
export async function sameAgain(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const card = cards.findLast(({ tool }) => repeatable.test(tool));
  const tool = card && toolNamed(card.tool);
  if (!led.isFurther || led.saysIt || !card || !tool) return undefined;
  const { asked, household } = context;
  const said = clauseOf(relativeDay(led.text, valuesOf(card), asked), household, asked);
  if (!isIdle(said.bare)) return undefined;
  const values = saidValues(await fieldsOf(tool, valuesOf(card), context), said, card.subject);
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
  if (isLoose && (await read(clauseOf(asked.message, household, asked), context))) return undefined;
  const fragment = relativeDay(withoutDenied(led.text), valuesOf(card), asked);
  const known = { household, clock: asked, names: await namesIn(context) };
  const before = card.quote ?? turn.message;
  const isMisread = denial && !before.toLowerCase().includes(denial.denied.toLowerCase());
  if (isMisread && !isIdle(clauseOf(denial.denied, household, asked).bare)) return undefined;
  const sentence =
    replaced(before, denial) ??
    toDo(card, fragment) ??
    withThing(card, before, fragment, context) ??
    likeness(before, fragment, known);
  const readings = sentence === undefined ? undefined : await read(clauseOf(sentence, household, asked), context);
  const made = readings?.flatMap((one) => (one.kind === 'propose' && one.tool === card.tool ? [one] : []));
  if (!made || made.length === 0 || made.length !== readings?.length) return undefined;
  const [only] = made;
  // Another day alone is one instead; another thing or person may be one more.
  const isInstead = !led.isFurther && (!isLoose || clauseOf(fragment, household, asked).bare === '');
  if (card.status === 'open' && isInstead && made.length === 1 && only)
    return [{ kind: 'revise', id: card.id, tool: card.tool, values: only.values }];
  return made.map((one) => ({ ...one, quote: asked.message }));
}

const thingNames = ['name', 'title'];

/** 'pack sunscreen for Tahoe' and 'towels': the thing stands on the card as it was said. */
function withThing(
  { fields, tool }: Proposal,
  before: string,
  fragment: string,
  { asked }: Context,
): string | undefined {
  const thing = fields.find(({ name }) => thingNames.includes(name))?.value;
  const at = typeof thing === 'string' ? before.toLowerCase().indexOf(thing.toLowerCase()) : -1;
  const isDay = whenIn(fragment, asked).when.date !== undefined;
  if (typeof thing !== 'string' || at === -1 || isDay || !/^add_(packing|gift_idea)$/.test(tool)) return undefined;
  return `${before.slice(0, at)}${fragment}${before.slice(at + thing.length)}`;
}

/** 'not zoe, Chloe': the one word in the place of the other. */
function replaced(before: string, denial: ReturnType<typeof denialIn>): string | undefined {
  const at = denial ? before.toLowerCase().indexOf(denial.denied.toLowerCase()) : -1;
  return denial && at >= 0
    ? `${before.slice(0, at)}${denial.meant}${before.slice(at + denial.denied.length)}`
    : undefined;
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

/** 'and to buy stamps', on the same day. */
const toDo = (card: Proposal, fragment: string): string | undefined => {
  const date = dateOn(valuesOf(card));
  return card.tool === 'add_task' && /^to \p{L}/iu.test(fragment)
    ? `remind me ${fragment}${date ? ` on ${longDate(date)}` : ''}`
    : undefined;
};
