import type { Proposal } from '../../contract.ts';
import { currentGroceries } from '../tools/current-groceries.ts';
import { clauseOf } from './clause.ts';
import { withoutDenied } from './dialogue-denied.ts';
import { isSentence, partsOf } from './dialogue-parts.ts';
import { fieldsOf, valuesOf } from './dialogue-target.ts';
import type { Led } from './dialogue-words.ts';
import type { SetField } from './field-values.ts';
import { findRecords } from './find-record.ts';
import type { Context, Step } from './reader.ts';
import { beginsRequest } from './requests.ts';
import { toolNamed } from './speech.ts';
import { splitWords, withoutArticle } from './words.ts';

/** What is said after things were put on a list, ticked or taken off: 'and eggs too', 'without the eggs', 'make it 2', 'no, oat milk'. */

const wanting =
  /^(?:add|get|put|some|we need|i need|we also need|i also need|need|grab|buy|throw in|pop|stick)(?: some| also| on)? /i;
const onList = / (?:on|to|onto|off|from)(?: there| it| (?:the|my|our)(?: \p{L}{1,10})? list)?$/iu;
const denying =
  /^(?:(?:without|no|not|minus|skip|leave out|except|forget|forget about|drop|scratch|scrap|take off|leave off|cross off|remove|delete|lose|cut|don't need|dont need|we don't need|we dont need|i don't need|we have|we already have|we've got|i have|already have|already got|never mind|ditch|but not|all but|everything but)(?: the| any)?) /i;
const takenOff = /^(?:take|leave|cross)(?: the)? (.{1,40}) (?:off|out)(?: again)?$/i;
const swapping = /^(?:swap|replace|change|switch)(?: out)? (.{2,40}) (?:for|with|to|by) (.{2,40})$/i;
const keeping = /^(?:just|only)(?: the)? /i;
const amount =
  /^(?:at )?(\d{1,6}|an?|two|three|four|five|six|a dozen|half a dozen)(?: (?!of )(\p{L}{1,40}))?(?: of (?:it|them|those|each))?$/iu;

const things = (words: string) => splitWords(words.replace(wanting, '').replace(onList, '')).map(withoutArticle);
const plain = (words: string) => words.toLowerCase().replace(/s$/, '');
const isSame = (line: string, thing: string) => line.toLowerCase().includes(plain(thing));

