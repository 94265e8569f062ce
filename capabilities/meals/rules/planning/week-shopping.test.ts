import { describe, expect, test } from 'vitest';
import { needsOf } from '#capabilities/groceries/rules/needs.ts';
import { starterCookbook } from '#capabilities/recipes/catalogue/starter-cookbook.ts';
import { addDays } from '#core/dates.ts';
import { concernsOf, dietFindings } from '#food/diets.ts';
import { parseLine } from '#food/server/reader.ts';
import { planRecipe } from '#testing/plan-recipe.ts';
import type { Wish } from '../wishes.ts';
import { dishFacts } from './dish-facts.ts';
import { foodsToBuy } from './main-foods.ts';
import { planWeek } from './plan-week.ts';
import { priceForComparing } from './price-class.ts';
import { avoidedWords, type PlanInput, type PlanRecipe } from './week-input.ts';

/** Weeks of dinners from the starter cookbook, and what has to be bought for them. */

const weekStart = '2026-11-16';
const eater = (name: string, allergies: string[], dietaryRestrictions: string[] = []) => ({
  name,
  allergies,
  dietaryRestrictions,
});
const families = {
  'without restrictions': [],
  'with an allergy and a vegetarian': [eater('Mia', ['Peanuts']), eater('Leo', [], ['Vegetarian'])],
  'without gluten': [eater('Family', [], ['Gluten-Free'])],
  'without dairy and eggs': [eater('Zoe', ['Milk', 'Eggs'])],
  'that eats halal, without fish': [eater('Ali', ['Fish'], ['Halal'])],
};
const seeds = Array.from({ length: 12 }, (_, n) => `${n}`);

const linesOf = new Map(
  starterCookbook.map(({ key, ingredients }) => [
    key,
    ingredients.map((line) => ({ name: line, line, parsed: parseLine(line), ...dietFindings(line) })),
  ]),
);

const cookbooks = new Map<string, PlanRecipe[]>();

function cookbookFor(words: readonly string[]): PlanRecipe[] {
  const cached = cookbooks.get(words.join());
  if (cached) return cached;
  const everyone = { id: '', name: '', allergies: words, dietaryRestrictions: [] };
  const cookbook = starterCookbook.map(({ key, name, mealType, servings, prepTime, cookTime }) => {
    const ingredients = linesOf.get(key) ?? [];
    const conflicts = new Set(concernsOf([everyone], ingredients).map(({ about }) => about));
    const facts = dishFacts({ name, ingredients });
    return planRecipe(key, { name, mealType, servings, minutes: prepTime + cookTime, conflicts, ...facts });
  });
  cookbooks.set(words.join(), cookbook);
  return cookbook;
}

function weekOf(eaters: PlanInput['rows'][number]['eaters'], more: Partial<PlanInput>) {
  const given: PlanInput = {
    weekStart,
    now: { date: weekStart, time: '08:00' },
    preferences: { enabledMealTypes: ['dinner'], cookingTimePreference: null, budgetPerWeek: null },
    rows: [{ assignedTo: 'family', name: 'Family', heads: 4, memberIds: [], eaters, cells: [], isPlanned: true }],
    recipes: cookbookFor([...avoidedWords(eaters), 'Fish', 'Shellfish', 'Vegetarian']),
    history: [],
    again: 'none',
    wishes: [],
    passed: new Set(),
    seed: '1',
    ...more,
  };
  const { choices } = planWeek(given);
  const recipes = choices.map(({ recipeId }) => given.recipes.find(({ id }) => id === recipeId) ?? planRecipe(''));
  return { choices, recipes };
}

/** The lines of the grocery list, without what is at home anyway. */
function linesFor(week: ReturnType<typeof weekOf>): string[] {
  const dishes = week.choices
    .filter(({ leftover }) => !leftover)
    .map(({ recipeId, slot: { date, mealType } }) => ({
      recipe: { id: recipeId, name: recipeId, ingredients: linesOf.get(recipeId) ?? [] },
      ...{ factor: '1', date, mealType, people: [], memberIds: [], eaters: [] },
    }));
  return needsOf(dishes)
    .map(({ food }) => food)
    .filter((food) => foodsToBuy([{ parsed: { food } }]).length > 0);
}

describe.each(Object.entries(families))('seven dinners for a family of four %s', (_, eaters) => {
  test('need at most 40 lines, and one of them is leftovers at most', () => {
    for (const seed of seeds) {
      const week = weekOf(eaters, { seed });
      expect(week.choices).toHaveLength(7);
      expect(linesFor(week).length).toBeLessThanOrEqual(40);
      expect(week.choices.filter(({ leftover }) => leftover).length).toBeLessThanOrEqual(1);
      expect(new Set(week.choices.map(({ recipeId }) => recipeId)).size).toBeGreaterThanOrEqual(6);
    }
  });

  test('become quicker, cheaper, or free of fish and meat on request', () => {
    const average = (numbers: readonly number[]) => numbers.reduce((sum, it) => sum + it, 0) / numbers.length;
    const before = weekOf(eaters, {}).recipes;
    const wished = (wish: Wish) => weekOf(eaters, { wishes: [wish] }).recipes;
    const minutes = (week: typeof before) => average(week.map((recipe) => recipe.minutes ?? 0));
    expect(minutes(wished('quicker'))).toBeLessThan(minutes(before));
    expect(average(wished('cheaper').map(priceForComparing))).toBeLessThanOrEqual(
      average(before.map(priceForComparing)),
    );
    expect(wished('no fish').filter(({ conflicts }) => conflicts.has('Fish') || conflicts.has('Shellfish'))).toEqual(
      [],
    );
    expect(wished('no meat').filter(({ conflicts }) => conflicts.has('Vegetarian'))).toEqual([]);
  });
});

test('different seeds give different weeks, although few groceries are wanted', () => {
  const seen = new Set(seeds.flatMap((seed) => weekOf([], { seed }).choices.map(({ recipeId }) => recipeId)));
  expect(seen.size).toBeGreaterThan(25);
});

test('a half year of weeks has its variety and its few lines, too', () => {
  const history: { recipeId: string; date: string }[] = [];
  const times = new Map<string, number>();
  for (let n = 0; n < 26; n++) {
    const start = addDays(weekStart, 7 * n);
    const week = weekOf([], { weekStart: start, now: { date: start, time: '08:00' }, history, seed: `${n}` });
    expect(linesFor(week).length).toBeLessThanOrEqual(40);
    for (const { recipeId, leftover, slot } of week.choices) {
      if (leftover) continue;
      history.push({ recipeId, date: slot.date });
      times.set(recipeId, (times.get(recipeId) ?? 0) + 1);
    }
  }
  expect(times.size).toBeGreaterThan(35);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(8);
});
