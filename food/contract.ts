import * as z from 'zod/mini';
import { optionalText } from '#core/fields.ts';
import { allergens, diets } from './diet/words.ts';

const text = z.nullable(z.string());

const Amount = z.object({
  quantity: z.number(),
  quantityMax: z.nullable(z.number()),
  unit: z.string(),
  /** Several amounts say the same in other words, unless one is to be added to that before it, or is the size of one piece. */
  relation: z.optional(z.enum(['plus', 'each'])),
});

/** What stands in a line, as we understand it. The engine counts with this; screens show the line. */
const ParsedLine = z.object({
  amounts: z.array(Amount),
  /** A unit without a number: 'a handful'. */
  measure: z.optional(z.string()),
  food: z.string(),
  preparation: z.string(),
  comment: z.string(),
  optional: z.boolean(),
});

export const Ingredient = z.object({
  name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  /** As on the page, or as typed. */
  line: z.string(),
  group: text,
  parsed: ParsedLine,
  /** What one looks for in the shop ('canned tomatoes'), and where it stands there, by our table or by her own correction. */
  bought: z.string(),
  category: z.string(),
  /** Found by name, never guessed: what is not in these lists may still be in the food. */
  contains: z.array(z.enum(allergens)),
  breaks: z.array(z.enum(diets)),
});
export type Ingredient = z.output<typeof Ingredient>;

/** Somebody of the household, or the whole family, whose allergy or diet meets one of the ingredients. */
export const Concern = z.object({
  /** Null for a diet of the whole family. */
  memberId: z.nullable(z.uuid()),
  name: z.string(),
  /** Her own word: 'Peanuts', 'vegetarian'. */
  about: z.string(),
  kind: z.enum(['allergy', 'diet']),
  ingredient: z.string(),
});
export type Concern = z.output<typeof Concern>;

export const maxLineLength = 1000;

/** Some clients send a quantity as a number. */
const quantity = z.union([optionalText('Quantity'), z.pipe(z.number(), z.transform(String))], {
  error: 'Quantity must be a short text',
});

export const NewIngredient = z
  .object({
    name: optionalText('Ingredient', maxLineLength),
    quantity,
    unit: optionalText('Unit'),
    line: optionalText('Ingredient', maxLineLength),
    group: optionalText('Group'),
  })
  .check(z.refine(({ name, line }) => Boolean(name || line), { error: 'Ingredient is required' }));
export type NewIngredient = z.input<typeof NewIngredient>;
