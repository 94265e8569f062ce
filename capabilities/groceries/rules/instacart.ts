import { unitOf } from '#capabilities/recipes/rules/amount/units.ts';
import type { ParsedLine } from '#capabilities/recipes/rules/line/parse-line.ts';
import type { GroceryList } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
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

/** The units that Instacart knows, by our names for them. Of anything else one is ordered, and the words say how much. */
const theirUnits = new Map(
  Object.entries({
    gram: 'gram',
    kilogram: 'kilogram',
    ounce: 'ounce',
    pound: 'pound',
    milliliter: 'milliliter',
    liter: 'liter',
    teaspoon: 'teaspoon',
    tablespoon: 'tablespoon',
    'fluid ounce': 'fluid ounce',
    cup: 'cup',
    pint: 'pint',
    quart: 'quart',
    gallon: 'gallon',
    bunch: 'bunch',
    can: 'can',
    tin: 'can',
    clove: 'clove',
    ear: 'ears',
    head: 'head',
    package: 'package',
    piece: 'each',
  }),
);

const one: Measurement = { quantity: 1, unit: 'each' };
const rounded = (quantity: number) => Math.round(quantity * 100) / 100;

function measurement({ quantity, quantityMax, unit }: ParsedLine['amounts'][number]): Measurement {
  // Of a range the larger end, so that there is enough.
  const number = rounded(quantityMax ?? quantity);
  if (!(number > 0)) return one;
  if (unit === '') return { quantity: number, unit: 'each' };
  const name = unitOf(unit)?.name ?? unit;
  if (name === 'dozen') return { quantity: number * 12, unit: 'each' };
  const theirs = theirUnits.get(name);
  return theirs ? { quantity: number, unit: theirs } : one;
}

/** As it stands on the list, because that is what she saw: '2 cans, 300 g' are two measurements. */
function measurements({ name, quantity }: GroceryItem, parse: (line: string) => ParsedLine): Measurement[] {
  const read = quantity.split(', ').flatMap((part) => (part ? parse(`${part} ${name}`).amounts.slice(0, 1) : []));
  return read.length > 0 ? read.map(measurement) : [one];
}

type Listed = Pick<GroceryList, 'weekStartDate' | 'weekEndDate' | 'items'>;

/** The page that Instacart is asked to make: everything that is not ticked yet. */
export const shoppingPage = (list: Listed, linkback: string, parse: (line: string) => ParsedLine): ShoppingPage => ({
  title: listTitle(list),
  link_type: 'shopping_list',
  expires_in: daysOfLink,
  line_items: list.items
    .filter(({ checked }) => !checked)
    .map((item) => ({
      name: item.name,
      display_text: [item.quantity, item.name].filter(Boolean).join(' '),
      line_item_measurements: measurements(item, parse),
    })),
  landing_page_configuration: { partner_linkback_url: linkback, enable_pantry_items: true },
});
