import type { Child, HouseholdMember } from '#capabilities/household/contract.ts';
import { clothes, shoes } from './household-sizes.ts';
import { listed } from './words.ts';

/** What is noted of somebody, and the words that ask for it. */

export type Person = HouseholdMember & Partial<Pick<Child, 'preferences' | 'favoriteColors' | 'schedule'>>;

interface Fact {
  asked: Pick<RegExp, 'test'>;
  /** What is told of one, nothing where nothing is noted. */
  of(person: Person): string | null | undefined;
  /** 'shoe size' */
  called: string;
  /** It is told with others already. */
  isPart?: true;
}

const list = (words: readonly string[] | undefined) => (words && words.length > 0 ? listed(words) : undefined);

const oneOf = (words: ReadonlySet<string>) => ({
  test: (plain: string) => plain.split(' ').some((word) => words.has(word)),
});

export const facts: Fact[] = [
  { asked: oneOf(shoes), called: 'shoe size', of: ({ shoeSize }) => shoeSize },
  {
    asked: oneOf(clothes),
    called: 'clothing size',
    of: ({ clothingSize }) => clothingSize,
  },
  {
    asked: /\b(sizes?|wears?)\b/,
    called: 'sizes',
    isPart: true,
    of: ({ shoeSize, clothingSize }) =>
      list([...(shoeSize ? [`shoes ${shoeSize}`] : []), ...(clothingSize ? [`clothes ${clothingSize}`] : [])]),
  },
  { asked: /\b(allerg|intoleran|react\b)/, called: 'allergies', of: ({ allergies }) => list(allergies) },
  {
    asked: /\b(diet|diets|dietary|vegetarian|vegan|restrictions?)\b/,
    called: 'diet',
    of: ({ dietaryRestrictions }) => list(dietaryRestrictions),
  },
  {
    asked: /\b(eat|avoid|foods?|feed|off limits)\b/,
    called: 'food notes',
    isPart: true,
    of: ({ dietaryRestrictions, allergies }) =>
      list([...dietaryRestrictions, ...allergies.map((food) => `allergic to ${food.toLowerCase()}`)]),
  },
  { asked: /\b(colou?rs?)\b/, called: 'favorite colors', of: ({ favoriteColors }) => list(favoriteColors) },
  {
    asked:
      /\b(like|likes|into|crazy|mad about|obsessed|enjoys?|loves?|interests?|interested|hobb(y|ies)|favou?rites?|favou?rite things)\b/,
    called: 'interests',
    of: ({ preferences }) => list(preferences),
  },
  { asked: /\b(health|medical|medications?|medicine)\b/, called: 'health notes', of: ({ healthNotes }) => healthNotes },
  {
    asked: /\b(breed)\b|\b(kind|sort|type) of (dog|cat|pet|animal)\b/,
    called: 'breed',
    of: ({ breed, petType }) => breed ?? petType,
  },
  {
    asked: /\b(routine|daily schedule)\b/,
    called: 'routine',
    of: ({ schedule }) => list(schedule?.map(({ time, activity }) => `${time} ${activity}`)),
  },
  { asked: /\bnotes?\b/, called: 'notes', of: ({ notes }) => notes },
];
