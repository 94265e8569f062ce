import { restrictedFoods, restrictionFillers, restrictionPhrases } from '../facts/restriction-phrases.ts';
import { phrasesOf } from './food-table.ts';
import { traitsOfLine } from './line-traits.ts';
import { divider, lineWords } from './line-words.ts';
import type { Trait } from './traits.ts';
import { type Allergen, allergens, type Diet } from './words.ts';

/** A typed allergy or diet: the traits and diets it means, and food names to search for in the line. */
export interface Restriction {
  means: readonly (Trait | Diet)[];
  names: readonly (readonly string[])[];
}

const meanings = new Map(
  restrictionPhrases.flatMap(({ means, words }) =>
    phrasesOf(words).map((phrase) => [lineWords(phrase).join(' '), means] as const),
  ),
);
const foodNames = new Map(Object.entries(restrictedFoods));
const longestPhrase = 3;
const fillers = new Set(phrasesOf(restrictionFillers).flatMap(lineWords));

/** One nut or fish counts as its allergen family. Gluten and sulphites are too common; their foods match by name. */
const allergensByNameOnly = new Set<Allergen>(['gluten', 'sulphites']);
function allergenFamilyOf(name: string): Allergen | undefined {
  const traits = traitsOfLine(name);
  const [only, ...more] = allergens.filter((allergen) => traits.has(allergen));
  return only && more.length === 0 && !allergensByNameOnly.has(only) ? only : undefined;
}

/** 'Lactose intolerant' means milk, 'strawberries' is searched by name, and 'no known allergies' means nothing. */
export function parseRestriction(text: string): Restriction {
  const words = lineWords(text);
  const means: (Trait | Diet)[] = [];
  const names: string[][] = [];
  let name: string[] = [];
  const endName = () => {
    if (name.length > 0) names.push(name);
    name = [];
  };
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + longestPhrase);
    while (to > from && !meanings.has(words.slice(from, to).join(' '))) to--;
    const word = words[from] ?? '';
    if (to > from) {
      means.push(...(meanings.get(words.slice(from, to).join(' ')) ?? []));
      endName();
    } else if (word === divider || fillers.has(word)) endName();
    else name.push(word);
    from = Math.max(to, from + 1);
  }
  endName();
  const foods = names.filter(([first]) => first !== 'low');
  const families = foods.map((words) => allergenFamilyOf(words.join(' ')));
  const unknownFoods = foods.filter((_, index) => families[index] === undefined).map((food) => food.join(' '));
  return {
    means: [...means, ...families.filter((family) => family !== undefined)],
    names: unknownFoods.flatMap((food) => phrasesOf(foodNames.get(food) ?? food).map(lineWords)),
  };
}
