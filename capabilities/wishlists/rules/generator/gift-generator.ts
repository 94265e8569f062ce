import type { Recommendation } from '../../contract.ts';

/** The port: who thinks of gifts. Ours looks them up in the catalogue; a language model may stand here as well. */
export type GiftGenerator = (child: ChildFacts, history: GiftHistory) => Recommendation[] | Promise<Recommendation[]>;

export interface ChildFacts {
  childId: string;
  /** The year of the birthday, and how old the child turns on it; 0 is the day of birth. */
  year: number;
  turns: number;
  interests: readonly string[];
  favoriteColors: readonly string[];
  clothingSize: string | null;
  shoeSize: string | null;
  allergies: readonly string[];
  dietaryRestrictions: readonly string[];
}

/** Titles. */
export interface GiftHistory {
  /** Given or removed in any year, or on the list already: never suggested again. */
  never: readonly string[];
  /** Suggested before and left alone: only when nothing else is left. */
  seen: readonly string[];
}
