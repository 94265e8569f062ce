import { traitsOfLine } from './line-traits.ts';
import { lineWords } from './line-words.ts';
import type { Trait } from './traits.ts';
import { readWish, type Wish } from './wish.ts';
import type { Allergen, Diet } from './words.ts';

interface Person {
  /** Null for the whole family with its diets. */
  id: string | null;
  name: string;
  allergies: readonly string[];
  dietaryRestrictions: readonly string[];
}

interface Looked {
  line: string;
  contains: readonly Allergen[];
  breaks: readonly Diet[];
}

export interface Concern {
  memberId: string | null;
  name: string;
  /** Her own word, as typed. */
  about: string;
  kind: 'allergy' | 'diet';
  ingredient: string;
}

const holds = (words: readonly string[], name: readonly string[]) =>
  words.some((_, at) => name.every((word, index) => words[at + index] === word));

/** Whose allergy or diet meets which ingredient. What is not in the list was not found, which is not a promise. */
export function concernsOf(people: readonly Person[], ingredients: readonly Looked[]): Concern[] {
  const looked = ingredients.map(({ line, contains, breaks }) => ({
    line,
    words: lineWords(line),
    found: new Set<Trait | Diet>([...contains, ...breaks, ...traitsOfLine(line)]),
  }));
  const meets = ({ means, names }: Wish) =>
    looked.filter(
      ({ words, found }) => means.some((meaning) => found.has(meaning)) || names.some((name) => holds(words, name)),
    );
  return people.flatMap(({ id, name, allergies, dietaryRestrictions }) => {
    const kinds = new Map<string, Concern['kind']>();
    for (const about of allergies) kinds.set(about, 'allergy');
    for (const about of dietaryRestrictions) if (!kinds.has(about)) kinds.set(about, 'diet');
    return [...kinds].flatMap(([about, kind]) =>
      meets(readWish(about)).map(({ line }) => ({ memberId: id, name, about, kind, ingredient: line })),
    );
  });
}
