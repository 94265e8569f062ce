import type { Recommendation } from '../../contract.ts';

/** Generates gift ideas. Implemented with our catalogue and with a language model. */
export type GiftGenerator = (child: ChildFacts, history: GiftHistory) => Recommendation[] | Promise<Recommendation[]>;

export interface ChildFacts {
  childId: string;
  /** The year of the birthday, and the age reached on it; 0 is the day of birth. */
  year: number;
  turns: number;
  interests: readonly string[];
  favoriteColors: readonly string[];
  clothingSize: string | null;
  shoeSize: string | null;
  allergies: readonly string[];
  dietaryRestrictions: readonly string[];
}

/** Titles of earlier ideas. */
export interface GiftHistory {
  /** Given or removed in any year, or already on the list: never suggested again. */
  never: readonly string[];
  /** Suggested before without a reaction: suggested again only if nothing else is left. */
  seen: readonly string[];
}
