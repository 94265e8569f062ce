import { type ExactAmount, exactAmount, totals } from '#food/amounts.ts';
import type { ParsedLine } from '#food/lines.ts';
import type { GroceryItem } from '../item-contract.ts';
import { boughtQuantity } from './bought-quantity.ts';
import type { KeptLine } from './regenerate.ts';

/** A line as it is stored. */
export interface StoredLine extends KeptLine {
  tickedQuantity: string | null;
}

/** What the family knows of foods, and how a line is read. */
export interface Knowledge {
  isStaple(key: string): boolean;
  categoryOf(food: string): string;
  parse(line: string): ParsedLine;
}

type Words = Pick<GroceryItem, 'name' | 'quantity' | 'category'>;

/** What the plan says of a line (nothing of one added by hand), and what is shown: hers, else as it was ticked, else the plan's. */
export function wordsOf(line: StoredLine, { categoryOf }: Knowledge): { plan: Words; shown: Words } {
  const { need, ownName, ownQuantity, ownCategory, tickedQuantity } = line;
  const planned = need?.food ?? '';
  const name = ownName ?? planned;
  const plan = { name: planned, quantity: need ? boughtQuantity(need) : '', category: categoryOf(name) };
  const quantity = ownQuantity ?? tickedQuantity ?? plan.quantity;
  return { plan, shown: { name, quantity, category: ownCategory ?? plan.category } };
}

/** '2 cans, 300 g' are two amounts. */
const amountsIn = (quantity: string, name: string, parse: Knowledge['parse']): ExactAmount[] =>
  quantity === ''
    ? []
    : quantity.split(', ').flatMap((part) => parse(`${part} ${name}`).amounts.slice(0, 1).map(exactAmount));

/** All of a line but what was found in it for somebody. */
export function shownItem(line: StoredLine, knowledge: Knowledge): Omit<GroceryItem, 'concerns'> {
  const { id, planKey, need, note, checked, isRemoved, isWanted } = line;
  const { plan, shown } = wordsOf(line, knowledge);
  const isAsPlanned = need !== null && shown.quantity === plan.quantity;
  return {
    id,
    ...shown,
    checked,
    amounts: isAsPlanned ? totals(need) : amountsIn(shown.quantity, shown.name, knowledge.parse),
    sources: need?.sources ?? [],
    note,
    food: need?.food ?? null,
    isManual: planKey === null,
    isOptional: need?.optional ?? false,
    planQuantity: isAsPlanned || plan.quantity === '' ? null : plan.quantity,
    isAtHome: planKey !== null && !isWanted && knowledge.isStaple(planKey),
    isRemoved,
  };
}
