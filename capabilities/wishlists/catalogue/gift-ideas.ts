import * as z from 'zod/mini';
import { giftCategories, priceBands } from './gift-categories.ts';
import forBabies from './gifts-for-babies.json' with { type: 'json' };
import forPreschoolers from './gifts-for-preschoolers.json' with { type: 'json' };
import forSchoolChildren from './gifts-for-school-children.json' with { type: 'json' };
import forTeens from './gifts-for-teens.json' with { type: 'json' };
import { interests } from './interests.ts';
import { type Retailer, retailers } from './retailers.ts';

/**
 * Something to give, as it is written down in the files; `gift-ideas.test.ts` holds them to it. All of it is our own writing: kinds
 * of things, not products.
 */
export const GiftIdea = z.strictObject({
  title: z.string(),
  description: z.string(),
  category: z.enum(giftCategories),
  /** The youngest and the oldest age that is turned on the birthday; 0 is the day of birth. */
  ages: z.tuple([z.int(), z.int()]),
  interests: z.array(z.enum(interests)),
  priceBand: z.enum(priceBands),
  /** Foods and materials in it that somebody may not bear. */
  contains: z.optional(z.array(z.string())),
  /** What the child's profile says that makes it fit better. */
  comesIn: z.optional(z.array(z.enum(['color', 'clothingSize', 'shoeSize']))),
  /** Only for somebody who loves one of its interests. */
  mustLove: z.optional(z.literal(true)),
  /** Where the category's usual shops would not have it. */
  shop: z.optional(z.enum(Object.keys(retailers) as Retailer[])),
  /** What to search for, where the title would find something else. */
  search: z.optional(z.string()),
});
export type GiftIdea = z.output<typeof GiftIdea>;

export const giftIdeas = [
  ...forBabies,
  ...forPreschoolers,
  ...forSchoolChildren,
  ...forTeens,
] as unknown as readonly GiftIdea[];
