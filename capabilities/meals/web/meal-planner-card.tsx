import { useEffect, useId, useState } from 'react';
import { mealPreferencesApi } from '#capabilities/meal-preferences/contract.ts';
import { enoughRecipes } from '#capabilities/recipes/starter-contract.ts';
import { capitalize } from '#core/capitalize.ts';
import { addDays, today, wallClock } from '#core/dates.ts';
import { useRead } from '#web/api/hooks.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import { type Day, days } from '../cell-contract.ts';
import type { MealWeek } from '../contract.ts';
import { isOver } from '../rules/meal-hours.ts';
import { hasMeals } from '../rules/shown-week.ts';
import { dayOf, mondayOf } from '../rules/week.ts';
import { mealLabel } from '../rules/week-words.ts';
import { AskedRecipeCard } from './asked-recipe-card.tsx';
import { useChangeCell, useMealWeek, usePrefetchWeek } from './hooks.ts';
import { TonightCard } from './tonight-card.tsx';
import { WeekActionsCard, WeekFootCard } from './week-actions-card.tsx';
import { type GridPosition, type Meal, WeekGridCard } from './week-grid-card.tsx';
import { useWeekParam, WeekPickerCard } from './week-picker-card.tsx';
import { useWeekPlan, WeekPlanCard } from './week-plan-card.tsx';
import { WeekSkeletonCard } from './week-skeleton-card.tsx';

const MealForm = lazyPiece(
  () => import('./meal-form.tsx').then((module) => module.MealForm),
  <FormSkeleton fields={9} />,
);
const CopyDayForm = lazyPiece(
  () => import('./copy-day-form.tsx').then((module) => module.CopyDayForm),
  <FormSkeleton fields={1} />,
);
const StarterOfferCard = lazyPiece(() =>
  import('#capabilities/recipes/web/starter-offer-card.tsx').then((module) => module.StarterOfferCard),
);

const WeekSheetCard = lazyPiece(() => import('./week-sheet-card.tsx').then((module) => module.WeekSheetCard));

const BareMealsCard = lazyPiece(() =>
  import('#capabilities/recipes/web/bare-meals-card.tsx').then((module) => module.BareMealsCard),
);

/** Starts on today in the current week, and on Monday in others. */
const initialPosition = (weekStart: string): GridPosition => ({
  gridRow: 0,
  day: weekStart === mondayOf(today()) ? days.indexOf(dayOf(today())) : 0,
});

/** The week planner without a page heading; used on its own page and in a tab of the food page. */
export function MealPlannerCard() {
  const heading = useId();
  const [weekStart, showWeek] = useWeekParam();
  const week = useMealWeek(weekStart);
  const { data: preferences } = useRead(mealPreferencesApi.read, {});
  const [position, setSpot] = useState(() => initialPosition(weekStart));
  const planning = useWeekPlan(weekStart);
  const mealDialog = useItemOverlay<Meal>();
  const copyDialog = useItemOverlay<Day>();
  const changeCell = useChangeCell(weekStart);
  const prefetch = usePrefetchWeek();
  useEffect(() => whenIdle(MealForm.preload), []);

  const goToWeek = (start: string) => {
    planning.forget();
    showWeek(start);
  };
  const pick = (start: string) => {
    goToWeek(start);
    setSpot(initialPosition(start));
  };
  const move = ({ gridRow, day }: GridPosition) => {
    const weeks = Math.floor(day / days.length);
    if (weeks !== 0) goToWeek(addDays(weekStart, weeks * days.length));
    setSpot({ gridRow, day: day - weeks * days.length });
  };
  const openAsked = (asked: Meal) => {
    setSpot({ ...position, day: days.indexOf(asked.day) });
    mealDialog.open(asked);
  };
  const { plan } = planning;
  const { data, isPlaceholderData: isLoading } = week;
  const rows = data?.rows ?? [];
  const meal = mealDialog.item;
  const bareMealIds = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell.lacksIngredients ? [cell.recipeId ?? ''] : [])),
  );
  const isEmptyWeek = data && !isLoading && !hasMeals(data);
  const isTonightOpen = weekStart === mondayOf(today()) && !isOver(today(), 'dinner', wallClock());
  const isTonightAsked = isEmptyWeek === true && isTonightOpen;
  const pickTonight = ({ rows: [row] }: MealWeek) =>
    row && mealDialog.open({ row, day: dayOf(today()), mealType: 'dinner', cell: undefined });
  return (
    <>
      <section aria-label="Week planner" className="space-y-3 md:space-y-4 print:hidden">
        <div className="toolbar max-[352px]:flex-wrap">
          <div className="mr-auto min-w-0">
            <WeekPickerCard week={weekStart} onChange={pick} onIntent={prefetch} headingId={heading} />
          </div>
          <WeekActionsCard
            weekStart={weekStart}
            week={isLoading ? undefined : data}
            prefersSuggestions={preferences?.preferAISuggestions ?? false}
            // For an empty tonight, the next step is tonight's dinner; without recipes, the cookbook.
            isNextStep={isEmptyWeek === true && !isTonightOpen && data.recipeCount > 0}
            planning={planning}
          />
        </div>
        {isEmptyWeek && !isTonightOpen && (
          <p className="text-sm text-ink-soft">Nothing planned yet. Tap a meal to start.</p>
        )}
        {isTonightAsked && <TonightCard onPick={() => pickTonight(data)} />}
        {plan && <WeekPlanCard plan={plan} planning={planning} />}
        {week.isPending && <WeekSkeletonCard />}
        {week.isError && !data && <ErrorState onRetry={week.refetch}>Failed to fetch meal plans</ErrorState>}
        {data && (
          <WeekGridCard
            headingId={heading}
            weekStart={weekStart}
            week={data}
            isLoading={isLoading}
            position={position}
            onMove={move}
            onOpen={mealDialog.open}
            onCopyDay={copyDialog.open}
          />
        )}
        {data && <WeekFootCard weekStart={weekStart} week={isLoading ? undefined : data} />}
        {data && data.recipeCount < enoughRecipes && <StarterOfferCard />}

        {data && !isLoading && <AskedRecipeCard weekStart={weekStart} week={data} onOpen={openAsked} />}
        {bareMealIds.length > 0 && <BareMealsCard recipeIds={bareMealIds} />}

        <Dialog
          {...mealDialog.props}
          title={meal?.cell?.recipeId ? 'Edit Meal' : 'Add Meal'}
          {...(meal && {
            description: mealLabel({ ...meal, weekStart, name: rows.length > 1 ? meal.row.name : undefined }),
          })}
        >
          {meal && (
            <MealForm
              weekStart={weekStart}
              meal={meal}
              rows={rows}
              preferences={preferences}
              changeCell={changeCell}
              onFilled={planning.show}
              onDone={mealDialog.close}
            />
          )}
        </Dialog>
        <Dialog
          {...copyDialog.props}
          title={`Copy ${capitalize(copyDialog.item ?? '')} to...`}
          description="We'll fill the empty meals and leave the rest alone."
        >
          {copyDialog.item && (
            <CopyDayForm
              weekStart={weekStart}
              from={copyDialog.item}
              onFilled={planning.show}
              onDone={copyDialog.close}
            />
          )}
        </Dialog>
      </section>
      {data && !isLoading && <WeekSheetCard week={data} />}
    </>
  );
}
