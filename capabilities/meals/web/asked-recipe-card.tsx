import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { addDays, type CalendarDate, today } from '#core/dates.ts';
import type { MealWeek } from '../contract.ts';
import { firstDayWithoutDinner } from '../rules/first-day-without-dinner.ts';
import { mondayOf } from '../rules/week.ts';
import type { Meal } from './week-grid-card.tsx';

interface AskedRecipeCardProps {
  weekStart: CalendarDate;
  week: MealWeek;
  onOpen: (meal: Meal) => void;
}

/**
 * Opens the meal dialog for the recipe in the address, `?recipe=<id>`, on the next day without a dinner in this week or
 * the next. If both weeks are full, the user picks a day. Renders nothing itself.
 */
export function AskedRecipeCard({ weekStart, week, onOpen }: AskedRecipeCardProps) {
  const [search, setSearch] = useSearchParams();
  const recipeId = search.get('recipe');
  useEffect(() => {
    const [row] = week.rows;
    if (!recipeId || !row) return;
    const day = firstDayWithoutDinner(week.rows, weekStart, today());
    const isThisWeek = weekStart === mondayOf(today());
    const next = new URLSearchParams(search);
    if (day || !isThisWeek) next.delete('recipe');
    else next.set('week', addDays(weekStart, 7));
    setSearch(next, { replace: true });
    if (day) onOpen({ row, day, mealType: 'dinner', cell: undefined, recipeId });
  });
  return null;
}
