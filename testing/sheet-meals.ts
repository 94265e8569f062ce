import type { SheetMealRow } from '#capabilities/sitter/rules/sheet-meals.ts';

/** Samples for the meals of a sitter sheet. */

type Cell = SheetMealRow['cells'][number];
export const cell = (recipeName: string, more: Partial<Cell> = {}): Cell => ({
  mealType: 'dinner',
  recipeName,
  note: null,
  leftover: false,
  isSearched: true,
  concerns: [],
  ...more,
});
export const concern = (memberId: string | null, about: string, isGuest = false) => ({
  memberId,
  isGuest,
  name: memberId ?? (isGuest ? 'Oma' : 'Family'),
  about,
  kind: 'allergy' as const,
  ingredient: '2 tbsp peanut butter',
});
