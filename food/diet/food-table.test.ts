import { expect, test } from 'vitest';
import { allergenFoods } from '../facts/allergen-foods.ts';
import { dietFoods } from '../facts/diet-foods.ts';
import { harmlessFoods } from '../facts/diet-harmless.ts';
import { phrasesOf } from './food-table.ts';
import { lineWords } from './line-words.ts';

test("'oat/soy milk' stands for both", () => {
  expect(phrasesOf('oat/soy milk, rye').map((phrase) => phrase.trim())).toEqual(['oat milk', 'soy milk', 'rye']);
});

test('no food is said to be two different things', () => {
  const said = new Map<string, string>();
  const contradictions: string[] = [];
  for (const { is, foods } of [{ is: [], foods: harmlessFoods }, ...dietFoods, ...allergenFoods])
    for (const phrase of phrasesOf(foods)) {
      const food = lineWords(phrase).join(' ');
      const traits = is.toSorted().join(' ');
      if ((said.get(food) ?? traits) !== traits) contradictions.push(food);
      said.set(food, traits);
    }
  expect(contradictions).toEqual([]);
});
