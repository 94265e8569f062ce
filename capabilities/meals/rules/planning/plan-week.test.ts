import { describe, expect, test } from 'vitest';
import { planRecipe } from '#testing/plan-recipe.ts';
import { nextChoice } from './next-choice.ts';
import { planWeek } from './plan-week.ts';
import { slotOf } from './slots.ts';
import type { PlanCell, PlanInput, PlanRecipe, PlanRow } from './week-input.ts';

const weekStart = '2026-11-16';
const at = (date: string, time = '08:00') => ({ date, time });

const dinner = (day: PlanCell['day'], more: Partial<PlanCell> = {}): PlanCell => ({
  day,
  mealType: 'dinner',
  recipeId: null,
  note: null,
  leftover: false,
  locked: false,
  servings: null,
  guests: [],
  reason: null,
  ...more,
});

const row = (name: string, more: Partial<PlanRow> = {}): PlanRow => ({
  assignedTo: name,
  name,
  heads: 4,
  memberIds: [],
  eaters: [],
  cells: [],
  isPlanned: true,
  ...more,
});
const eater = (name: string, allergies: string[], dietaryRestrictions: string[] = []) => ({
  name,
  allergies,
  dietaryRestrictions,
});

const input = (more: Partial<PlanInput> & { limits?: Partial<PlanInput['preferences']> } = {}): PlanInput => {
  const { limits, ...rest } = more;
  return {
    weekStart,
    now: at(weekStart),
    preferences: { enabledMealTypes: ['dinner'], cookingTimePreference: null, budgetPerWeek: null, ...limits },
    rows: [row('Family')],
    recipes: [],
    history: [],
    again: 'none',
    wishes: [],
    passed: new Set(),
    seed: 'seed',
    ...rest,
  };
};

const dinners = (count: number, more: Partial<PlanRecipe> = {}) =>
  Array.from({ length: count }, (_, n) => planRecipe(`dinner ${n}`, more));

/** Maps 'Family monday' to its recipe. */
const chosen = (given: PlanInput) =>
  Object.fromEntries(planWeek(given).choices.map(({ slot, recipeId }) => [`${slot.row.name} ${slot.day}`, recipeId]));
const inOrder = (given: PlanInput) =>
  planWeek(given)
    .choices.toSorted((a, b) => a.slot.date.localeCompare(b.slot.date))
    .map(({ recipeId }) => recipeId);

