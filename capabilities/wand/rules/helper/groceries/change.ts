import type { GroceryItem } from '#capabilities/groceries/item-contract.ts';
import { currentGroceries } from '../../tools/current-groceries.ts';
import { withoutReason } from '../guards/left-over.ts';
import type { Context, Reading } from '../reader.ts';
import { peopleIn } from '../words/names.ts';
import { after, request, without } from '../words/phrases.ts';
import { withoutArticle } from '../words/words.ts';
import { isAmount } from './amounts.ts';
import { itemAt, itemsCalled } from './list.ts';
import { apartFromList } from './naming.ts';
import { withoutTail } from './tail.ts';
import { isTidyLine } from './words.ts';

const changes =
  /^(?:change|make|set|update|increase|bump(?: up)?|raise|reduce|lower|up|cut|switch|swap|replace|edit|rename|adjust|turn|double|triple)(?: out)? /i;
const isChanged =
  /\b(?:change|set|update|increase|reduce|bump|raise|make)\b|\b(?:should|must|needs? to|has to|have to|ought to|can) (?:be|say|read)\b|\binstead\b|\brather\b|\bactually\b|,? not (?:just )?(?:\d{1,3}|one|two|three|a|an|half)\b|^[a-z ]{2,30}: (?:\d|a |one |two |three |four |five |six |ten |half )|\bonly (?:need|want|get|buy)\b|\b(?:is|are|will be) (?:plenty|enough)\b/i;
/** What stood there before is of no more interest. */
const former = / (?:instead of|rather than|not) /i;
const formerAmount = / from (?:\d{1,3}|one|two|three|a)(?= )/i;

