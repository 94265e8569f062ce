import * as z from 'zod/mini';
import { giftCategories, priceBands } from './gift-categories.ts';
import forBabies from './gifts-for-babies.json' with { type: 'json' };
import forPreschoolers from './gifts-for-preschoolers.json' with { type: 'json' };
import forSchoolChildren from './gifts-for-school-children.json' with { type: 'json' };
import forTeens from './gifts-for-teens.json' with { type: 'json' };
import { interests } from './interests.ts';
import { type Retailer, retailers } from './retailers.ts';

/** An entry of the JSON files, which we wrote ourselves: kinds of gifts, not products. */
export const GiftIdea = z.strictObject({
  title: z.string(),
  description: z.string(),
  category: z.enum(giftCategories),
  /** The minimum and maximum age reached on the birthday; 0 is the day of birth. */
  ages: z.tuple([z.int(), z.int()]),
  interests: z.array(z.enum(interests)),
  priceBand: z.enum(priceBands),
  /** Foods and materials that may matter for allergies and diets. */
  contains: z.optional(z.array(z.string())),
  /** The fields of the child's profile that refine the idea. */
  comesIn: z.optional(z.array(z.enum(['color', 'clothingSize', 'shoeSize']))),
  /** Suggested only to children with one of its interests. */
  mustLove: z.optional(z.literal(true)),
  /** Overrides the shops of the category. */
  shop: z.optional(z.enum(Object.keys(retailers) as Retailer[])),
  /** The search text, if the title would find something else. */
  search: z.optional(z.string()),
});
export type GiftIdea = z.output<typeof GiftIdea>;

export const giftIdeas = [
  ...forBabies,
  ...forPreschoolers,
  ...forSchoolChildren,
  ...forTeens,
] as unknown as readonly GiftIdea[];
