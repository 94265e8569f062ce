/** What she may wish for when a week is planned. */

export const wishes = ['quicker', 'cheaper', 'no fish', 'no meat'] as const;
export type Wish = (typeof wishes)[number];

/** The wishes that rule foods out, and what is then found in a recipe like an allergen or diet of an eater. */
export const ruledOutBy: Partial<Record<Wish, readonly string[]>> = {
  'no fish': ['Fish', 'Shellfish'],
  'no meat': ['Vegetarian'],
};

/** 'without fish or meat'; undefined if nothing is ruled out. */
export function withoutWords(wished: readonly Wish[]): string | undefined {
  const foods = wished.flatMap((wish) => (wish.startsWith('no ') ? [wish.slice('no '.length)] : []));
  return foods.length > 0 ? `without ${foods.join(' or ')}` : undefined;
}
