import { once } from '#core/once.ts';
import { foodKey } from '#food/names.ts';

/** Foods that most kitchens have, so that hardly anyone buys them for one dish. */
const usuallyAtHome = [
  'water|ice|salt|kosher salt|sea salt|pepper|black pepper|white pepper|sugar|brown sugar|flour|cornstarch|oil|olive oil|vegetable oil',
  'canola oil|coconut oil|sesame oil|vinegar|rice vinegar|soy sauce|tamari|honey|maple syrup|baking powder|baking soda|vanilla extract',
  'garlic powder|onion powder|chili powder|cumin|paprika|smoked paprika|oregano|thyme|dried oregano|dried thyme|dried basil',
  'dried rosemary|italian seasoning|cinnamon|nutmeg|ground nutmeg|turmeric|coriander|ground coriander|ground ginger|curry powder|bay leaf',
  'red pepper flakes|mustard powder',
];
/** Foods that are in so many dishes that they don't make two dishes similar. */
const everydayFoods = ['butter|onion|garlic|broth|stock|lemon|lemon juice|parsley'];

const keysOf = (lists: readonly string[]) => new Set(lists.flatMap((foods) => foods.split('|')).map(foodKey));
const atHomeKeys = once(() => keysOf(usuallyAtHome));
const everydayKeys = once(() => keysOf([...usuallyAtHome, ...everydayFoods]));

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
