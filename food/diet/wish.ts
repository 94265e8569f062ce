import { foodsMeant, wishes, wordsAroundWishes } from '../facts/diet-wishes.ts';
import { phrasesOf } from './food-table.ts';
import { traitsOfLine } from './line-traits.ts';
import { lineWords, pause } from './line-words.ts';
import type { Trait } from './traits.ts';
import { type Allergen, allergens, type Diet } from './words.ts';

/** What somebody's word means in an ingredient: traits and diets to look up, and names to look for. */
export interface Wish {
  means: readonly (Trait | Diet)[];
  names: readonly (readonly string[])[];
}

const meanings = new Map(
  wishes.flatMap(({ means, words }) => phrasesOf(words).map((phrase) => [lineWords(phrase).join(' '), means] as const)),
);
const otherNames = new Map(Object.entries(foodsMeant));
const longestWish = 3;
const around = new Set(phrasesOf(wordsAroundWishes).flatMap(lineWords));

/** One nut or one fish stands for its family; wheat and wine are in too much for that and are looked for by name. */
const notFamilies = new Set<Allergen>(['gluten', 'sulphites']);
function familyOf(name: string): Allergen | undefined {
  const traits = traitsOfLine(name);
  const [only, ...more] = allergens.filter((allergen) => traits.has(allergen));
  return only && more.length === 0 && !notFamilies.has(only) ? only : undefined;
}

/** 'Lactose intolerant' -> milk; 'strawberries' -> that name; 'no known allergies' -> nothing. */
export function readWish(text: string): Wish {
  const words = lineWords(text);
  const means: (Trait | Diet)[] = [];
  const names: string[][] = [];
  let name: string[] = [];
  const endName = () => {
    if (name.length > 0) names.push(name);
    name = [];
  };
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + longestWish);
    while (to > from && !meanings.has(words.slice(from, to).join(' '))) to--;
    const word = words[from] ?? '';
    if (to > from) {
      means.push(...(meanings.get(words.slice(from, to).join(' ')) ?? []));
      endName();
    } else if (word === pause || around.has(word)) endName();
    else name.push(word);
    from = Math.max(to, from + 1);
  }
  endName();
  const foods = names.filter(([first]) => first !== 'low');
  const families = foods.map((words) => familyOf(words.join(' ')));
  const sought = foods.filter((_, index) => families[index] === undefined).map((food) => food.join(' '));
  return {
    means: [...means, ...families.filter((family) => family !== undefined)],
    names: sought.flatMap((food) => phrasesOf(otherNames.get(food) ?? food).map(lineWords)),
  };
}
