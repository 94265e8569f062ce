import { describe, expect, onTestFinished, test } from 'vitest';
import { setHabitsSource } from '#core/habits.ts';
import { lineInFamilyUnits } from '#food/amounts.ts';
import { allergens, type Diet, dietFindings, diets } from '#food/diets.ts';
import { foodKey } from '#food/names.ts';
import { parseLine } from '#food/server/reader.ts';
import { starterCount } from '../starter-contract.ts';
import { CookbookRecipe, starterCookbook } from './starter-cookbook.ts';

const dinners = starterCookbook.filter(({ mealType }) => mealType === 'dinner');
const isQuick = ({ prepTime, cookTime }: CookbookRecipe) => prepTime + cookTime < 30;
const findingsIn = ({ ingredients }: CookbookRecipe) => ingredients.map((line) => ({ line, ...dietFindings(line) }));

/** Lines that break a diet the recipe is tagged with. */
function brokenTags(recipe: CookbookRecipe): string[] {
  const found = findingsIn(recipe);
  return recipe.dietaryTags.flatMap((diet) =>
    found.filter(({ breaks }) => breaks.includes(diet)).map(({ line }) => `${recipe.name} is not ${diet}: ${line}`),
  );
}

/** Meat together with milk or fish isn't kosher, although each line alone may be. */
function mixesMeatWithMilkOrFish(recipe: CookbookRecipe): boolean {
  const found = findingsIn(recipe);
  const hasMeat = found.some(({ breaks, contains }) => breaks.includes('Vegetarian') && !contains.includes('fish'));
  return hasMeat && found.some(({ contains }) => contains.includes('milk') || contains.includes('fish'));
}

test('every recipe matches the schema', () => {
  const faults = starterCookbook.flatMap((recipe) => CookbookRecipe.safeParse(recipe).error?.issues ?? []);
  expect(faults).toEqual([]);
});

const pantry = new Set(
  [
    'salt',
    'black pepper',
    'water',
    'olive oil',
    'canola oil',
    'garlic',
    'onion',
    'lemon juice',
    'lime juice',
    'egg',
  ].map(foodKey),
);
const mainFoods = ({ ingredients }: CookbookRecipe) =>
  new Set(ingredients.map((line) => foodKey(parseLine(line).food)).filter((key) => !pantry.has(key)));
const nameWords = ({ name }: CookbookRecipe) =>
  new Set(
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && word !== 'and' && word !== 'with')
      .map((word) => word.replace(/s$/, '')),
  );
const overlap = <Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>) => {
  const common = [...one].filter((item) => other.has(item)).length;
  return common / (one.size + other.size - common);
};
/** Pairs of recipes that are nearly the same. */
function nearDuplicates(recipes: readonly CookbookRecipe[]): string[] {
  const compared = recipes.map((recipe) => ({ name: recipe.name, words: nameWords(recipe), foods: mainFoods(recipe) }));
  return compared.flatMap((one, at) =>
    compared
      .slice(at + 1)
      .filter(({ words, foods }) => overlap(one.words, words) >= 0.6 || overlap(one.foods, foods) >= 0.6)
      .map(({ name }) => `${one.name} / ${name}`),
  );
}

