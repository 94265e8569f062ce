/** What a user can wish for when planning a week. */

export const wishes = ['quicker', 'cheaper', 'no fish', 'no meat'] as const;
export type Wish = (typeof wishes)[number];

/** The wishes that exclude foods. Each maps to what we search recipes for, as with an eater's allergens and diets. */
export const ruledOutBy: Partial<Record<Wish, readonly string[]>> = {
  'no fish': ['Fish', 'Shellfish'],
  'no meat': ['Vegetarian'],
};

/** 'without fish or meat'; undefined if nothing is ruled out. */
export function withoutWords(wished: readonly Wish[]): string | undefined {
  const foods = wished.flatMap((wish) => (wish.startsWith('no ') ? [wish.slice('no '.length)] : []));
  return foods.length > 0 ? `without ${foods.join(' or ')}` : undefined;
}
