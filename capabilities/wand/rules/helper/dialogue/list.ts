import type { Proposal } from '../../../contract.ts';
import { namesOf, openCards } from '../../decision/conversation-cards.ts';
import { currentGroceries } from '../../tools/current-groceries.ts';
import { foodsIn, isShopped } from '../groceries/words.ts';
import { clauseOf } from '../message/clause.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Context, Step } from '../reader.ts';
import { findRecords } from '../records/find-record.ts';
import { toolNamed } from '../speech.ts';
import type { SetField } from '../words/field-values.ts';
import { listed } from '../words/words.ts';
import { denialIn, withoutDenied } from './denied.ts';
import { correctedLines, single, thingsIn, withoutWanting } from './lines.ts';
import { isSentence, partsOf } from './parts.ts';
import { ofList } from './stray.ts';
import { fieldsOf, valuesOf } from './target.ts';
import { type Led, ledBy } from './words.ts';

/** What is said after things were put on a list, ticked or taken off: 'and eggs too', 'without the eggs', 'make it 2', 'no, oat milk'. */

/** 'and 2 of them', 'and 2 packs' is how much of it, and nothing more. */
const howMuch =
  / of (?:it|them|those|each)$|^\d{1,3} (?:packs?|bags?|boxe?s?|bottles?|cans?|jars?|gallons?|cartons?|pounds?|lbs?|kilos?|lit(?:er|re)s?)(?:,? not .{1,20})?$/i;
const isMoreOf = (lines: readonly string[], text: string) =>
  howMuch.test(text) || (/^\d/.test(text) && lines.some((line) => single(text).endsWith(` ${single(line)}`)));

/** The only card, if it holds things of the grocery list. */
export async function aboutList(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const [card, ...others] = cards;
  const tool = card && toolNamed(card.tool);
  if (!card || !tool || others.length > 0 || !card.tool.endsWith('_groceries')) return undefined;
  const quote = context.asked.message;
  const timed = openCards(context.asked.past).filter(({ fields }) => fields.some(({ name }) => name === 'time'));
  // 'change it to 11' may be as many, or an hour.
  if (led.saysIt && timed.length > 0 && /^(?:to )?\d{1,2}$/.test(led.text)) return [whichOf(namesOf([...timed, card]))];
  const made = (name: string, all: string[], added: string[]): Step[] =>
    card.status === 'open'
      ? [{ kind: 'revise', id: card.id, tool: card.tool, values: { [name]: all } }]
      : [{ kind: 'propose', tool: card.tool, values: { [name]: added }, quote }];
  if (card.tool === 'add_groceries') {
    const before = [valuesOf(card).lines ?? []].flat().map(String);
    const added = led.isFurther && !isMoreOf(before, led.text) ? addedTo(led, context) : undefined;
    if (added) return made('lines', [...before, ...added], added);
    const lines = correctedLines(before, led, quote);
    if (card.status === 'open') return lines ? made('lines', lines, lines) : insteadOfWhich(before, led, context);
    return lines && quantityOf(before, lines, context);
  }
  const [field] = await fieldsOf(tool, valuesOf(card), context);
  const ids = [field?.value ?? []].flat().map(String);
  const labelOf = (id: string) => field?.options.find(({ value }) => value === id)?.label ?? '';
  const found = itemsIn(led, field);
  if (led.isFurther)
    return found
      ? made('items', [...new Set([...ids, ...found])], found)
      : [{ kind: 'answer', text: `I can't find ‘${led.text}’ on the grocery list.` }];
  if (card.status !== 'open') return undefined;
  const left = correctedLines(ids.map(labelOf), led, quote);
  const kept = ids.filter((id) => left?.includes(labelOf(id)));
  if (left && kept.length === left.length) return made('items', kept, kept);
  return led.isCorrection && ids.length === 1 && found ? made('items', found, found) : undefined;
}

/** 'and eggs', after something else than the list was spoken of: it is on the card that puts things on it. */
export function listedBefore(cards: readonly Proposal[], led: Led, context: Context): Step[] | undefined {
  const earlier = openCards(context.asked.past).findLast(({ tool }) => tool === 'add_groceries');
  const added = led.isFurther && earlier && !cards.includes(earlier) ? addedTo(led, context) : undefined;
  if (!earlier || !added?.every(isShopped)) return undefined;
  const lines = [...[valuesOf(earlier).lines ?? []].flat().map(String), ...added];
  return [{ kind: 'revise', id: earlier.id, tool: earlier.tool, values: { lines } }];
}

/** 'and eggs', after a question about something else. */
export function onListAgain(context: Context): Step[] | undefined {
  const last = context.asked.past.at(-1);
  const isOfFood = last && (foodsIn(last.message).length > 0 || ofList.test(last.message));
  return last?.proposals.length === 0 && !isOfFood && !context.asked.message.trim().endsWith('?')
    ? listedBefore([], ledBy(context.asked.message), context)
    : undefined;
}

/** 'I meant yogurt', of several that are called otherwise. */
function insteadOfWhich(lines: readonly string[], led: Led, context: Context): Step[] | undefined {
  const meant = led.isCorrection && !denialIn(led.text) ? addedTo(led, context) : undefined;
  return meant?.length === 1 && lines.length > 1 ? [whichOf(lines)] : undefined;
}

export const whichOf = (names: readonly string[]): Step => ({
  kind: 'answer',
  text: `Which one do you mean, ${listed(names, 'or')}? You can change it right on its card.`,
});

/** The lines of the list that are named; undefined where one of them is not there, or not the only one of its name. */
function itemsIn({ text }: Led, field: SetField | undefined): string[] | undefined {
  const lines = (field?.options ?? []).map(({ value, label }) => ({ value, title: label }));
  const found = thingsIn(withoutDenied(text)).map((thing) => findRecords(lines, thing));
  return found.every(({ length }) => length === 1) ? found.flat().map(({ value }) => value) : undefined;
}

/** What is on the list already gets another quantity. */
async function quantityOf(
  [line = '', ...others]: string[],
  [now = '']: string[],
  { asked }: Context,
): Promise<Step[] | undefined> {
  const list = await currentGroceries(asked);
  const item = list?.items.find(({ name }) => single(line).endsWith(single(name)));
  const quantity = item && withoutNoun(now, item.name);
  // 'oat milk' is no quantity of milk.
  const isCount = /^(?:\d|(?:an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|some)\b)/i.test(
    quantity ?? '',
  );
  if (!list || !quantity || !isCount || others.length > 0) return undefined;
  const values = { id: list.id, itemId: item.id, quantity };
  return [{ kind: 'propose', tool: 'change_grocery', values, quote: asked.message }];
}

/** '10 apples' -> '10' */
const withoutNoun = (line: string, name: string) =>
  line
    .slice(0, Math.max(line.toLowerCase().lastIndexOf(single(name)), 0))
    .replace(/ of $/, '')
    .trim();

/** With a day, a person or a verb it is a request of its own. */
export function addedTo({ text }: Led, { asked, household }: Context): string[] | undefined {
  const { when, people } = clauseOf(text, household, asked);
  const added = thingsIn(withoutDenied(text));
  const isTold = partsOf(text).some(isSentence);
  const isOwn = isTold || when.date || when.time || people.length > 0 || beginsRequest(withoutWanting(text), '', true);
  return !isOwn && added.length > 0 && added.every((thing) => thing.split(' ').length <= 4) ? added : undefined;
}
