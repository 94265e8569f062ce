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

export const daysOfLink = 30;

/** The units that Instacart lists, by our names for them; a plain fluid ounce, for one, is not among them. */
const measures = 'gram kilogram ounce pound milliliter liter teaspoon tablespoon cup pint quart gallon'.split(' ');
const counts = 'bunch can head package'.split(' ');
const theirUnits = new Map([
  ...[...measures, ...counts].map((name) => [name, name] as const),
  ['tin', 'can'],
  ['ear', 'ears'],
  ['piece', 'each'],
]);

const one: Measurement = { quantity: 1, unit: 'each' };
const rounded = (quantity: number) => Math.round(quantity * 100) / 100;

/** In grams or milliliters what they have no word for. Of what cannot be measured one is ordered; the words say how much. */
function inBaseUnit(number: number, measure: Measure | undefined): Measurement {
  if (!measure) return one;
  const quantity = rounded(new Fraction(measure.factor).mul(number).valueOf());
  return quantity > 0 ? { quantity, unit: measure.dimension === 'mass' ? 'gram' : 'milliliter' } : one;
}

function measurement({ quantity, quantityMax, unit }: ParsedLine['amounts'][number]): Measurement {
  // Of a range the larger end, so that there is enough.
  const number = rounded(quantityMax ?? quantity);
  if (!(number > 0)) return one;
  if (unit === '') return { quantity: number, unit: 'each' };
  const name = unitOf(unit)?.name ?? unit;
  if (name === 'dozen') return { quantity: number * 12, unit: 'each' };
  const theirs = theirUnits.get(name);
  return theirs ? { quantity: number, unit: theirs } : inBaseUnit(number, measureOf(name));
}

/**
 * As it stands on the list, because that is what she saw. '2 cans, 300 g' are both to be bought, and so two lines: of several
 * measurements on one line Instacart takes the one that suits it.
 */
function lineItems({ name, quantity }: GroceryItem, parse: (line: string) => ParsedLine) {
  const amountOf = (words: string) => (words ? parse(`${words} ${name}`).amounts[0] : undefined);
  const parts = quantity.split(', ');
  return (parts.every(amountOf) ? parts : [quantity]).map((words) => {
    const amount = amountOf(words);
    const display_text = [words, name].filter(Boolean).join(' ');
    return { name, display_text, line_item_measurements: [amount ? measurement(amount) : one] };
  });
}

type Listed = Pick<GroceryList, 'weekStartDate' | 'items'>;

/** The page that Instacart is asked to make: everything that is not ticked yet. */
export const shoppingPage = (list: Listed, linkback: string, parse: (line: string) => ParsedLine): ShoppingPage => ({
  title: listTitle(list),
  link_type: 'shopping_list',
  expires_in: daysOfLink,
  line_items: unticked(list.items).flatMap((item) => lineItems(item, parse)),
  landing_page_configuration: { partner_linkback_url: linkback, enable_pantry_items: true },
});