/** 'no ground turkey, get ground chicken instead' */
const otherInstead =
  /^(?:(?:actually|wait|oh|ok),? )?(?:no|not|skip|forget|scratch) (?:the )?(.{2,40}), (?:let's |just )?(?:get|buy|grab|make it|do) (.{2,40}) instead[.!]?$/i;

/** 'get oat milk instead of milk' */
const insteadOf =
  /^(?:get|buy|grab|let's get) (?!\d|one\b|two\b|three\b|a |an )(.{2,40}) (?:instead of|rather than) (?:the )?(?!\d)(.{2,40}?)[.!]?$/i;

/** 'change the eggs to 24', 'make it 3 gallons of milk', 'eggs should be 2 dozen', 'milk to 2 gallons and eggs to 18', 'the milk, make that four' */
export async function changedLine(said: string, { asked, household }: Context): Promise<Reading[] | undefined> {
  const text = said.replace(otherInstead, 'swap $1 for $2').replace(insteadOf, 'swap $2 for $1');
  // As she typed it: '24' and 'instead of 2' look like times.
  const rest = apartFromList(request(text)).rest.replace(/,?(?: please)?,? (?=(?:not|instead of|rather than) )/i, ' ');
  if (!changes.test(rest) && !isChanged.test(rest)) return undefined;
  // 'rename our cat to Milo' is not about the cat food.
  if (/^rename /i.test(rest) && peopleIn(rest, household, asked.today).people.length > 0) return undefined;
  const list = await currentGroceries(asked);
  const parts = withoutReason(rest)
    .split(/[,;.!?] | [-–—] | but | and (?=\D)/i)
    .map((part) => withoutTail(request(part)));
  const changed = list && changedInParts(parts, list.items);
  if (!changed || changed.length === 0) return undefined;
  return changed.map(({ item, ...values }) => ({
    kind: 'propose',
    tool: 'change_grocery',
    values: { id: list.id, itemId: item.id, ...values },
    quote: said,
    // 'swap the milk for oat milk' names the line and what it becomes.
    isSaidOutright: 'name' in values,
  }));
}

const isRemark =
  /^(?:i|i'm|we|we're|we've|he|he's|she|she's|they|they're|there's|it's|because|since|my|our|the|nobody|everyone) /i;

/** A line may be named in one part and its amount in the next; what follows a change is another one, or only a reason for it. */
function changedInParts(parts: readonly string[], items: readonly GroceryItem[]): Changed[] | undefined {
  const changed: Changed[] = [];
  let named: GroceryItem | undefined;
  for (const part of parts) {
    const own = changedIn(part, items);
    const telling = tellingWords(part);
    if (own) changed.push(own);
    else if (named && isAmount(telling)) {
      changed.push({ item: named, quantity: telling });
      named = undefined;
    } else if (telling !== '' && !named && only(items, telling)) named = only(items, telling);
    else if (telling !== '' && (changed.length === 0 || !isRemark.test(part))) return undefined;
  }
  return named ? undefined : changed;
}

const tellingWords = (text: string) =>
  text
    .replaceAll(/[:,]/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word.toLowerCase()))
    .join(' ');

type Changed = { item: GroceryItem } & ({ quantity: string } | { name: string });

function changedIn(text: string, items: readonly GroceryItem[]): Changed | undefined {
  const now = without(text, former);
  // 'put 12 tortillas instead of 8'
  const told = (now === text ? now : now.replace(/^(?:put|add|get|buy|list) /i, '')).replace(formerAmount, '');
  return quantityIn(told, items) ?? multiplied(told, items) ?? renamed(told, items);
}

const idle = new Set(
  `change make set update increase bump raise reduce lower up cut switch swap replace edit adjust turn it that those the to at of be should must needs need has have ought can
  leave keep amount quantity number i we we'll i'll i'd we'd want get buy only will do say read enough plenty is are fine actually rather instead now on our my line item please just by out there this week time`.split(
    /\s+/,
  ),
);
const number =
  /^(?:x ?)?(?:\d|[½¼¾]|(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|another|couple)$)/i;

/** A line, an amount, and nothing else that means something. */
function quantityIn(text: string, items: readonly GroceryItem[]): Changed | undefined {
  const words = text
    .replaceAll(/[:,–—]| - /g, ' ')
    .split(' ')
    .filter(Boolean);
  for (const from of words.keys()) {
    const end = words.findIndex((word, index) => index > from && number.test(word));
    const named = end === -1 ? words : words.slice(0, end);
    const read = idle.has(words[from]?.toLowerCase() ?? '') ? undefined : itemAt(items, named, from);
    if (!read) continue;
    const others = [...words.slice(0, from), ...words.slice(read.next)];
    const quantity = others.filter((word) => !idle.has(word.toLowerCase())).join(' ');
    if (isAmount(quantity)) return { item: read.item, quantity };
  }
  return undefined;
}

const times = new Map([
  ['double', 2],
  ['triple', 3],
]);

/** 'double the milk', of which it is said how much. */
function multiplied(text: string, items: readonly GroceryItem[]): Changed | undefined {
  const [verb = '', ...thing] = text.split(' ');
  const factor = times.get(verb.toLowerCase());
  const item = factor && thing.length > 0 ? only(items, thing.join(' ')) : undefined;
  const [, count, unit = ''] = /^(\d{1,3})( .{1,20})?$/.exec(item?.quantity ?? '') ?? [];
  return item && factor && count ? { item, quantity: `${Number(count) * factor}${unit}` } : undefined;
}

const becoming = / (?:to|for|with|into) /i;

/** 'change the bread to sourdough bread' */
function renamed(text: string, items: readonly GroceryItem[]): Changed | undefined {
  const told = after(text, changes) ?? '';
  const at = told.search(becoming);
  const item = at === -1 ? undefined : only(items, told.slice(0, at));
  const name = told.slice(at).replace(becoming, '').trim();
  return item && name && isTidyLine(name) && !number.test(name) ? { item, name } : undefined;
}

/** The only line of this name. */
function only(items: readonly GroceryItem[], name: string): GroceryItem | undefined {
  const [item, ...others] = itemsCalled(items, withoutArticle(name));
  return others.length === 0 ? item : undefined;
}
