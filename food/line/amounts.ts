import { unitOf } from '../amount/units.ts';
import { hasPart, isTimes, mainNumber, mainUnit, numberAt, unitName, unitsAfter } from './main-amount.ts';
import type { Sight } from './sight.ts';
import { tag } from './tags.ts';
import { separator } from './tokens.ts';

/**
 * One amount of a line. Several amounts say the same quantity in different ways ('10g/½oz', '2 cups (250 g)') unless `relation`
 * says otherwise: 'plus' is to be added to the amount before it ('1 cup plus 2 tablespoons', '1lb 9oz'), 'each' is the size of
 * one of the first amount ('2 (14 oz) cans').
 */
export interface Amount {
  quantity: number;
  quantityMax: number | null;
  /** The canonical name of a unit, the page's own word where it is not known, '' where there is none. */
  unit: string;
  relation?: 'plus' | 'each';
}

export interface ReadAmounts {
  amounts: Amount[];
  measure?: string;
  /** The tokens that were used, so that they are not told again as a comment. */
  used: Set<number>;
}

/** The amounts of a tagged line: its main amount first, then the others in their order. */
export function readAmounts(sights: readonly Sight[], tags: Uint8Array): ReadAmounts {
  const main = mainNumber(sights, tags);
  const unit = mainUnit(sights, tags, main);
  const used = new Set(unit);
  const name = unitName(sights, unit);
  if (main < 0) return name === '' ? { amounts: [], used } : { amounts: [], measure: name, used };
  used.add(main);
  if (hasPart(sights, main)) used.add(main + 1);
  const amounts = [amountAt(sights, main, name)];
  for (let at = 0; at < sights.length; at++) {
    if (used.has(at) || !isFurther(sights, tags, at, used)) continue;
    const own = unitsAfter(sights, at);
    if (own.length === 0) continue;
    for (const index of [at, ...own]) used.add(index);
    addAmount(amounts, amountAt(sights, at, unitName(sights, own)), {
      sights,
      used,
      at,
      end: own.at(-1) ?? at,
      main,
      unit,
    });
  }
  return { amounts, used };
}

const amountAt = (sights: readonly Sight[], at: number, unit: string): Amount => ({
  quantity: numberAt(sights, at) ?? 0,
  quantityMax: sights[at]?.token.number?.max ?? null,
  unit,
});

function isFurther(sights: readonly Sight[], tags: Uint8Array, at: number, used: Set<number>): boolean {
  if (numberAt(sights, at) === undefined) return false;
  return (
    tags[at] === tag.amountBefore ||
    tags[at] === tag.amountAfter ||
    isTimes(sights, at - 1) ||
    isAdded(sights, at, used)
  );
}

/** 'plus' or '+' straight after an amount. */
const isAdded = (sights: readonly Sight[], at: number, used: Set<number>): boolean =>
  sights[at - 1]?.word.lower === 'plus'
    ? used.has(at - 2)
    : sights[at]?.token.before === separator.other && used.has(at - 1);

interface Place {
  sights: readonly Sight[];
  used: Set<number>;
  at: number;
  end: number;
  main: number;
  unit: readonly number[];
}

function addAmount(amounts: Amount[], amount: Amount, place: Place) {
  const previous = amounts.at(-1);
  if (previous && isUpperEnd(previous, amount, place)) previous.quantityMax = amount.quantity;
  else if (isSizeOfOne(amounts, place)) amounts.push({ ...amount, relation: 'each' });
  else if (previous && (isAdded(place.sights, place.at, place.used) || isLowerPart(previous, amount, place)))
    amounts.push({ ...amount, relation: 'plus' });
  else amounts.push(amount);
}

/** '100g-150g', '100 g to 150 g'. */
function isUpperEnd(previous: Amount, amount: Amount, { sights, used, at }: Place): boolean {
  const isJoined =
    sights[at - 1]?.word.lower === 'to'
      ? used.has(at - 2)
      : sights[at]?.token.before === separator.dash && used.has(at - 1);
  const isSame = previous.unit === amount.unit && previous.quantityMax === null && previous.quantity < amount.quantity;
  return isJoined && isSame;
}

const containers = new Set(
  'can tin jar bottle package bag box container carton tub pouch sachet envelope packet tube bar'.split(' '),
);

/** '2 (14 oz) cans', '4 6-ounce fillets', '2 x 400g', 'cans (14 oz)', '200 g each'. */
function isSizeOfOne(amounts: readonly Amount[], { sights, at, end, main, unit }: Place): boolean {
  const isBetween = at > main && at < (unit[0] ?? -1);
  const isNext = unit.length === 0 && (at === main + 1 || isTimes(sights, at - 1));
  const isEach = sights[end + 1]?.word.lower === 'each';
  const { isBracketed = false, before } = sights[at]?.token ?? {};
  const isInside = isBracketed && containers.has(amounts[0]?.unit ?? '');
  const goesOn = amounts.at(-1)?.relation === 'each' && (isBracketed || before === separator.slash);
  return isBetween || isNext || isEach || isInside || goesOn;
}

/** '1lb 9oz': a smaller unit of the same kind straight after a larger one. */
function isLowerPart(previous: Amount, amount: Amount, { sights, used, at }: Place): boolean {
  const [larger, smaller] = [unitOf(previous.unit), unitOf(amount.unit)];
  const { before } = sights[at]?.token ?? {};
  const isClose = used.has(at - 1) && (before === separator.space || before === separator.none);
  return isClose && larger?.dimension === smaller?.dimension && Number(larger?.factor) > Number(smaller?.factor);
}
