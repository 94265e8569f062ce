import { once } from '#core/once.ts';
import { foodKey } from '#food/names.ts';

/** Foods that are in so many dishes that they don't make two dishes similar. */
const everydayFoods = [
  'salt|pepper|black pepper|water|sugar|flour|oil|olive oil|vegetable oil|butter|onion|garlic|broth|stock|lemon|lemon juice',
  'vinegar|parsley|baking powder|vanilla extract|honey|soy sauce',
];
const everydayKeys = once(() => new Set(everydayFoods.flatMap((foods) => foods.split('|')).map(foodKey)));

const maxFoods = 3;

/** The main foods of a dish: the first ingredients that are not everyday foods. */
export function mainFoods(ingredients: readonly { parsed: { food: string } }[]): string[] {
  const found: string[] = [];
  for (const { parsed } of ingredients) {
    if (found.length === maxFoods) break;
    const key = foodKey(parsed.food);
    if (key !== '' && !everydayKeys().has(key) && !found.includes(key)) found.push(key);
  }
  return found;
}
