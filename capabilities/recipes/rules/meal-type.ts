import type { MealType } from '#food/meals.ts';

/** The words that tell a meal, the surest first; what nothing is said about is a dinner. */
const words: [MealType, RegExp][] = [
  ['breakfast', /\b(?:breakfasts?|brunch|pancakes?|waffles?|porridge|oatmeal|granola|muesli|french toast)\b/],
  [
    'snack',
    /\b(?:desserts?|snacks?|baking|cakes?|cupcakes?|cheesecakes?|cookies?|biscuits?|brownies?|muffins?|puddings?|ice creams?|candy|sweets?|fudge|smoothies?|drinks?|cocktails?|dips?|appetizers?)\b/,
  ],
  ['lunch', /\b(?:lunch|lunches|sandwich|sandwiches|wraps?|salads?|lunchbox)\b/],
];

/** 'Main course, Italian' -> dinner. What the page files it under weighs more than its name ('shepherd's pie'). */
export function guessMealType({ name, tags }: { name: string; tags: readonly string[] }): MealType {
  const filed = tags.join(' | ').toLowerCase();
  if (/\b(?:dinners?|suppers?|main (?:course|dish)(?:es)?|mains?|entrees?)\b/.test(filed)) return 'dinner';
  const told = (text: string) => words.find(([, pattern]) => pattern.test(text))?.[0];
  return told(filed) ?? told(name.toLowerCase()) ?? 'dinner';
}
