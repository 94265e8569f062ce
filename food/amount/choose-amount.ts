import { sameUnits, standardPieces } from '../facts/same-units.ts';
import { singular } from '../foods/singular.ts';
import type { Amount, ParsedLine } from '../line/parse-line.ts';
import { amountOf, type ExactAmount, endsOf, exactAmount, fractionOf, scaled } from './exact.ts';
import { measureOf, unitOf } from './units.ts';

const unitsOfSameKind = new Map(Object.entries(sameUnits));
const standards = new Map(Object.entries(standardPieces));

function times(amount: ExactAmount, count: ExactAmount): ExactAmount {
  const [low, high] = endsOf(amount);
  const [few, many] = endsOf(count);
  return amountOf([low.mul(few), high.mul(many)], amount.unit);
}

/** '1 cup plus 2 tablespoons': in the unit of the first, where that can be. */
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
 * The amounts of a line say the same quantity in several ways; this is the one that merges best. A measure wins over a count where
 * it is clear what it measures: each piece ('2 (14 oz) cans' are 28 oz), one piece, or all of them. In '4 fillets (6 oz)' it is not
 * clear whether one weighs that or all do, so the count stays.
 */
function best(amounts: readonly Amount[], comment: string): ExactAmount | undefined {
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

/** 'garlic cloves' counted without a unit are cloves of garlic. */
function unitInName(food: string, key: string): string {
  const last = singular(food.toLowerCase().trim().split(/\s+/).at(-1) ?? '');
  return unitOf(last)?.dimension === 'count' && key.split(' ').at(-1) !== last ? last : '';
}

/** The one amount by which a line of this food is merged, in the unit that others of its kind use too. */
export function chosenAmount({ amounts, food, comment }: ParsedLine, key: string): ExactAmount | undefined {
  const amount = best(amounts, comment);
  if (!amount) return undefined;
  const said = amount.unit === '' ? unitInName(food, key) : (unitOf(amount.unit)?.name ?? amount.unit.toLowerCase());
  if (said === 'dozen') return { ...scaled(amount, 12), unit: '' };
  const standard = standards.get(`${key} ${said}`);
  if (standard) return times({ ...standard, quantityMax: null }, amount);
  return { ...amount, unit: unitsOfSameKind.get(`${key} ${said}`) ?? unitsOfSameKind.get(said) ?? said };
}
