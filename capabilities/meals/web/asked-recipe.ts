import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { addDays, today } from '#core/dates.ts';
import type { MealWeek } from '../contract.ts';
import { openDinner } from '../rules/open-dinner.ts';
import { mondayOf } from '../rules/week.ts';
import type { Meal } from './week-grid-card.tsx';

/**
 * Opens the dialog for the recipe that the address asks for, `?recipe=<id>`, on the next day without a dinner: in this week
 * or the next one. If both are full, she picks a day herself.
 */
export function useAskedRecipe(weekStart: string, week: MealWeek | undefined, open: (meal: Meal) => void) {
  const [search, setSearch] = useSearchParams();
  const recipeId = search.get('recipe');
  useEffect(() => {
    const [row] = week?.rows ?? [];
    if (!recipeId || !week || !row) return;
    const day = openDinner(week.rows, weekStart, today());
    const isThisWeek = weekStart === mondayOf(today());
    const next = new URLSearchParams(search);
    if (day || !isThisWeek) next.delete('recipe');
    else next.set('week', addDays(weekStart, 7));
    setSearch(next, { replace: true });
    if (day) open({ row, day, mealType: 'dinner', cell: undefined, recipeId });
  });
}