describe('planning a week', () => {
  test('repeats no dinner if there are ten, and another seed gives another plan', () => {
    const given = input({ recipes: dinners(10) });
    expect(new Set(inOrder(given)).size).toBe(7);
    expect(inOrder({ ...given, seed: 'other' })).not.toEqual(inOrder(given));
  });

  test('repeats recipes as late as possible if there are too few', () => {
    const [a, b, c, ...rest] = inOrder(input({ recipes: dinners(3) }));
    expect(new Set([a, b, c]).size).toBe(3);
    expect(rest).toEqual([a, b, c, a]);
  });

  test('prefers favorites and recipes that were not eaten for long', () => {
    const recipes = [planRecipe('recent'), planRecipe('long ago'), planRecipe('favorite', { isFavorite: true })];
    const history = [
      { recipeId: 'recent', date: '2026-11-14' },
      { recipeId: 'long ago', date: '2026-08-01' },
      { recipeId: 'favorite', date: '2026-08-01' },
    ];
    const given = input({ recipes, history, now: at('2026-11-20') });
    expect(inOrder(given)).toEqual(['favorite', 'long ago', 'recent']);
    expect(planWeek(given).choices.map(({ reason }) => reason)).toEqual([
      "A favorite you haven't had in three months",
      "You haven't had this in three months",
      'Goes well with the rest of your week',
    ]);
  });

  test('varies main foods from day to day', () => {
    const recipes = [
      ...dinners(6, { mainFoods: ['chicken'] }),
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => planRecipe(id, { mainFoods: ['lentil'] })),
    ];
    const foods = inOrder(input({ recipes })).map((id) => (id.startsWith('dinner') ? 'chicken' : 'lentil'));
    expect(foods.some((food, n) => food === foods[n + 1])).toBe(false);
  });

  test('uses lunch recipes for lunch, then unused dinners; breakfasts and snacks only of their own type', () => {
    const recipes = [
      ...dinners(9),
      planRecipe('soup', { mealType: 'lunch' }),
      planRecipe('oats', { mealType: 'breakfast' }),
    ];
    const given = input({ recipes, limits: { enabledMealTypes: ['breakfast', 'lunch', 'dinner', 'snack'] } });
    const { choices, remarks } = planWeek(given);
    const of = (mealType: string) => choices.filter(({ slot }) => slot.mealType === mealType).map((it) => it.recipeId);
    expect(of('lunch')[0]).toBe('soup');
    expect(new Set([...of('dinner'), ...of('lunch').slice(0, 3)]).size).toBe(10);
    expect(new Set(of('breakfast'))).toEqual(new Set(['oats']));
    expect(remarks).toEqual(["There's no snack to choose from yet. Add a recipe or the starter cookbook."]);
  });

  test('fills only today and later days, and nothing in a past week', () => {
    const given = input({ recipes: dinners(9), now: at('2026-11-20') });
    expect(Object.keys(chosen(given))).toEqual(['Family friday', 'Family saturday', 'Family sunday']);
    const over = planWeek({ ...given, now: at('2026-11-23') });
    expect(over).toEqual({ choices: [], unfilled: [], remarks: ["This week is over, so there's nothing to plan."] });
  });

  test('keeps planned, noted, leftover and locked meals; again replaces only choices of the planner', () => {
    const cells = [
      dinner('monday', { recipeId: 'dinner 0' }),
      dinner('tuesday', { note: "at Grandma's" }),
      dinner('wednesday', { recipeId: 'dinner 1', reason: 'New to your plan', locked: true }),
      dinner('thursday', { recipeId: 'dinner 2', reason: 'New to your plan' }),
      dinner('friday', { recipeId: 'dinner 3', leftover: true }),
    ];
    const given = input({ recipes: dinners(9), rows: [row('Family', { cells })] });
    expect(Object.keys(chosen(given))).toEqual(['Family saturday', 'Family sunday']);
    const again = chosen({ ...given, again: 'all' as const });
    expect(Object.keys(again)).toEqual(['Family thursday', 'Family saturday', 'Family sunday']);
    expect(again['Family thursday']).not.toBe('dinner 2');
  });
});

describe('past meals', () => {
  test("at 3 PM today's breakfast and lunch are not planned anymore", () => {
    const recipes = [...dinners(9), planRecipe('oats', { mealType: 'breakfast' })];
    const limits = { enabledMealTypes: ['breakfast' as const, 'lunch' as const, 'dinner' as const] };
    const given = input({ recipes, limits, now: at('2026-11-22', '15:00') });
    expect(planWeek(given).choices.map(({ slot }) => slot.mealType)).toEqual(['dinner']);
    expect(planWeek({ ...given, now: at('2026-11-22', '22:00') }).remarks).toEqual([
      'There are no empty meals left this week.',
    ]);
  });
});

test("the family's own dinners come before those of the cookbook", () => {
  const own = ['tacos', 'goulash'].map((id) => planRecipe(id, { isOwn: true }));
  expect(new Set(inOrder(input({ recipes: [...dinners(20), ...own], now: at('2026-11-21') })))).toEqual(
    new Set(['tacos', 'goulash']),
  );
});

test('prefers what is bought anyway once the week has many groceries', () => {
  const foods = (id: string) => Array.from({ length: 8 }, (_, n) => `${id} ${n}`);
  const recipes = [
    ...dinners(6).map((recipe) => ({ ...recipe, foods: foods(recipe.id) })),
    planRecipe('same', { foods: foods('dinner 0') }),
  ];
  const cells = [dinner('monday', { recipeId: 'dinner 0' }), dinner('tuesday', { recipeId: 'dinner 1' })];
  expect(inOrder(input({ recipes, rows: [row('Family', { cells })] }))[0]).toBe('same');
});

