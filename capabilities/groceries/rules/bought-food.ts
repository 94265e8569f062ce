import { foodKey } from '#food/names.ts';
import type { ListLine } from './regenerate.ts';

type NamedLine = Pick<ListLine, 'planKey' | 'need' | 'ownName'>;
type BoughtLine = NamedLine & Pick<ListLine, 'ownQuantity' | 'isWanted'>;

/** The food of a line, by its shown name. */
export function foodOfLine({ planKey, need, ownName }: NamedLine) {
  const food = ownName ?? need?.food ?? '';
  return { food, foodKey: ownName === null && planKey !== null ? planKey : foodKey(food) };
}

/** The food of a checked line that shows what the family usually buys. Undefined for a line that only the plan needed. */
export function boughtFood(line: BoughtLine) {
  const { planKey, ownName, ownQuantity, isWanted } = line;
  const isOwn = planKey === null || ownName !== null || ownQuantity !== null || isWanted;
  const bought = foodOfLine(line);
  return isOwn && bought.foodKey !== '' ? bought : undefined;
}