describe('the starter cookbook', () => {
  test('has enough recipes for every meal, with most dinners under 30 minutes', () => {
    expect(starterCookbook.length).toBe(starterCount);
    const count = (mealType: string) => starterCookbook.filter((recipe) => recipe.mealType === mealType).length;
    expect(count('dinner')).toBeGreaterThanOrEqual(30);
    expect(count('lunch')).toBeGreaterThanOrEqual(14);
    expect(count('breakfast')).toBeGreaterThanOrEqual(14);
    expect(
      starterCookbook.filter(({ suitableForAges }) => suitableForAges.includes('Toddlers')).length,
    ).toBeGreaterThan(14);
    expect(dinners.filter(isQuick).length).toBeGreaterThan(dinners.length / 2);
  });

  test.each(diets)('has at least ten recipes and four dinners for %s', (diet: Diet) => {
    const hasDiet = ({ dietaryTags }: CookbookRecipe) => dietaryTags.includes(diet);
    expect(starterCookbook.filter(hasDiet).length).toBeGreaterThanOrEqual(10);
    expect(dinners.filter(hasDiet).length).toBeGreaterThanOrEqual(4);
  });

  test.each(allergens)('has at least five dinners in which no %s is found', (allergen) => {
    const isFreeOfAllergen = (recipe: CookbookRecipe) =>
      !findingsIn(recipe).some(({ contains }) => contains.includes(allergen));
    expect(dinners.filter(isFreeOfAllergen).length).toBeGreaterThanOrEqual(5);
  });

  test('claims no diet that one of its ingredients breaks', () => {
    expect(starterCookbook.flatMap(brokenTags)).toEqual([]);
    const [first] = starterCookbook as [CookbookRecipe];
    expect(brokenTags({ ...first, ingredients: ['1 tablespoon ghee'], dietaryTags: ['Dairy-Free'] })).toHaveLength(1);
    const kosher = starterCookbook.filter(({ dietaryTags }) => dietaryTags.includes('Kosher'));
    expect(kosher.filter(mixesMeatWithMilkOrFish).map(({ name }) => name)).toEqual([]);
    expect(mixesMeatWithMilkOrFish({ ...first, ingredients: ['1 pound ground beef', '1 cup milk'] })).toBe(true);
  });

  test('has no two recipes that are nearly the same', () => {
    expect(nearDuplicates(starterCookbook)).toEqual([]);
    const [first, second] = starterCookbook as [CookbookRecipe, CookbookRecipe];
    expect(nearDuplicates([first, { ...second, name: 'Cinnamon-Apple Oatmeals' }])).toHaveLength(1);
    expect(nearDuplicates([first, { ...second, ingredients: first.ingredients }])).toHaveLength(1);
    for (const values of [starterCookbook.map(({ key }) => key), starterCookbook.map(({ name }) => name.toLowerCase())])
      expect(new Set(values).size).toBe(values.length);
  });

  test.each(starterCookbook.map((recipe) => [recipe.name, recipe] as const))(
    'recipe %s is complete',
    (_name, recipe) => {
      expect(recipe.key).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(recipe.description).toMatch(/^[A-Z].{20,}\.$/);
      expect([recipe.servings, recipe.prepTime, recipe.suitableForAges.length].every((count) => count > 0)).toBe(true);
      const steps = recipe.instructions;
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(7);
      for (const step of steps) expect(step).toMatch(/^[A-Z].*\.$/);
      for (const line of recipe.ingredients) {
        const { food, amounts } = parseLine(line);
        expect([line, food, amounts.length > 0]).toEqual([line, expect.stringMatching(/[a-z]/), true]);
      }
      expect(Object.values(recipe).join('\n')).not.toMatch(/\bsafe/i);
    },
  );

  test('has no choking hazards in toddler recipes and no honey anywhere', () => {
    const lines = starterCookbook.flatMap(({ ingredients }) => ingredients);
    expect(lines.filter((line) => /\bhoney\b|popcorn|hot dog/i.test(line))).toEqual([]);
    const forToddlers = starterCookbook.filter(({ suitableForAges }) => suitableForAges.includes('Toddlers'));
    const risky = forToddlers
      .flatMap(({ ingredients }) => ingredients)
      .filter((line) => /grape|cherry tomato|baby potato|raisin|\bnuts?\b|almond|walnut|peanut/i.test(line));
    expect(risky.filter((line) => !/quartered|chopped/.test(line))).toEqual([]);
  });

  test('gives the cooking temperature of raw poultry', () => {
    const isRaw = (line: string) => /chicken (breast|thigh)|whole chicken/.test(line) && !line.includes('cooked');
    const withPoultry = starterCookbook.filter(({ ingredients }) => ingredients.some(isRaw));
    expect(withPoultry.length).toBeGreaterThan(5);
    expect(
      withPoultry.filter(({ instructions }) => !instructions.join(' ').includes('165 °F')).map(({ name }) => name),
    ).toEqual([]);
  });
});

test('a metric family sees no US weights and volumes, and the same foods', () => {
  onTestFinished(setHabitsSource(() => ({ clock: '24', units: 'metric' })));
  for (const line of starterCookbook.flatMap(({ ingredients }) => ingredients)) {
    const shown = lineInFamilyUnits(line, parseLine(line));
    expect(shown).not.toMatch(/\b(?:cup|ounce|pound|pint|quart|gallon)s?\b/);
    expect(foodKey(parseLine(shown).food), shown).toBe(foodKey(parseLine(line).food));
    expect(parseLine(shown).amounts, shown).toHaveLength(parseLine(line).amounts.length);
  }
});