describe('leftovers', () => {
  const stews = Array.from({ length: 7 }, (_, n) => planRecipe(`stew ${n}`, { keeping: 'well', costPerServing: 100 }));
  const leftoversIn = (given: PlanInput) => planWeek(given).choices.filter(({ leftover }) => leftover);

  test('one dinner of a long week, and the lunches after dinners that keep', () => {
    const given = input({ recipes: stews });
    expect(leftoversIn(given).map(({ slot, reason }) => `${slot.day}: ${reason}`)).toEqual([
      'wednesday: Leftovers from Monday',
    ]);
    const withLunches = leftoversIn(input({ recipes: stews, limits: { enabledMealTypes: ['lunch', 'dinner'] } }));
    expect(withLunches.map(({ slot, reason }) => `${slot.mealType} ${slot.day}: ${reason}`)).toEqual([
      'dinner wednesday: Leftovers from Monday',
      'lunch wednesday: Leftovers from Tuesday',
      'lunch friday: Leftovers from Thursday',
      'lunch saturday: Leftovers from Friday',
    ]);
    expect(leftoversIn({ ...given, now: at('2026-11-19') })).toEqual([]);
  });

  test('only of what keeps or is enough for two meals, that nobody set the servings of, and that fits its guests', () => {
    const fair = (servings: number) => stews.map((stew) => ({ ...stew, servings, keeping: 'fair' as const }));
    expect(leftoversIn(input({ recipes: fair(6) }))).toEqual([]);
    expect(leftoversIn(input({ recipes: fair(8) })).length).toBe(1);
    const stew = { recipeId: 'stew 0' };
    const plain = [...dinners(6), ...stews.slice(0, 1)];
    const withMonday = (more: Partial<PlanCell>, others: PlanCell[] = []) =>
      input({ recipes: plain, rows: [row('Family', { cells: [dinner('monday', { ...stew, ...more }), ...others] })] });
    expect(leftoversIn(withMonday({})).map(({ slot }) => slot.day)).toEqual(['wednesday']);
    expect(leftoversIn(withMonday({ servings: 4 }))).toEqual([]);
    expect(
      leftoversIn(withMonday({}, [dinner('wednesday', { recipeId: 'dinner 0' })])).map(({ slot }) => slot.day),
    ).toEqual(['thursday']);
    const guests = [eater('Oma', ['Fish'])];
    const fishy = plain.map((recipe) =>
      recipe.keeping === 'well' ? { ...recipe, conflicts: new Set(['Fish']) } : recipe,
    );
    const both = [dinner('wednesday', { guests }), dinner('thursday', { guests })];
    expect(leftoversIn({ ...withMonday({}, both), recipes: fishy })).toEqual([]);
  });

  test('cost what is cooked for them', () => {
    const { choices } = planWeek(input({ recipes: stews, limits: { budgetPerWeek: 2_800 } }));
    expect(choices).toHaveLength(7);
    expect(
      leftoversIn(input({ recipes: stews, limits: { budgetPerWeek: 1_200 } })).map(({ slot }) => slot.day),
    ).toEqual(['wednesday']);
    expect(planWeek(input({ recipes: stews, limits: { budgetPerWeek: 1_200 } })).choices).toHaveLength(3);
  });
});

describe('planning again', () => {
  const chosenCell = (day: PlanCell['day'], recipeId: string) => dinner(day, { recipeId, reason: 'New to your plan' });

  test('some meals leaves the others as they are, empty or not', () => {
    const cells = [chosenCell('monday', 'dinner 0'), chosenCell('tuesday', 'dinner 1')];
    const again = new Set(['Family monday dinner']);
    const given = input({ recipes: dinners(9), rows: [row('Family', { cells })], again });
    expect(Object.keys(chosen({ ...given, passed: new Set(['dinner 0']) }))).toEqual(['Family monday']);
    expect(Object.values(chosen({ ...given, passed: new Set(dinners(8).map(({ id }) => id)) }))).toEqual(['dinner 8']);
  });

  test('with a wish keeps the dinners that fit it, and says why a meal stays empty', () => {
    const fish = new Set(['Fish']);
    const recipes = dinners(14).map((recipe, n) => (n % 2 === 0 ? { ...recipe, conflicts: fish } : recipe));
    const [before, after] = [input({ recipes }), input({ recipes, wishes: ['no fish'] })].map(inOrder);
    const stay = before?.filter((id) => !recipes.find((recipe) => recipe.id === id)?.conflicts.has('Fish')) ?? [];
    expect(stay.length).toBeGreaterThan(0);
    expect(after).toEqual(expect.arrayContaining(stay));
    const onlyFish = planWeek(input({ recipes: dinners(9, { conflicts: fish }), wishes: ['no fish'] }));
    expect(onlyFish.choices).toEqual([]);
    expect(onlyFish.remarks).toEqual(['We found no dinner without fish. Add a recipe or the starter cookbook.']);
  });
});

