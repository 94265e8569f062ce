import { traitsOfLine } from './line-traits.ts';
import { lineWords } from './line-words.ts';
import { parseRestriction, type Restriction } from './restriction.ts';
import type { Trait } from './traits.ts';
import type { Allergen, Diet } from './words.ts';

interface Person {
  /** Null for the family's shared diets. */
  id: string | null;
  name: string;
  allergies: readonly string[];
  dietaryRestrictions: readonly string[];
}

interface SearchedLine {
  line: string;
  contains: readonly Allergen[];
  breaks: readonly Diet[];
}

export interface Concern {
  memberId: string | null;
  name: string;
  /** The restriction as typed: 'Peanuts'. */
  about: string;
  kind: 'allergy' | 'diet';
  ingredient: string;
}

const containsPhrase = (words: readonly string[], name: readonly string[]) =>
  words.some((_, at) => name.every((word, index) => words[at + index] === word));

/** Finds ingredients that conflict with an allergy or diet. An empty result doesn't guarantee that a food is safe. */
export function concernsOf(people: readonly Person[], ingredients: readonly SearchedLine[]): Concern[] {
  const lines = ingredients.map(({ line, contains, breaks }) => ({
    line,
    words: lineWords(line),
    found: new Set<Trait | Diet>([...contains, ...breaks, ...traitsOfLine(line)]),
  }));
  const matchingLines = ({ means, names }: Restriction) =>
    lines.filter(
      ({ words, found }) =>
        means.some((meaning) => found.has(meaning)) || names.some((name) => containsPhrase(words, name)),
    );
  return people.flatMap(({ id, name, allergies, dietaryRestrictions }) => {
    const kinds = new Map<string, Concern['kind']>();
    for (const about of allergies) kinds.set(about, 'allergy');
    for (const about of dietaryRestrictions) if (!kinds.has(about)) kinds.set(about, 'diet');
    return [...kinds].flatMap(([about, kind]) =>
      matchingLines(parseRestriction(about)).map(({ line }) => ({ memberId: id, name, about, kind, ingredient: line })),
    );
  });
}
