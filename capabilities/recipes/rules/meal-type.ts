import type { MealType } from '#food/meals.ts';

/** Words that indicate a meal type, most reliable first. Dinner is the default. */
const patterns: [MealType, RegExp][] = [
  ['breakfast', /\b(?:breakfasts?|brunch|pancakes?|waffles?|porridge|oatmeal|granola|muesli|french toast)\b/],
  [
    'snack',
    /\b(?:desserts?|snacks?|baking|cakes?|cupcakes?|cheesecakes?|cookies?|biscuits?|brownies?|muffins?|puddings?|ice creams?|candy|sweets?|fudge|smoothies?|drinks?|cocktails?|dips?|appetizers?)\b/,
  ],
  ['lunch', /\b(?:lunch|lunches|sandwich|sandwiches|wraps?|salads?|lunchbox)\b/],
];

/** 'Main course, Italian' -> dinner. The page's tags win over the name. */
export function guessMealType({ name, tags }: { name: string; tags: readonly string[] }): MealType {
  const tagText = tags.join(' | ').toLowerCase();
  if (/\b(?:dinners?|suppers?|main (?:course|dish)(?:es)?|mains?|entrees?)\b/.test(tagText)) return 'dinner';
  const typeIn = (text: string) => patterns.find(([, pattern]) => pattern.test(text))?.[0];
  return typeIn(tagText) ?? typeIn(name.toLowerCase()) ?? 'dinner';
}