describe('planning for several rows', () => {
  const mia = row('Mia', { heads: 1, eaters: [eater('Mia', ['Peanuts'])] });
  const leo = row('Leo', { heads: 1, eaters: [eater('Leo', [], ['Vegan'])] });
  const ben = row('Ben', { heads: 1 });

  test('gives all rows the same if a recipe fits all', () => {
    const recipes = [
      ...dinners(5, { conflicts: new Set(['Vegan']), isFavorite: true }),
      planRecipe('for all'),
      planRecipe('not searched', { isSearched: false, isFavorite: true }),
    ];
    const { choices } = planWeek(input({ recipes, rows: [mia, leo, ben], now: at('2026-11-22') }));
    expect(choices.map(({ recipeId }) => recipeId)).toEqual(['for all', 'for all', 'for all']);
    expect(choices[0]?.reason).toBe('New to your plan. Fits Leo too: we found nothing against Vegan');
  });

  test('gives a reason that names everyone it was checked for, the family once', () => {
    const all = [eater('Family', [], ['Halal'])];
    const rows = [row('Mia', { eaters: [eater('Mia', ['Peanuts', 'milk']), ...all] }), row('Ben', { eaters: all })];
    const recipes = [
      planRecipe('soup', { minutes: 20 }),
      planRecipe('stew', { conflicts: new Set(['Peanuts', 'milk', 'Halal']) }),
    ];
    expect(planWeek(input({ recipes, rows, now: at('2026-11-22') })).choices[0]?.reason).toBe(
      'New to your plan, ready in 20 minutes. Fits Mia and Family too: we found nothing with Peanuts or milk or against Halal',
    );
  });

  test('uses as few recipes as possible if none fits all', () => {
    const zoe = row('Zoe', { heads: 1, eaters: [eater('Zoe', ['Fish'])] });
    // Two recipes can feed all four; the one for Mia and Zoe would leave two people who need one each.
    const recipes = [
      planRecipe('mia and zoe', { conflicts: new Set(['Vegan', 'Halal']), isFavorite: true }),
      planRecipe('mia and leo', { conflicts: new Set(['Fish', 'Halal']) }),
      planRecipe('zoe and ali', { conflicts: new Set(['Peanuts', 'Vegan']) }),
    ];
    const ali = row('Ali', { heads: 1, eaters: [eater('Ali', [], ['Halal'])] });
    expect(chosen(input({ recipes, rows: [mia, zoe, leo, ali], now: at('2026-11-22') }))).toEqual({
      'Mia sunday': 'mia and leo',
      'Leo sunday': 'mia and leo',
      'Zoe sunday': 'zoe and ali',
      'Ali sunday': 'zoe and ali',
    });
  });

  test('prefers two dishes to one that is already in the week', () => {
    const rows = [
      row('Adults', { eaters: [eater('Ana', ['Fish'])] }),
      row('Kids', { eaters: [eater('Leo', [], ['Vegetarian'])] }),
    ];
    const six = [1, 2, 3, 4, 5, 6];
    const recipes = [
      planRecipe('rice'),
      ...six.map((n) => planRecipe(`fish ${n}`, { conflicts: new Set(['Fish']) })),
      ...six.map((n) => planRecipe(`meat ${n}`, { conflicts: new Set(['Vegetarian']) })),
    ];
    const { choices } = planWeek(input({ rows, recipes }));
    for (const name of ['Adults', 'Kids']) {
      const eaten = choices.filter(({ slot }) => slot.row.name === name).map(({ recipeId }) => recipeId);
      expect(new Set(eaten).size).toBe(7);
      expect(eaten).toContain('rice');
    }
  });

  test('reuses the recipe of another row if it fits', () => {
    const recipes = [...dinners(5, { isFavorite: true }), planRecipe('stew', { conflicts: new Set(['Vegan']) })];
    const cells = [dinner('sunday', { recipeId: 'stew' })];
    const { choices } = planWeek(input({ recipes, rows: [{ ...ben, cells }, mia, leo], now: at('2026-11-22') }));
    expect(choices.map(({ slot, reason }) => [slot.row.name, reason])).toEqual([
      ['Mia', 'Same as for Ben, so you only cook once'],
      ['Leo', "A favorite that's new to your plan. Fits Leo too: we found nothing against Vegan"],
    ]);
    expect(choices[0]?.recipeId).toBe('stew');
  });

  test("applies a guest's restrictions to that meal only", () => {
    // The recipe of a locked cell was deleted.
    const cells = [dinner('tuesday', { guests: [eater('Grandma', ['Fish'])], locked: true })];
    const recipes = [planRecipe('salmon', { conflicts: new Set(['Fish']), isFavorite: true }), planRecipe('salad')];
    const { tuesday, ...others } = Object.fromEntries(
      planWeek(input({ recipes, rows: [row('Family', { cells })] })).choices.map((it) => [it.slot.day, it.recipeId]),
    );
    expect(tuesday).toBe('salad');
    expect(Object.values(others).filter((id) => id === 'salmon').length).toBeGreaterThanOrEqual(3);
    const onlySalmon = planWeek(input({ recipes: recipes.slice(0, 1), rows: [row('Family', { cells })] }));
    expect(onlySalmon.choices.length).toBe(6);
    expect(onlySalmon.remarks).toEqual(['No dinner fits Grandma (Fish). Add a recipe or the starter cookbook.']);
  });

  test('adds nothing to rows that are no longer planned for, but counts their meals', () => {
    const old = row('Old', { isPlanned: false, cells: [dinner('sunday', { recipeId: 'dinner 3' })] });
    expect(chosen(input({ recipes: dinners(9), rows: [ben, old], now: at('2026-11-22') }))).toEqual({
      'Ben sunday': 'dinner 3',
    });
  });
});

