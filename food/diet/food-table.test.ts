import { expect, test } from 'vitest';
import { allergenFoods } from '../facts/allergen-foods.ts';
import { dietFoods } from '../facts/diet-foods.ts';
import { harmlessFoods } from '../facts/diet-harmless.ts';
import { phrasesOf } from './food-table.ts';
import { lineWords } from './line-words.ts';

test("'oat/soy milk' expands to both phrases", () => {
  expect(phrasesOf('oat/soy milk, rye').map((phrase) => phrase.trim())).toEqual(['oat milk', 'soy milk', 'rye']);
});

test('no food is listed with two different sets of traits', () => {
  const listed = new Map<string, string>();
  const contradictions: string[] = [];
  for (const { is, foods } of [{ is: [], foods: harmlessFoods }, ...dietFoods, ...allergenFoods])
    for (const phrase of phrasesOf(foods)) {
      const food = lineWords(phrase).join(' ');
      const traits = is.toSorted().join(' ');
      if ((listed.get(food) ?? traits) !== traits) contradictions.push(food);
      listed.set(food, traits);
    }
  expect(contradictions).toEqual([]);
});
