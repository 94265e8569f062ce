import { unitOf } from '../amount/units.ts';
import { units } from '../facts/units.ts';
import type { Sight } from './sight.ts';
import { tag } from './tags.ts';
import { spelledNumber, wordKind } from './words.ts';

const vague = new Set('few little bit lot couple mixture selection variety combination'.split(' '));
const longestUnit = 3;

const parts = new Map(
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

/** The number a token stands for, alone or with the part after it ('one third'); 'a' is one where a thing follows, not in 'a few'. */
export function numberAt(sights: readonly Sight[], at: number): number | undefined {
  const sight = sights[at];
  if (sight === undefined) return undefined;
  const part = hasPart(sights, at) ? (parts.get(sights[at + 1]?.word.lower ?? '') ?? 1) : 1;
  if (sight.word.kind === wordKind.article) return vague.has(sights[at + 1]?.word.lower ?? '') ? undefined : part;
  const number = sight.token.number?.value ?? spelledNumber(sight.word);
  return number === undefined ? undefined : number * part;
}

/** Whether a part follows a number in words: 'one third', 'a quarter', but not '2 halves'. */
export const hasPart = (sights: readonly Sight[], at: number): boolean => {
  const kind = sights[at]?.word.kind;
  const isSpelled = kind === wordKind.spelled || kind === wordKind.article;
  return isSpelled && sights[at]?.word.lower !== 'half' && parts.has(sights[at + 1]?.word.lower ?? '');
};

/** Where the line's main number stands, -1 for none. */
export function mainNumber(sights: readonly Sight[], tags: Uint8Array): number {
  const quantity = tags.findIndex((it, at) => it === tag.quantity && numberAt(sights, at) !== undefined);
  if (quantity >= 0) return quantity;
  for (const wanted of [tag.inside, tag.amountBefore, tag.amountAfter]) {
    const other = tags.findIndex((it, at) => it === wanted && sights[at]?.token.number !== undefined);
    if (other >= 0) return other;
  }
  const isFood = tags[0] === tag.food && sights.length > 1 && unitsAfter(sights, 0).length === 0;
  return isFood || numberAt(sights, 0) === undefined ? -1 : 0;
}

/** The tokens of the unit that belongs to the main number, or of one named without a number ('handful of parsley'). */
export function mainUnit(sights: readonly Sight[], tags: Uint8Array, main: number): number[] {
  if (isTimes(sights, main + 1)) return containerAfter(sights, main + 2);
  const written = main >= 0 ? unitsAfter(sights, main) : [];
  if (written.length > 1) return written;
  const tagged = indexesWhere(tags, (at) => tags[at] === tag.unitBefore || tags[at] === tag.unitAfter);
  const later = tagged.filter((at) => at > main);
  const found = firstRun(later.length > 0 ? later : tagged);
  if (found.length > 0) return found;
  const inside = indexesWhere(tags, (at) => tags[at] === tag.inside && sights[at]?.word.kind === wordKind.count);
  if (inside.length > 0) return firstRun(inside);
  if (isDozen(sights[main + 2]) && sights[main + 1]?.word.kind === wordKind.article) return [main + 2];
  const sized = containerAfterSize(sights, tags, main);
  if (sized.length > 0) return sized;
  const next = sights[written[0] ?? -1];
  const isMeasured = next?.word.kind === wordKind.measure || isDozen(next);
  return isMeasured || tags[main] !== tag.quantity ? written : [];
}

/** The 'x' of '2 x 400g tins'. */
export const isTimes = (sights: readonly Sight[], at: number): boolean =>
  sights[at]?.word.lower === 'x' && sights[at + 1]?.token.number !== undefined;

function containerAfter(sights: readonly Sight[], at: number): number[] {
  const next = (unitsAfter(sights, at).at(-1) ?? at) + 1;
  return sights[next]?.word.kind === wordKind.count ? [next] : [];
}

/** The 'can' of '1 (14 oz) can tomatoes', whatever the tagger takes it for but the food. */
function containerAfterSize(sights: readonly Sight[], tags: Uint8Array, main: number): number[] {
  let at = main + 1;
  while (at < sights.length && isSizeOfContainer(sights[at] as Sight)) at++;
  const isContainer = sights[at]?.word.kind === wordKind.count && tags[at] !== tag.food;
  return main >= 0 && at > main + 2 && isContainer ? [at] : [];
}

const isSizeOfContainer = ({ token, word }: Sight) =>
  token.number !== undefined || word.kind === wordKind.measure || word.kind === wordKind.size;

const isDozen = (sight: Sight | undefined) => sight?.word.lower === 'dozen';

function indexesWhere(tags: Uint8Array, is: (at: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < tags.length; at++) if (is(at)) found.push(at);
  return found;
}

function firstRun(indexes: readonly number[]): number[] {
  const end = indexes.findIndex((at, index) => index > 0 && at !== (indexes[index - 1] ?? 0) + 1);
  return indexes.slice(0, end < 0 ? indexes.length : end);
}

const phraseStarts = new Set(
  units.flatMap(({ name, words }) =>
    [name, ...words].flatMap((word) => (word.includes(' ') ? word.split(' ')[0] : [])),
  ),
);

/** The tokens of a known unit straight after a number, the longest that is one ('fl oz' before 'fl'). */
export function unitsAfter(sights: readonly Sight[], at: number): number[] {
  const begin = (hasPart(sights, at) ? at + 1 : at) + 1;
  const { kind, lower = '' } = sights[begin]?.word ?? {};
  for (let length = phraseStarts.has(lower) ? longestUnit : 1; length > 1; length--) {
    const indexes = Array.from({ length }, (_, index) => begin + index);
    if (indexes.every((index) => index < sights.length) && unitOf(textOf(sights, indexes))) return indexes;
  }
  return kind === wordKind.measure || kind === wordKind.count ? [begin] : [];
}

const textOf = (sights: readonly Sight[], indexes: readonly number[]) =>
  indexes.map((index) => sights[index]?.token.text).join(' ');

/** Of several words a measure counts before its container ('inch piece'), else the last that is known ('large bunch'). */
export function unitName(sights: readonly Sight[], indexes: readonly number[]): string {
  const text = textOf(sights, indexes);
  const whole = unitOf(text);
  if (whole || indexes.length < 2) return whole?.name ?? text.toLowerCase();
  const known = indexes.flatMap((index) => unitOf(sights[index]?.token.text ?? '') ?? []);
  const measure = known[0]?.dimension === 'count' ? undefined : known[0];
  return (measure ?? known.at(-1))?.name ?? text.toLowerCase();
}
