import type { Child, HouseholdMember } from '#capabilities/household/contract.ts';
import { formatTypedTime } from '#core/typed-time.ts';
import { type Meaning, says } from '../words/says.ts';
import { listed } from '../words/words.ts';

/** Facts about household members, and the words that ask for them. */

export type Person = HouseholdMember & Partial<Pick<Child, 'preferences' | 'favoriteColors' | 'schedule'>>;

interface Fact {
  asked: Meaning;
  /** The fact as a sentence; null or undefined if it is unknown. */
  of(person: Person): string | null | undefined;
  /** 'shoe size' */
  called: string;
  /** The general answer about a person already includes it. */
  isPart: boolean;
}

const list = (words: readonly string[] | undefined) => (words && words.length > 0 ? listed(words) : undefined);

const fact = (asked: Meaning, called: string, of: Fact['of'], isPart = false): Fact => ({
  asked,
  called,
  of,
  isPart,
});

const sizesOf = ({ shoeSize, clothingSize }: Person) =>
  list([...(shoeSize ? [`shoes ${shoeSize}`] : []), ...(clothingSize ? [`clothes ${clothingSize}`] : [])]);
const foodOf = ({ dietaryRestrictions, allergies }: Person) =>
  list([...dietaryRestrictions, ...allergies.map((food) => `allergic to ${food.toLowerCase()}`)]);
const routineOf = ({ schedule }: Person) =>
  list(schedule?.map(({ time, activity }) => `${formatTypedTime(time)} ${activity}`));

export const facts: readonly Fact[] = [
  fact('shoes', 'shoe size', ({ shoeSize }) => shoeSize),
  fact('clothes', 'clothing size', ({ clothingSize }) => clothingSize),
  fact('sizes', 'sizes', sizesOf, true),
  fact('allergies', 'allergies', ({ allergies }) => list(allergies)),
  fact('diets', 'diet', (person) => list(person.dietaryRestrictions)),
  fact('foodNotes', 'food notes', foodOf, true),
  fact('colors', 'favorite colors', ({ favoriteColors }) => list(favoriteColors)),
  fact('likes', 'interests', ({ preferences }) => list(preferences)),
  fact('health', 'health notes', ({ healthNotes }) => healthNotes),
  fact('breeds', 'breed', ({ breed, petType }) => breed ?? petType),
  fact('routine', 'routine', routineOf),
  fact('notes', 'notes', ({ notes }) => notes),
];

/** The fact that the question asks for. 'looks like' doesn't ask what someone likes. */
export const factIn = (plain: string): Fact | undefined =>
  facts.find(({ asked }) => says(plain.replaceAll('look like', 'look'), asked));
