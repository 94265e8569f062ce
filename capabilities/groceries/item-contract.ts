import * as z from 'zod/mini';
import { MealConcern } from '#capabilities/meals/cell-contract.ts';
import { optionalDate, optionalFlag, optionalText, requiredText } from '#core/fields.ts';
import { parsePackage } from '#food/packages.ts';
import { hasNameOrLine } from './rules/new-item.ts';

/** One item of a list. Values from the plan and from the user are stored separately; the user's are shown. */

const text = z.nullable(z.string());

export const maxItemLength = 500;
const maxSizeLength = 60;

/** Quantities are exact fractions as text: '7/3'. */
const Amount = z.object({ quantity: z.string(), quantityMax: text, unit: z.string() });

/** Why an item is on the list: the recipe, the day, the people and the ingredient line. */
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
  /** Display text such as '1½ cups'; '' if unknown. */
  quantity: z.string(),
  /** What to take off the shelf for the plan's quantity, such as '2 cans'; '' if unknown, or if it's the quantity. */
  bought: z.string(),
  /** The size that `bought` counts, such as 'can of 15.5 oz'. */
  boughtAs: text,
  /** What we'd take, if the plan's name leaves it open: 'cheddar' for cheese. */
  suchAs: text,
  category: z.string(),
  checked: z.boolean(),
  amounts: z.array(Amount),
  sources: z.array(ItemSource),
  note: text,
  /** The plan's name for it, even if the user renamed it; used to match staples. Null for items added by hand. */
  food: text,
  /** Identity of the food by its shown name: an item added by hand joins the planned one of the same food on screens. */
  foodKey: z.string(),
  /** Added by hand, so regenerating never changes it. */
  isManual: z.boolean(),
  /** Optional in every recipe that uses it. */
  isOptional: z.boolean(),
  /** The plan's current quantity, if it differs from the shown one (edited or ticked earlier). */
  planQuantity: text,
  /** A staple, kept off the list unless the user wants it this once. */
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

/** Either a name, which is stored as it is, or a line such as '2 l milk', which is parsed. */
export const NewGroceryItem = z
  .object({ name: itemText('Item'), line: itemText('Item'), ...itemFields })
  .check(z.refine(hasNameOrLine, { error: 'Item is required', path: ['name'] }));
export type NewGroceryItem = z.input<typeof NewGroceryItem>;

/** Several lines for the list of the week that contains `today`. */
export const NewLines = z.object({
  lines: z
    .array(requiredText('Item', maxItemLength), 'Items must be a list of lines')
    .check(z.minLength(1, 'Item is required'), z.maxLength(100, "That's too many lines at once (100 at most)")),
  /** Today's date for the user; defaults to the date in the family's time zone. */
  today: optionalDate('Today'),
});

/** null or '' resets a field of a planned item to the plan's value. */
export const GroceryItemChange = z.object({
  name: itemText('Item'),
  ...itemFields,
  /** The size in which the family buys this food, on all lists; null or '' goes back to the sizes that we know. */
  boughtAs: optionalText('We buy it as', maxSizeLength).check(
    z.refine((size) => !size || parsePackage(size) !== undefined, "Use a size like '5 lb bag', '15 oz can' or 'bunch'"),
  ),
  /** false puts a staple on the list this once. */
  isAtHome: optionalFlag('At home'),
});
export type GroceryItemChange = z.input<typeof GroceryItemChange>;

/**
 * An item of a list as sent back by the client that the specification describes. It is matched by id, or else by name
 * and category.
 */
export const SentItem = z.object(
  {
    id: z.optional(z.nullable(z.uuid("Item isn't valid"))),
    name: requiredText('Item', maxItemLength),
    quantity: z.optional(
      z.union([itemText('Quantity'), z.pipe(z.number(), z.transform(String))], {
        error: `Quantity must be a number, or text of at most ${maxItemLength} characters`,
      }),
    ),
    category: optionalText('Category'),
    checked: optionalFlag('Checked'),
  },
  "Item isn't valid",
);
