import * as z from 'zod/mini';
import { MealConcern } from '#capabilities/meals/cell-contract.ts';
import { optionalDate, optionalFlag, optionalText, requiredText } from '#core/fields.ts';
import { saysSomething } from './rules/new-item.ts';

/** One line of a list. What the plan says and what she says are kept apart, and hers is shown. */

const text = z.nullable(z.string());

export const maxItemLength = 500;

/** Exact fractions as text: '7/3'. */
const Amount = z.object({ quantity: z.string(), quantityMax: text, unit: z.string() });

/** Why a line is there: which recipe, on which day, for whom, and what the recipe says. */
export const ItemSource = z.object({
  recipeId: z.uuid(),
  recipeName: z.string(),
  date: z.string(),
  mealType: z.string(),
  people: z.array(z.string()),
  line: z.string(),
});
export type ItemSource = z.output<typeof ItemSource>;

export const GroceryItem = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As one reads it: '1½ cups'; '' where nobody said how much. */
  quantity: z.string(),
  category: z.string(),
  checked: z.boolean(),
  amounts: z.array(Amount),
  sources: z.array(ItemSource),
  note: text,
  /** What the plan calls it, whatever she calls it: a staple is known by this. Null for a line added by hand. */
  food: text,
  /** Added by hand: no plan touches it. */
  isManual: z.boolean(),
  /** Every recipe that asks for it could do without. */
  isOptional: z.boolean(),
  /** What the plan says now, where she has said another quantity herself, or had ticked less. */
  planQuantity: text,
  /** Always at home, so it is kept off the list; she may want it this once. */
  isAtHome: z.boolean(),
  isRemoved: z.boolean(),
  concerns: z.array(MealConcern),
});
export type GroceryItem = z.output<typeof GroceryItem>;

const itemText = (label: string) => optionalText(label, maxItemLength);

const itemFields = {
  quantity: itemText('Quantity'),
  category: optionalText('Category'),
  checked: optionalFlag('Checked'),
  note: optionalText('Note', 2000),
};

/** Either a name, which is kept as it is, or a line as one says it ('2 l milk'), which is read. */
export const NewGroceryItem = z
  .object({ name: itemText('Item'), line: itemText('Item'), ...itemFields })
  .check(z.refine(saysSomething, { error: 'Item is required', path: ['name'] }));
export type NewGroceryItem = z.input<typeof NewGroceryItem>;

/** Several lines at once, for the list of the week in which this day is. */
export const NewLines = z.object({
  lines: z
    .array(requiredText('Item', maxItemLength), 'Items must be a list of lines')
    .check(z.minLength(1, 'Item is required'), z.maxLength(100, 'That are too many lines at once (at most 100)')),
  /** Today where she is; without it, where her family lives. */
  today: optionalDate('Today'),
});

/** null or '' gives a line of the plan its own words back. */
export const GroceryItemChange = z.object({
  name: itemText('Item'),
  ...itemFields,
  /** On the list this once although it is always at home. */
  isAtHome: optionalFlag('At home'),
});
export type GroceryItemChange = z.input<typeof GroceryItemChange>;

/** As the specified client sends a whole list back: with an id it is that line, without one the line of that name and category. */
export const SentItem = z.object(
  {
    id: z.optional(z.nullable(z.uuid('Item is not valid'))),
    name: requiredText('Item', maxItemLength),
    quantity: z.optional(
      z.union([itemText('Quantity'), z.pipe(z.number(), z.transform(String))], {
        error: `Quantity must be a number, or text of at most ${maxItemLength} characters`,
      }),
    ),
    category: optionalText('Category'),
    checked: optionalFlag('Checked'),
  },
  'Item is not valid',
);
