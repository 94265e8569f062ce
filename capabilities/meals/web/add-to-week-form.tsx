import { useState } from 'react';
import type { Recipe } from '#capabilities/recipes/contract.ts';
import { ConcernBadges } from '#capabilities/recipes/web/concern-badges-card.tsx';
import { capitalize } from '#core/capitalize.ts';
import { addDays, type CalendarDate, daysBetween, shortWeekdayAndDate, today } from '#core/dates.ts';
import { type MealType, mealTypes } from '#food/meals.ts';
import { useWrite } from '#web/api/hooks.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { mealPlansApi } from '../contract.ts';
import { addedCells, plannedAt } from '../rules/added-meal.ts';
import { dayOf, mondayOf } from '../rules/week.ts';
import { useMealWeek } from './hooks.ts';

const mealChoices = mealTypes.map((value) => ({ value, label: capitalize(value) }));
/** The days to choose from: the next seven, so that on a Friday there is more than the weekend. */
const shownDays = [0, 1, 2, 3, 4, 5, 6];

interface AddToWeekFormProps {
  recipe: Recipe;
  onDone: () => void;
}

/** Plans a recipe with two taps: the meal is chosen already, and a tap on a day saves it. */
export function AddToWeekForm({ recipe, onDone }: AddToWeekFormProps) {
  const [mealType, setMealType] = useState(recipe.mealType);
  const thisWeek = useMealWeek(mondayOf(today()));
  const nextMonday = addDays(mondayOf(today()), 7);
  const nextWeek = useMealWeek(nextMonday);
  const { plan, isPending } = usePlanning(recipe, onDone);
  const rowsOn = (date: CalendarDate) => (date < nextMonday ? thisWeek : nextWeek).data?.rows;
  const isLoaded = thisWeek.data && nextWeek.data;
  return (
    <div className="space-y-4">
      {recipe.concerns.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          <ConcernBadges concerns={recipe.concerns} />
        </p>
      )}
      <ChoiceChips
        label="Meal"
        name="meal"
        value={mealType}
        choices={mealChoices}
        onChange={(event) => setMealType(event.target.value as MealType)}
      />
      {(thisWeek.isError || nextWeek.isError) && !isLoaded && (
        <ErrorState onRetry={() => Promise.all([thisWeek.refetch(), nextWeek.refetch()])}>
          Failed to fetch meal plans
        </ErrorState>
      )}
      <ul aria-label="Day" className="space-y-1.5">
        {shownDays.map((days) => {
          const date = addDays(today(), days);
          const rows = rowsOn(date);
          if (!rows) return <Skeleton key={days} className="h-14" />;
          const planned = plannedAt(rows, { day: dayOf(date), mealType });
          return (
            <li key={days}>
              <button
                type="button"
                aria-disabled={isPending}
                onClick={() => !isPending && plan(date, mealType, rows)}
                className="flex min-h-14 w-full items-center justify-between gap-4 rounded-control border border-line px-4 py-2 text-left transition-colors hover:border-line-strong hover:bg-sunken"
              >
                <span className="shrink-0 font-semibold">{capitalize(dayWords(date))}</span>{' '}
                <span className="min-w-0 text-right text-sm text-ink-soft">
                  {planned.length > 0 ? `Instead of ${planned.join(', ')}` : 'Nothing planned yet'}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** 'today', 'tomorrow', 'Sat, Nov 21' */
const dayWords = (date: CalendarDate) => ['today', 'tomorrow'][daysBetween(today(), date)] ?? shortWeekdayAndDate(date);

type Rows = NonNullable<ReturnType<typeof useMealWeek>['data']>['rows'];

/** Plans a recipe for everyone, and offers Undo. */
function usePlanning({ id: recipeId, name }: Recipe, onDone: () => void) {
  const assign = useWrite(mealPlansApi.assign);
  const takeBack = useWrite(mealPlansApi.takeBack);
  const onError = failed('Failed to save meal');
  const plan = async (date: CalendarDate, mealType: MealType, rows: Rows) => {
    const place = { day: dayOf(date), mealType };
    const assignedTo = rows.map((row) => row.assignedTo);
    const meal = { mealType, recipeId, note: null, leftover: false };
    try {
      const plans = await assign.mutateAsync({
        body: { ...meal, weekStartDate: mondayOf(date), assignedTo, days: [place.day] },
      });
      const cells = addedCells(rows, plans, place);
      const undo = () => void takeBack.mutateAsync({ body: { cells } }).catch(onError);
      onDone();
      toast({
        title: `${name} is planned`,
        description: `${capitalize(mealType)}, ${dayWords(date)}`,
        action: { label: 'Undo', onClick: undo },
      });
    } catch (error) {
      onError(error as Error);
    }
  };
  return { plan, isPending: assign.isPending };
}
