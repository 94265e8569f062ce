import { once } from '#core/once.ts';
import { foodKey } from '#food/names.ts';

/** What is in so many dishes that two of them do not taste alike for it. */
const everyday = [
  'salt|pepper|black pepper|water|sugar|flour|oil|olive oil|vegetable oil|butter|onion|garlic|broth|stock|lemon|lemon juice',
  'vinegar|parsley|baking powder|vanilla extract|honey|soy sauce',
];
const everydayKeys = once(() => new Set(everyday.flatMap((foods) => foods.split('|')).map(foodKey)));

const mostFoods = 3;

/** What a dish is about: the first foods that not every dish has. */
export function mainFoods(ingredients: readonly { parsed: { food: string } }[]): string[] {
  const found: string[] = [];
  for (const { parsed } of ingredients) {
    if (found.length === mostFoods) break;
    const key = foodKey(parsed.food);
    if (key !== '' && !everydayKeys().has(key) && !found.includes(key)) found.push(key);
  }
  return found;
}
