import Fraction from 'fraction.js';
import { type Measure, measureOf, unitOf } from '#food/amounts.ts';
import type { ParsedLine } from '#food/lines.ts';
import type { GroceryList } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { unticked } from './list-groups.ts';
import { listTitle } from './list-text.ts';

interface Measurement {
  quantity: number;
  unit: string;
}

export interface ShoppingPage {
  title: string;
  link_type: 'shopping_list';
  expires_in: number;
  line_items: { name: string; display_text: string; line_item_measurements: Measurement[] }[];
  landing_page_configuration: { partner_linkback_url: string; enable_pantry_items: boolean };
}

export const linkLifetimeDays = 30;

/** Our unit names that Instacart supports; fluid ounces, for example, aren't among them. */
const measureUnits = 'gram kilogram ounce pound milliliter liter teaspoon tablespoon cup pint quart gallon'.split(' ');
const countUnits = 'bunch can head package'.split(' ');
const instacartUnits = new Map([
  ...[...measureUnits, ...countUnits].map((name) => [name, name] as const),
  ['tin', 'can'],
  ['ear', 'ears'],
  ['piece', 'each'],
]);

const singlePiece: Measurement = { quantity: 1, unit: 'each' };
const round2 = (quantity: number) => Math.round(quantity * 100) / 100;

/**
 * Converts to grams or milliliters. Without a measure, it orders one piece; only the display text then has the amount.
 */
function toBaseUnit(number: number, measure: Measure | undefined): Measurement {
  if (!measure) return singlePiece;
  const quantity = round2(new Fraction(measure.factor).mul(number).valueOf());
  return quantity > 0 ? { quantity, unit: measure.dimension === 'mass' ? 'gram' : 'milliliter' } : singlePiece;
}

function measurement({ quantity, quantityMax, unit }: ParsedLine['amounts'][number]): Measurement {
  // Takes the upper end of a range, so that there is enough.
  const number = round2(quantityMax ?? quantity);
  if (!(number > 0)) return singlePiece;
  if (unit === '') return { quantity: number, unit: 'each' };
  const name = unitOf(unit)?.name ?? unit;
  if (name === 'dozen') return { quantity: number * 12, unit: 'each' };
  const instacartUnit = instacartUnits.get(name);
  return instacartUnit ? { quantity: number, unit: instacartUnit } : toBaseUnit(number, measureOf(name));
}

/**
 * Line items as shown on the list. '2 cans, 300 g' become two line items, because Instacart would pick only one of
 * several measurements of a line item.
 */
function lineItems({ name, quantity }: GroceryItem, parse: (line: string) => ParsedLine) {
  const amountOf = (amountText: string) => (amountText ? parse(`${amountText} ${name}`).amounts[0] : undefined);
  const parts = quantity.split(', ');
  return (parts.every(amountOf) ? parts : [quantity]).map((amountText) => {
    const amount = amountOf(amountText);
    const display_text = [amountText, name].filter(Boolean).join(' ');
    return { name, display_text, line_item_measurements: [amount ? measurement(amount) : singlePiece] };
  });
}

type ShoppedList = Pick<GroceryList, 'weekStartDate' | 'items'>;

/** Request body for an Instacart page with all unticked items. */
export const shoppingPage = (
  list: ShoppedList,
  linkback: string,
  parse: (line: string) => ParsedLine,
): ShoppingPage => ({
  title: listTitle(list),
  link_type: 'shopping_list',
  expires_in: linkLifetimeDays,
  line_items: unticked(list.items).flatMap((item) => lineItems(item, parse)),
  landing_page_configuration: { partner_linkback_url: linkback, enable_pantry_items: true },
});
