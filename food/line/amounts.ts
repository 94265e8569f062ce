import { unitOf } from '../amount/units.ts';
import { hasFractionWord, isTimesSign, mainNumber, mainUnit, numberAt, unitName, unitsAfter } from './main-amount.ts';
import { tag } from './tags.ts';
import type { TokenContext } from './token-context.ts';
import { separator } from './tokens.ts';

/**
 * One amount of a line. Several amounts restate the same quantity ('10g/½oz', '2 cups (250 g)') unless `relation` is
 * set: 'plus' adds to the previous amount ('1 cup plus 2 tablespoons', '1lb 9oz'), 'each' is the size of one piece of
 * the first amount ('2 (14 oz) cans').
 */
export interface Amount {
  quantity: number;
  quantityMax: number | null;
  /** Canonical unit name, the page's word for an unknown unit, or '' for none. */
  unit: string;
  relation?: 'plus' | 'each';
}

export interface ReadAmounts {
  amounts: Amount[];
  measure?: string;
  /** Indexes of the tokens used, so that they aren't repeated in the comment. */
  used: Set<number>;
}

/** The amounts of a tagged line: the main amount first, then the others in line order. */
export function readAmounts(contexts: readonly TokenContext[], tags: Uint8Array): ReadAmounts {
  const main = mainNumber(contexts, tags);
  const unit = mainUnit(contexts, tags, main);
  const used = new Set(unit);
  const name = unitName(contexts, unit);
  if (main < 0) return name === '' ? { amounts: [], used } : { amounts: [], measure: name, used };
  used.add(main);
  if (hasFractionWord(contexts, main)) used.add(main + 1);
  const amounts = [amountAt(contexts, main, name)];
  for (let at = 0; at < contexts.length; at++) {
    if (used.has(at) || !startsFurtherAmount(contexts, tags, at, used)) continue;
    const ownUnit = unitsAfter(contexts, at);
    if (ownUnit.length === 0) continue;
    for (const index of [at, ...ownUnit]) used.add(index);
    addAmount(amounts, amountAt(contexts, at, unitName(contexts, ownUnit)), {
      contexts,
      used,
      at,
      end: ownUnit.at(-1) ?? at,
      main,
      unit,
    });
  }
  return { amounts, used };
}

const amountAt = (contexts: readonly TokenContext[], at: number, unit: string): Amount => ({
  quantity: numberAt(contexts, at) ?? 0,
  quantityMax: contexts[at]?.token.number?.max ?? null,
  unit,
});

function startsFurtherAmount(
  contexts: readonly TokenContext[],
  tags: Uint8Array,
  at: number,
  used: Set<number>,
): boolean {
  if (numberAt(contexts, at) === undefined) return false;
  return (
    tags[at] === tag.amountBefore ||
    tags[at] === tag.amountAfter ||
    isTimesSign(contexts, at - 1) ||
    isAdded(contexts, at, used)
  );
}

/** Whether 'plus' or '+' directly after an amount leads to this one. */
const isAdded = (contexts: readonly TokenContext[], at: number, used: Set<number>): boolean =>
  contexts[at - 1]?.word.lower === 'plus'
    ? used.has(at - 2)
    : contexts[at]?.token.before === separator.other && used.has(at - 1);

interface AmountPosition {
  contexts: readonly TokenContext[];
  used: Set<number>;
  at: number;
  end: number;
  main: number;
  unit: readonly number[];
}

function addAmount(amounts: Amount[], amount: Amount, position: AmountPosition) {
  const previous = amounts.at(-1);
  if (previous && isUpperEnd(previous, amount, position)) previous.quantityMax = amount.quantity;
  else if (isSizeOfOne(amounts, position)) amounts.push({ ...amount, relation: 'each' });
  else if (
    previous &&
    (isAdded(position.contexts, position.at, position.used) || isLowerPart(previous, amount, position))
  )
    amounts.push({ ...amount, relation: 'plus' });
  else amounts.push(amount);
}

/** Whether this amount is the upper end of a range: '100g-150g', '100 g to 150 g'. */
function isUpperEnd(previous: Amount, amount: Amount, { contexts, used, at }: AmountPosition): boolean {
  const isJoined =
    contexts[at - 1]?.word.lower === 'to'
      ? used.has(at - 2)
      : contexts[at]?.token.before === separator.dash && used.has(at - 1);
  const isSame = previous.unit === amount.unit && previous.quantityMax === null && previous.quantity < amount.quantity;
  return isJoined && isSame;
}

const containers = new Set(
  'can tin jar bottle package bag box container carton tub pouch sachet envelope packet tube bar'.split(' '),
);

/** Whether the amount is the size of one piece: '2 (14 oz) cans', '4 6-ounce fillets', '2 x 400g', '200 g each'. */
function isSizeOfOne(amounts: readonly Amount[], { contexts, at, end, main, unit }: AmountPosition): boolean {
  const isBetween = at > main && at < (unit[0] ?? -1);
  const isNext = unit.length === 0 && (at === main + 1 || isTimesSign(contexts, at - 1));
  const isEach = contexts[end + 1]?.word.lower === 'each';
  const { isBracketed = false, before } = contexts[at]?.token ?? {};
  const isContainerSize = isBracketed && containers.has(amounts[0]?.unit ?? '');
  const continuesSize = amounts.at(-1)?.relation === 'each' && (isBracketed || before === separator.slash);
  return isBetween || isNext || isEach || isContainerSize || continuesSize;
}

/** Whether a smaller unit of the same dimension directly follows a larger one: '1lb 9oz'. */
function isLowerPart(previous: Amount, amount: Amount, { contexts, used, at }: AmountPosition): boolean {
  const [larger, smaller] = [unitOf(previous.unit), unitOf(amount.unit)];
  const { before } = contexts[at]?.token ?? {};
  const isClose = used.has(at - 1) && (before === separator.space || before === separator.none);
  return isClose && larger?.dimension === smaller?.dimension && Number(larger?.factor) > Number(smaller?.factor);
}
