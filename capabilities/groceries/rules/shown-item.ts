import { unitSystems } from '#core/habits.ts';
import { type ExactAmount, exactAmount, listedName, totals } from '#food/amounts.ts';
import type { ParsedLine } from '#food/lines.ts';
import type { ToBuy } from '#food/packages.ts';
import { suggestedFood } from '#food/suggestions.ts';
import type { GroceryItem } from '../item-contract.ts';
import { foodOfLine } from './bought-food.ts';
import { boughtQuantity } from './bought-quantity.ts';
import type { Need } from './needs.ts';
import type { ListLine } from './regenerate.ts';

export interface StoredLine extends ListLine {
  tickedQuantity: string | null;
}

/** Lookups for foods, with the family's staples and corrections, and the line parser. */
export interface FoodKnowledge {
  isStaple(key: string): boolean;
  categoryOf(food: string): string;
  parse(line: string): ParsedLine;
  toBuy(need: Need): ToBuy | undefined;
}

type ItemTexts = Pick<GroceryItem, 'name' | 'quantity' | 'category'>;

/** Whether the text is what the plan says, maybe in the units that the family used before. */
const isPlanned = (quantity: string | null, need: StoredLine['need']) =>
  quantity !== null && need !== null && unitSystems.some((units) => boughtQuantity(need, units) === quantity);

/** Texts of an item according to the plan, and as shown: the user's, else those at ticking time, else the plan's. */
export function textsOf(line: StoredLine, { categoryOf }: FoodKnowledge): { plan: ItemTexts; shown: ItemTexts } {
  const { need, ownName, ownQuantity, ownCategory, tickedQuantity } = line;
  const plannedName = need ? listedName(need) : '';
  const name = ownName ?? plannedName;
  const plan = { name: plannedName, quantity: need ? boughtQuantity(need) : '', category: categoryOf(name) };
  const quantity = ownQuantity ?? (isPlanned(tickedQuantity, need) ? null : tickedQuantity) ?? plan.quantity;
  return { plan, shown: { name, quantity, category: ownCategory ?? plan.category } };
}

/** Parses a quantity such as '2 cans, 300 g' into two amounts. */
const amountsIn = (quantity: string, name: string, parse: FoodKnowledge['parse']): ExactAmount[] =>
  quantity === ''
    ? []
    : quantity.split(', ').flatMap((part) => parse(`${part} ${name}`).amounts.slice(0, 1).map(exactAmount));

/** Converts an item to the API shape, without concerns. */
export function shownItem(line: StoredLine, knowledge: FoodKnowledge): Omit<GroceryItem, 'concerns'> {
  const { id, planKey, need, note, checked, isRemoved, isWanted } = line;
  const { plan, shown } = textsOf(line, knowledge);
  const isAsPlanned = need !== null && shown.quantity === plan.quantity;
  const toBuy = isAsPlanned && shown.name === plan.name ? knowledge.toBuy(need) : undefined;
  return {
    id,
    ...shown,
    bought: toBuy && toBuy.text !== shown.quantity ? toBuy.text : '',
    boughtAs: toBuy?.size || null,
    suchAs: (need && shown.name === plan.name && suggestedFood(need.food)) || null,
    checked,
    amounts: isAsPlanned ? totals(need) : amountsIn(shown.quantity, shown.name, knowledge.parse),
    sources: need?.sources ?? [],
    note,
    food: need?.food ?? null,
    foodKey: foodOfLine(line).foodKey,
    isManual: planKey === null,
    isOptional: need?.optional ?? false,
    planQuantity: isAsPlanned || plan.quantity === '' ? null : plan.quantity,
    isAtHome: planKey !== null && !isWanted && knowledge.isStaple(planKey),
    isRemoved,
  };
}