/** The only card, if it holds things of the grocery list. */
export async function aboutList(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const [card, ...others] = cards;
  const tool = card && toolNamed(card.tool);
  if (!card || !tool || others.length > 0 || !card.tool.endsWith('_groceries')) return undefined;
  const quote = context.asked.message;
  const made = (name: string, all: string[], added: string[]): Step[] =>
    card.status === 'open'
      ? [{ kind: 'revise', id: card.id, tool: card.tool, values: { [name]: all } }]
      : [{ kind: 'propose', tool: card.tool, values: { [name]: added }, quote }];
  if (card.tool === 'add_groceries') {
    const before = [valuesOf(card).lines ?? []].flat().map(String);
    const added = led.isFurther ? addedTo(led, context) : undefined;
    if (added) return made('lines', [...before, ...added], added);
    const lines = correctedLines(before, led, quote);
    if (card.status === 'open') return lines && made('lines', lines, lines);
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

/** The lines of the list that are named; undefined where one of them is not there, or not the only one of its name. */
function itemsIn({ text }: Led, field: SetField | undefined): string[] | undefined {
  const lines = (field?.options ?? []).map(({ value, label }) => ({ value, title: label }));
  const found = things(withoutDenied(text)).map((thing) => findRecords(lines, thing));
  return found.every(({ length }) => length === 1) ? found.flat().map(({ value }) => value) : undefined;
}

/** What is on the list already gets another quantity. */
async function quantityOf(
  [line = '', ...others]: string[],
  [now = '']: string[],
  { asked }: Context,
): Promise<Step[] | undefined> {
  const list = await currentGroceries(asked);
  const item = list?.items.find(({ name }) => plain(line).endsWith(plain(name)));
  const quantity = item && withoutNoun(now, item.name);
  if (!list || !quantity || others.length > 0) return undefined;
  const values = { id: list.id, itemId: item.id, quantity };
  return [{ kind: 'propose', tool: 'change_grocery', values, quote: asked.message }];
}

/** '10 apples' -> '10' */
const withoutNoun = (line: string, name: string) =>
  line
    .slice(0, Math.max(line.toLowerCase().lastIndexOf(plain(name)), 0))
    .replace(/ of $/, '')
    .trim();

/** With a day, a person or a verb it is a request of its own. */
export function addedTo({ text }: Led, { asked, household }: Context): string[] | undefined {
  const { when, people } = clauseOf(text, household, asked);
  const added = things(text);
  const isTold = partsOf(text).some(isSentence);
  const isOwn =
    isTold || when.date || when.time || people.length > 0 || beginsRequest(text.replace(wanting, ''), '', true);
  return !isOwn && added.length > 0 && added.every((thing) => thing.split(' ').length <= 4) ? added : undefined;
}

export function correctedLines(lines: readonly string[], led: Led, message: string): string[] | undefined {
  const words = message.trim().replace(/[.!]$/, '').replaceAll('’', "'");
  const first = words.replace(/^(?:oh|sorry|actually|wait|hmm|no),? (?=\p{L}{1,40} )/iu, '');
  const gone = [words, first, led.text]
    .map((text) => takenOff.exec(text)?.[1] ?? (denying.test(text) ? text.replace(denying, '') : undefined))
    .find(Boolean);
  if (gone) {
    const denied = things(gone.replace(/,? (?:sorry|actually|after all|any ?more|already|please)$/i, ''));
    const left = lines.filter((line) => !denied.some((thing) => isSame(line, thing)));
    if (left.length > 0 && left.length === lines.length - denied.length) return left;
  }
  const [, old, instead] = swapping.exec(words) ?? [];
  const swapped = old && instead ? lines.filter((line) => isSame(line, withoutArticle(old))) : [];
  if (instead && swapped.length === 1)
    return lines.map((line) => (line === swapped[0] ? withoutArticle(instead) : line));
  if (keeping.test(first) || keeping.test(words)) {
    const wanted = things(led.text);
    const kept = lines.filter((line) => wanted.some((thing) => isSame(line, thing)));
    if (kept.length === wanted.length && kept.length < lines.length) return kept;
  }
  return measured(lines, led);
}

/** Another quantity, or the same food said more exactly. */
function measured(lines: readonly string[], { text, isCorrection }: Led): string[] | undefined {
  const lower = text.toLowerCase().replace(/^at /, '').replace(wanting, '');
  const bare = (line: string) =>
    line.replace(/^(?:\d{1,6}|an?|two|three|four|five|six|half a) (?:dozen |\p{L}{1,40} of )?/iu, '');
  const [, count, unit = ''] = amount.exec(lower) ?? [];
  const noun = (line: string) => plain(bare(line).split(' ').at(-1) ?? line);
  const meant = lines.filter((line) => plain(lower).endsWith(noun(line)));
  const [line, ...others] = meant.length > 0 ? meant : lines;
  if (line === undefined || others.length > 0) return undefined;
  const instead = (text: string) => lines.map((one) => (one === line ? text : one));
  if (count && meant.length === 0) return instead(`${count}${unit && ` ${unit}`} ${bare(line)}`);
  const isExact = meant.length > 0 && plain(lower) !== noun(line) && lower.split(' ').length <= 5;
  const isName =
    !beginsRequest(lower, '', true) &&
    /^(?!i |we |no |not |the |more |some |any |my |love |like )\S{3,20} \S{1,20}$/.test(lower);
  return isExact && (isCorrection || isName || /^\d/.test(lower)) ? instead(lower.replace(/^the /, '')) : undefined;
}
