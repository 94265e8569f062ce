import * as z from 'zod/mini';
import { optionalText } from '#core/fields.ts';
import { allergens, diets } from './diet/words.ts';

const text = z.nullable(z.string());

const Amount = z.object({
  quantity: z.number(),
  quantityMax: z.nullable(z.number()),
  unit: z.string(),
  /** 'plus' adds to the previous amount, 'each' is the size of one piece; absent, it restates the first amount. */
  relation: z.optional(z.enum(['plus', 'each'])),
});

/** A parsed ingredient line, used for calculations. Screens show the line itself. */
const ParsedLine = z.object({
  amounts: z.array(Amount),
  /** A unit without a number, such as 'handful'. */
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
  /** The original text, from the page or as typed: '2 cups flour, sifted'. */
  line: z.string(),
  group: text,
  parsed: ParsedLine,
  /** What to look for in the shop, such as 'canned tomatoes'. */
  bought: z.string(),
  /** Shop category of `bought`, from the built-in table or the family's correction. */
  category: z.string(),
  /** Findings by name only: the food may contain allergens or break diets that are not listed. */
  contains: z.array(z.enum(allergens)),
  breaks: z.array(z.enum(diets)),
});
export type Ingredient = z.output<typeof Ingredient>;

/** An ingredient that conflicts with an allergy or diet of a household member or of the whole family. */
export const Concern = z.object({
  /** Null for a diet of the whole family. */
  memberId: z.nullable(z.uuid()),
  name: z.string(),
  /** The restriction as typed: 'Peanuts', 'vegetarian'. */
  about: z.string(),
  kind: z.enum(['allergy', 'diet']),
  ingredient: z.string(),
});
export type Concern = z.output<typeof Concern>;

export const maxLineLength = 1000;

/** Accepts numbers too, because some clients send the quantity as a number. */
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
