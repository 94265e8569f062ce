import { unitOf } from '../amount/units.ts';
import { units } from '../facts/units.ts';
import { tag } from './tags.ts';
import type { TokenContext } from './token-context.ts';
import { spelledNumber, wordKind } from './words.ts';

const vagueWords = new Set('few little bit lot couple mixture selection variety combination'.split(' '));
const longestUnit = 3;

const fractionWords = new Map(
  Object.entries({
    half: 1 / 2,
    halves: 1 / 2,
    third: 1 / 3,
    thirds: 1 / 3,
    quarter: 1 / 4,
    quarters: 1 / 4,
    eighth: 1 / 8,
  }),
);

/** The number at a token, including a fraction word after it ('one third'). 'a' counts as 1, but not in 'a few'. */
export function numberAt(contexts: readonly TokenContext[], at: number): number | undefined {
  const context = contexts[at];
  if (context === undefined) return undefined;
  const fraction = hasFractionWord(contexts, at) ? (fractionWords.get(contexts[at + 1]?.word.lower ?? '') ?? 1) : 1;
  if (context.word.kind === wordKind.article)
    return vagueWords.has(contexts[at + 1]?.word.lower ?? '') ? undefined : fraction;
  const number = context.token.number?.value ?? spelledNumber(context.word);
  return number === undefined ? undefined : number * fraction;
}

/** Whether a fraction word follows a spelled-out number: 'one third', 'a quarter', but not '2 halves'. */
export const hasFractionWord = (contexts: readonly TokenContext[], at: number): boolean => {
  const kind = contexts[at]?.word.kind;
  const isSpelled = kind === wordKind.spelled || kind === wordKind.article;
  return isSpelled && contexts[at]?.word.lower !== 'half' && fractionWords.has(contexts[at + 1]?.word.lower ?? '');
};

/** Index of the line's main number, or -1. */
export function mainNumber(contexts: readonly TokenContext[], tags: Uint8Array): number {
  const quantity = tags.findIndex((it, at) => it === tag.quantity && numberAt(contexts, at) !== undefined);
  if (quantity >= 0) return quantity;
  for (const wantedTag of [tag.inside, tag.amountBefore, tag.amountAfter]) {
    const other = tags.findIndex((it, at) => it === wantedTag && contexts[at]?.token.number !== undefined);
    if (other >= 0) return other;
  }
  const isFood = tags[0] === tag.food && contexts.length > 1 && unitsAfter(contexts, 0).length === 0;
  return isFood || numberAt(contexts, 0) === undefined ? -1 : 0;
}

/** Token indexes of the main number's unit, or of a unit without a number ('handful of parsley'). */
export function mainUnit(contexts: readonly TokenContext[], tags: Uint8Array, main: number): number[] {
  if (isTimesSign(contexts, main + 1)) return containerAfter(contexts, main + 2);
  const unitAfterNumber = main >= 0 ? unitsAfter(contexts, main) : [];
  if (unitAfterNumber.length > 1) return unitAfterNumber;
  const tagged = indexesWhere(tags, (at) => tags[at] === tag.unitBefore || tags[at] === tag.unitAfter);
  const later = tagged.filter((at) => at > main);
  const found = firstConsecutive(later.length > 0 ? later : tagged);
  if (found.length > 0) return found;
  const inside = indexesWhere(tags, (at) => tags[at] === tag.inside && contexts[at]?.word.kind === wordKind.count);
  if (inside.length > 0) return firstConsecutive(inside);
  if (isDozen(contexts[main + 2]) && contexts[main + 1]?.word.kind === wordKind.article) return [main + 2];
  const container = containerAfterSize(contexts, tags, main);
  if (container.length > 0) return container;
  const next = contexts[unitAfterNumber[0] ?? -1];
  const isMeasured = next?.word.kind === wordKind.measure || isDozen(next);
  return isMeasured || tags[main] !== tag.quantity ? unitAfterNumber : [];
}

/** Whether the token is the 'x' of '2 x 400g tins'. */
export const isTimesSign = (contexts: readonly TokenContext[], at: number): boolean =>
  contexts[at]?.word.lower === 'x' && contexts[at + 1]?.token.number !== undefined;

function containerAfter(contexts: readonly TokenContext[], at: number): number[] {
  const next = (unitsAfter(contexts, at).at(-1) ?? at) + 1;
  return contexts[next]?.word.kind === wordKind.count ? [next] : [];
}

/** The 'can' of '1 (14 oz) can tomatoes', unless the tagger considers it the food. */
function containerAfterSize(contexts: readonly TokenContext[], tags: Uint8Array, main: number): number[] {
  let at = main + 1;
  while (at < contexts.length && isSizeOfContainer(contexts[at] as TokenContext)) at++;
  const isContainer = contexts[at]?.word.kind === wordKind.count && tags[at] !== tag.food;
  return main >= 0 && at > main + 2 && isContainer ? [at] : [];
}

const isSizeOfContainer = ({ token, word }: TokenContext) =>
  token.number !== undefined || word.kind === wordKind.measure || word.kind === wordKind.size;

const isDozen = (context: TokenContext | undefined) => context?.word.lower === 'dozen';

function indexesWhere(tags: Uint8Array, matches: (at: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < tags.length; at++) if (matches(at)) found.push(at);
  return found;
}

function firstConsecutive(indexes: readonly number[]): number[] {
  const end = indexes.findIndex((at, index) => index > 0 && at !== (indexes[index - 1] ?? 0) + 1);
  return indexes.slice(0, end < 0 ? indexes.length : end);
}

const unitPhraseStarts = new Set(
  units.flatMap(({ name, words }) =>
    [name, ...words].flatMap((word) => (word.includes(' ') ? word.split(' ')[0] : [])),
  ),
);

/** Token indexes of the longest known unit directly after a number ('fl oz' rather than 'fl'). */
export function unitsAfter(contexts: readonly TokenContext[], at: number): number[] {
  const begin = (hasFractionWord(contexts, at) ? at + 1 : at) + 1;
  const { kind, lower = '' } = contexts[begin]?.word ?? {};
  for (let length = unitPhraseStarts.has(lower) ? longestUnit : 1; length > 1; length--) {
    const indexes = Array.from({ length }, (_, index) => begin + index);
    if (indexes.every((index) => index < contexts.length) && unitOf(textOf(contexts, indexes))) return indexes;
  }
  return kind === wordKind.measure || kind === wordKind.count ? [begin] : [];
}

const textOf = (contexts: readonly TokenContext[], indexes: readonly number[]) =>
  indexes.map((index) => contexts[index]?.token.text).join(' ');

/** The unit named by several words: a leading measure ('inch piece'), else the last known unit ('large bunch'). */
export function unitName(contexts: readonly TokenContext[], indexes: readonly number[]): string {
  const text = textOf(contexts, indexes);
  const wholeUnit = unitOf(text);
  if (wholeUnit || indexes.length < 2) return wholeUnit?.name ?? text.toLowerCase();
  const knownUnits = indexes.flatMap((index) => unitOf(contexts[index]?.token.text ?? '') ?? []);
  const measure = knownUnits[0]?.dimension === 'count' ? undefined : knownUnits[0];
  return (measure ?? knownUnits.at(-1))?.name ?? text.toLowerCase();
}
