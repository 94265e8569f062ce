import { useSearch } from 'wouter';
import { MealRatingCard } from '#capabilities/meals/web/meal-rating-card.tsx';
import { useRecipe } from '#capabilities/recipes/web/hooks.ts';
import { type CalendarDate, today } from '#core/dates.ts';
import { dinnerQuestion } from '../rules/asked-dinner.ts';

/** Asks about the dinner of a brief, if the page was opened from one. One tap answers. */
export function AskedDinnerCard() {
  const search = new URLSearchParams(useSearch());
  const [recipeId, date] = [search.get('open'), search.get('dinner') ?? ''];
  return recipeId && /^\d{4}-\d\d-\d\d$/.test(date) ? <Question recipeId={recipeId} date={date} /> : null;
}

function Question({ recipeId, date }: { recipeId: string; date: CalendarDate }) {
  const { data: recipe } = useRecipe(recipeId);
  if (!recipe) return null;
  const { name } = recipe;
  return (
    <section data-record={recipeId} aria-label="How was dinner?" className="card space-y-2 px-4 py-3">
      <p className="font-semibold">{dinnerQuestion({ name, date }, today())}</p>
      <MealRatingCard dinner={{ recipeId, name, date }} />
    </section>
  );
}
