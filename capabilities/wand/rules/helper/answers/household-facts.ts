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

const listedOrUndefined = (words: readonly string[] | undefined) =>
  words && words.length > 0 ? listed(words) : undefined;

const createFact = (asked: Meaning, called: string, of: Fact['of'], isPart = false): Fact => ({
  asked,
  called,
  of,
  isPart,
});

const sizesOf = ({ shoeSize, clothingSize }: Person) =>
  listedOrUndefined([...(shoeSize ? [`shoes ${shoeSize}`] : []), ...(clothingSize ? [`clothes ${clothingSize}`] : [])]);
const foodOf = ({ dietaryRestrictions, allergies }: Person) =>
  listedOrUndefined([...dietaryRestrictions, ...allergies.map((food) => `allergic to ${food.toLowerCase()}`)]);
const routineOf = ({ schedule }: Person) =>
  listedOrUndefined(schedule?.map(({ time, activity }) => `${formatTypedTime(time)} ${activity}`));

export const facts: readonly Fact[] = [
  createFact('shoes', 'shoe size', ({ shoeSize }) => shoeSize),
  createFact('clothes', 'clothing size', ({ clothingSize }) => clothingSize),
  createFact('sizes', 'sizes', sizesOf, true),
  createFact('allergies', 'allergies', ({ allergies }) => listedOrUndefined(allergies)),
  createFact('diets', 'diet', (person) => listedOrUndefined(person.dietaryRestrictions)),
  createFact('foodNotes', 'food notes', foodOf, true),
  createFact('colors', 'favorite colors', ({ favoriteColors }) => listedOrUndefined(favoriteColors)),
  createFact('likes', 'interests', ({ preferences }) => listedOrUndefined(preferences)),
  createFact('health', 'health notes', ({ healthNotes }) => healthNotes),
  createFact('breeds', 'breed', ({ breed, petType }) => breed ?? petType),
  createFact('routine', 'routine', routineOf),
  createFact('notes', 'notes', ({ notes }) => notes),
];

/** The fact that the question asks for. 'looks like' doesn't ask what someone likes. */
export const factIn = (plain: string): Fact | undefined =>
  facts.find(({ asked }) => says(plain.replaceAll('look like', 'look'), asked));
