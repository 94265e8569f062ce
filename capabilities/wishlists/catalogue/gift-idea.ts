import type { GiftCategory, PriceBand } from './gift-categories.ts';
import type { Interest } from './interests.ts';
import type { Retailer } from './retailers.ts';

/** Something to give. All of it is our own writing: kinds of things, not products. */
export interface GiftIdea {
  title: string;
  description: string;
  category: GiftCategory;
  /** The youngest and the oldest age that is turned on the birthday; 0 is the day of birth. */
  ages: readonly [from: number, to: number];
  interests: readonly Interest[];
  priceBand: PriceBand;
  /** Foods and materials in it that somebody may not bear. */
  contains?: readonly string[];
  /** What the child's profile says that makes it fit better. */
  comesIn?: readonly ('color' | 'clothingSize' | 'shoeSize')[];
  /** Only for somebody who loves one of its interests. */
  mustLove?: true;
  /** Where the category's usual shops would not have it. */
  shop?: Retailer;
  /** What to search for, where the title would find something else. */
  search?: string;
}
