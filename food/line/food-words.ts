import { once } from '#core/once.ts';
import { foods } from '../facts/category-foods.ts';
import { foodSynonyms } from '../facts/food-synonyms.ts';

/** Position of a word in known food names. Lets the tagger handle words that weren't in the training data. */
const role = { none: 0, inside: 1, last: 2, mostlyLast: 3, mostlyInside: 4, either: 5 };

const counts = once(() => {
  const [lastIn, insideOf] = [new Map<string, number>(), new Map<string, number>()];
  for (const name of [...Object.values(foods).flatMap((names) => names.split(',')), ...foodSynonyms.flat()]) {
    const words = name.trim().split(/\s+/);
    for (const [at, word] of words.entries()) {
      const places = at === words.length - 1 ? lastIn : insideOf;
      places.set(word, (places.get(word) ?? 0) + 1);
    }
  }
  return { lastIn, insideOf };
});

const accents = /[\u0300-\u036f]/g;

/** The role of a singular word; only the last part of a hyphenated word counts ('sun-dried-tomato'). */
export function foodRole(stem: string): number {
  const word = stem
    .slice(stem.lastIndexOf('-') + 1)
    .normalize('NFKD')
    .replace(accents, '');
  const { lastIn, insideOf } = counts();
  const [last, inside] = [lastIn.get(word) ?? 0, insideOf.get(word) ?? 0];
  if (last === 0) return inside === 0 ? role.none : role.inside;
  if (inside === 0) return role.last;
  if (last > inside * 2) return role.mostlyLast;
  return inside > last * 2 ? role.mostlyInside : role.either;
}
