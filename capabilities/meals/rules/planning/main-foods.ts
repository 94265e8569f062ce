import { once } from '#core/once.ts';
import { foodKey } from '#food/names.ts';
import { pantryFoods } from '#food/pantry.ts';

/** Foods that are in so many dishes that they don't make two dishes similar. */
const everydayFoods = 'butter|onion|garlic|broth|stock|lemon|lemon juice|parsley'.split('|');

const keysOf = (foods: readonly string[]) => new Set(foods.map(foodKey));
const atHomeKeys = once(() => keysOf(pantryFoods));
const everydayKeys = once(() => keysOf([...pantryFoods, ...everydayFoods]));

interface Ingredient {
  parsed: { food: string };
}

/** The foods to buy for a dish, without what is usually at home. */
export const foodsToBuy = (ingredients: readonly Ingredient[]): string[] => [
  ...new Set(
    ingredients.map(({ parsed }) => foodKey(parsed.food)).filter((key) => key !== '' && !atHomeKeys().has(key)),
  ),
];

const maxFoods = 3;

/** The main foods of a dish: the first ingredients that are not everyday foods. */
export function mainFoods(ingredients: readonly Ingredient[]): string[] {
  const found: string[] = [];
  for (const { parsed } of ingredients) {
    if (found.length === maxFoods) break;
    const key = foodKey(parsed.food);
    if (key !== '' && !everydayKeys().has(key) && !found.includes(key)) found.push(key);
  }
  return found;
}