describe('limits', () => {
  test('quick is under 30 minutes, moderate up to 60, and recipes without a time are excluded', () => {
    const recipes = [29, 30, 60, 61, null].map((minutes) => planRecipe(`${minutes}`, { minutes }));
    const all = (cookingTimePreference: 'quick' | 'moderate' | 'elaborate') =>
      new Set(inOrder(input({ recipes, limits: { cookingTimePreference } })));
    expect(all('quick')).toEqual(new Set(['29']));
    expect(all('moderate')).toEqual(new Set(['29', '30', '60']));
    expect(all('elaborate').size).toBe(5);
    const { remarks } = planWeek(input({ recipes: recipes.slice(1), limits: { cookingTimePreference: 'quick' } }));
    expect(remarks).toEqual(["No dinner says it's ready in under 30 minutes. Add a recipe or the starter cookbook."]);
  });

  test('the budget counts planned meals and whole recipes, and leaves money for the end of the week', () => {
    const cells = [dinner('monday', { recipeId: 'dinner 0' })];
    const recipes = [
      ...dinners(8, { costPerServing: 500 }),
      ...['a', 'b', 'c'].map((id) => planRecipe(id, { costPerServing: 100 })),
    ];
    const given = input({ recipes, rows: [row('Family', { heads: 2, cells })], limits: { budgetPerWeek: 6000 } });
    const { choices } = planWeek(given);
    const dear = choices.filter(({ recipeId }) => recipeId.startsWith('dinner'));
    expect(choices.length).toBe(6);
    expect(2000 + dear.length * 2000 + (6 - dear.length) * 400).toBeLessThanOrEqual(6000);
    const poor = planWeek({ ...given, preferences: { ...given.preferences, budgetPerWeek: 2500 } });
    expect(poor.choices.length).toBe(1);
    expect(poor.remarks).toEqual(['Your budget of $25.00 has no room for 5 more dinners.']);
  });

  test('people with an allergy or diet get no recipe that could not be checked', () => {
    const rows = [row('Family', { eaters: [eater('Mia', ['Peanuts'])] })];
    const recipes = [planRecipe('borscht', { isSearched: false, minutes: 20 })];
    expect(planWeek(input({ recipes })).choices.length).toBe(7);
    const { choices, remarks } = planWeek(input({ recipes, rows, limits: { cookingTimePreference: 'quick' } }));
    expect(choices).toEqual([]);
    expect(remarks).toEqual([
      "No dinner fits Mia (Peanuts) in under 30 minutes. Add a recipe or the starter cookbook. We left out recipes we couldn't check.",
    ]);
  });
});

