import type { Child, HouseholdMember } from '#capabilities/household/contract.ts';
import { typedTime } from '#core/typed-time.ts';
import { clothes, shoes } from './worn.ts';
import { listed } from '../words/words.ts';

/** What is noted of somebody, and the words that ask for it. */

export type Person = HouseholdMember & Partial<Pick<Child, 'preferences' | 'favoriteColors' | 'schedule'>>;

interface Fact {
  asked: Pick<RegExp, 'test'>;
  /** What is told of one, nothing where nothing is noted. */
  of(person: Person): string | null | undefined;
  /** 'shoe size' */
  called: string;
  /** It is told with others already. */
  isPart: boolean;
}

const list = (words: readonly string[] | undefined) => (words && words.length > 0 ? listed(words) : undefined);

const oneOf = (words: ReadonlySet<string>) => ({
  test: (plain: string) => plain.split(' ').some((word) => words.has(word)),
});

const fact = (asked: Fact['asked'], called: string, of: Fact['of'], isPart = false): Fact => ({
  asked,
  called,
  of,
  isPart,
});
const likes =
  /\b((?<!look )like|likes|into|crazy|mad about|obsessed|enjoys?|loves?|interests?|interested|hobb(y|ies)|favou?rites?)\b/;
const breeds = /\b(breed)\b|\b(kind|sort|type) of (dog|cat|pet|animal)\b/;

const sizesOf = ({ shoeSize, clothingSize }: Person) =>
  list([...(shoeSize ? [`shoes ${shoeSize}`] : []), ...(clothingSize ? [`clothes ${clothingSize}`] : [])]);
const foodOf = ({ dietaryRestrictions, allergies }: Person) =>
  list([...dietaryRestrictions, ...allergies.map((food) => `allergic to ${food.toLowerCase()}`)]);
const routineOf = ({ schedule }: Person) =>
  list(schedule?.map(({ time, activity }) => `${typedTime(time)} ${activity}`));

export const facts: readonly Fact[] = [
  fact(oneOf(shoes), 'shoe size', ({ shoeSize }) => shoeSize),
  fact(oneOf(clothes), 'clothing size', ({ clothingSize }) => clothingSize),
  fact(/\b(sizes?|wears?)\b/, 'sizes', sizesOf, true),
  fact(/\b(allerg(?!ist)|intoleran|react\b)/, 'allergies', ({ allergies }) => list(allergies)),
  fact(/\b(diets?|dietary|vegetarian|vegan|restrictions?)\b/, 'diet', (person) => list(person.dietaryRestrictions)),
  fact(/\b(eat|avoid|foods?|feed|off limits)\b|^(can|may) [a-z]{1,30} have\b/, 'food notes', foodOf, true),
  fact(/\b(colou?rs?)\b/, 'favorite colors', ({ favoriteColors }) => list(favoriteColors)),
  fact(likes, 'interests', ({ preferences }) => list(preferences)),
  fact(/\b(health|medical|medications?|medicine)\b/, 'health notes', ({ healthNotes }) => healthNotes),
  fact(breeds, 'breed', ({ breed, petType }) => breed ?? petType),
  fact(/\b(routine|daily schedule)\b/, 'routine', routineOf),
  fact(/\bnotes?\b/, 'notes', ({ notes }) => notes),
];
