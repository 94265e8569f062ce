import { standardPieces, unitSynonyms } from '../facts/unit-synonyms.ts';
import { singular } from '../foods/singular.ts';
import type { Amount, ParsedLine } from '../line/parse-line.ts';
import { amountOf, type ExactAmount, endsOf, exactAmount, fractionOf, scaled } from './exact.ts';
import { measureOf, unitOf } from './units.ts';

const canonicalUnits = new Map(Object.entries(unitSynonyms));
const standards = new Map(Object.entries(standardPieces));

function times(amount: ExactAmount, count: ExactAmount): ExactAmount {
  const [low, high] = endsOf(amount);
  const [few, many] = endsOf(count);
  return amountOf([low.mul(few), high.mul(many)], amount.unit);
}

/** Adds '2 tablespoons' to '1 cup' in the unit of the first; units that can't be converted leave the sum unchanged. */
function plus(sum: ExactAmount, added: ExactAmount): ExactAmount {
  const [whole, part] = [measureOf(sum.unit), measureOf(added.unit)];
  const isSameUnit = sum.unit === added.unit;
  if (!isSameUnit && (!whole || !part || whole.dimension !== part.dimension)) return sum;
  const factor = whole && part && !isSameUnit ? fractionOf(part.factor).div(whole.factor) : 1;
  const [low, high] = endsOf(sum);
  const [lowPart, highPart] = endsOf(scaled(added, factor));
  return amountOf([low.add(lowPart), high.add(highPart)], sum.unit);
}

/**
 * Picks the amount that merges best among several that state the same quantity. A measure wins over a count if it's
 * clear what it measures: each piece ('2 (14 oz) cans' are 28 oz), the only piece, or the total. In '4 fillets (6 oz)'
 * the weight could be of one or of all, so the count wins.
 */
function bestAmount(amounts: readonly Amount[], comment: string): ExactAmount | undefined {
  const [first, ...others] = amounts.filter(({ quantity }) => Number.isFinite(quantity));
  if (!first) return undefined;
  const related = (relation: Amount['relation']) => others.filter((it) => it.relation === relation).map(exactAmount);
  const main = related('plus').reduce(plus, exactAmount(first));
  if (measureOf(main.unit)) return main;
  const size = related('each').find(({ unit }) => measureOf(unit));
  if (size) return times(size, main);
  const measure = related(undefined).find(({ unit }) => measureOf(unit));
  return measure && (main.quantity === '1' || /\btotal\b/i.test(comment)) ? measure : main;
}

/** The count unit in a name without an explicit unit: '2 garlic cloves' are cloves of garlic. */
function unitInName(food: string, key: string): string {
  const last = singular(food.toLowerCase().trim().split(/\s+/).at(-1) ?? '');
  return unitOf(last)?.dimension === 'count' && key.split(' ').at(-1) !== last ? last : '';
}

/** The amount to merge for a line, in the canonical unit of its food: 'tin' -> 'can'. */
export function chooseAmount({ amounts, food, comment }: ParsedLine, key: string): ExactAmount | undefined {
  const amount = bestAmount(amounts, comment);
  if (!amount) return undefined;
  const unit = amount.unit === '' ? unitInName(food, key) : (unitOf(amount.unit)?.name ?? amount.unit.toLowerCase());
  if (unit === 'dozen') return { ...scaled(amount, 12), unit: '' };
  const standard = standards.get(`${key} ${unit}`);
  if (standard) return times({ ...standard, quantityMax: null }, amount);
  return { ...amount, unit: canonicalUnits.get(`${key} ${unit}`) ?? canonicalUnits.get(unit) ?? unit };
}