describe('another recipe for a meal', () => {
  test('is never repeated before all fitting recipes were offered', () => {
    const recipes = [...dinners(6), planRecipe('peanut stew', { conflicts: new Set(['Peanuts']) })];
    const others = [dinner('sunday', { recipeId: 'dinner 5', reason: 'New to your plan' })];
    const seen: string[] = [];
    for (let n = 0; n < 7; n++) {
      const present =
        seen.length > 0 ? [dinner('monday', { recipeId: seen.at(-1) ?? null, reason: 'New to your plan' })] : [];
      const family = row('Family', { eaters: [eater('Mia', ['Peanuts'])], cells: [...others, ...present] });
      const given = input({ recipes, rows: [family] });
      const next = nextChoice(given, slotOf(weekStart, family, { day: 'monday', mealType: 'dinner' }));
      seen.push(next?.recipeId ?? '');
    }
    expect(new Set(seen.slice(0, 6))).toEqual(new Set(dinners(6).map(({ id }) => id)));
    expect(seen[5]).toBe('dinner 5');
    expect(seen[6]).toBe(seen[0]);
  });

  test('may not exist', () => {
    const family = row('Family', { cells: [dinner('monday', { recipeId: 'dinner 0', reason: 'New to your plan' })] });
    const slot = slotOf(weekStart, family, { day: 'monday', mealType: 'dinner' });
    expect(nextChoice(input({ recipes: dinners(1), rows: [family] }), slot)).toBe(undefined);
  });
});

describe('a bare meal', () => {
  const named = (id: string, more: Partial<PlanRecipe> = {}) =>
    planRecipe(id, { isSearched: false, isNameOnly: true, ...more });
  const monday = { now: at('2026-11-22') };

  test('is chosen although its time is unknown', () => {
    const limits = { cookingTimePreference: 'quick' as const };
    expect(inOrder(input({ ...monday, limits, recipes: [named('Tacos')] }))).toEqual(['Tacos']);
    expect(inOrder(input({ ...monday, limits, recipes: [named('Tacos', { minutes: 45 })] }))).toEqual([]);
    expect(inOrder(input({ ...monday, limits, recipes: [planRecipe('Stew')] }))).toEqual([]);
  });

  test('is chosen for an eater with an allergy, and reason and remark say that it was not checked', () => {
    const rows = [row('Family', { eaters: [eater('Mia', ['Peanuts']), eater('Leo', [], ['Vegan'])] })];
    const recipes = [named('Tacos'), planRecipe('Satay', { conflicts: new Set(['Peanuts']) })];
    const plan = planWeek(input({ ...monday, rows, recipes }));
    expect(plan.choices.map(({ recipeId, reason }) => [recipeId, reason])).toEqual([
      ['Tacos', 'New to your plan. Not checked for Mia (Peanuts) and Leo (Vegan): no ingredients yet'],
    ]);
    expect(plan.remarks).toEqual([
      "Tacos has no ingredients yet, so we couldn't check it for Mia (Peanuts) and Leo (Vegan).",
    ]);
  });

  test('says so in the reason of a row that shares it, too', () => {
    const mia = row('Mia', { eaters: [eater('Mia', ['Peanuts'])] });
    const ana = row('Ana', { cells: [dinner('sunday', { recipeId: 'Tacos' })] });
    const plan = planWeek(input({ ...monday, rows: [ana, mia], recipes: [named('Tacos')] }));
    expect(plan.choices.map(({ reason }) => reason)).toEqual([
      'Same as for Ana, so you only cook once. Not checked for Mia (Peanuts): no ingredients yet',
    ]);
  });

  test('is not chosen if its name contains something avoided, nor is an unchecked recipe', () => {
    const rows = [row('Family', { eaters: [eater('Mia', ['Peanuts'])] })];
    const noodles = named('Peanut noodles', { conflicts: new Set(['Peanuts']) });
    expect(
      inOrder(input({ ...monday, rows, recipes: [noodles, planRecipe('Eintopf', { isSearched: false })] })),
    ).toEqual([]);
  });
});
