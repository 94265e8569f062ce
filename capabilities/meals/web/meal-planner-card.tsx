import { useId, useState } from 'react';
import { mealPreferencesApi } from '#capabilities/meal-preferences/contract.ts';
import { enoughRecipes } from '#capabilities/recipes/starter-contract.ts';
import { capital } from '#core/capital.ts';
import { addDays, today } from '#core/dates.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useOverlayOf } from '#web/ui/overlay-of.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { type Day, days } from '../cell-contract.ts';
import { mealPlansApi } from '../contract.ts';
import { isEmpty } from '../rules/cells.ts';
import { dayOf, mondayOf } from '../rules/week.ts';
import { filledWords, placeName } from '../rules/week-words.ts';
import { useChangeCell, useMealWeek, usePrefetchWeek } from './hooks.ts';
import { RemarkList } from './remark-list.tsx';
import { type Filled, WeekActionsCard } from './week-actions-card.tsx';
import { type Meal, type Spot, WeekGridCard } from './week-grid-card.tsx';
import { useWeekInAddress, WeekPickerCard } from './week-picker-card.tsx';
import { WeekSkeletonCard } from './week-skeleton-card.tsx';

const MealForm = lazyPiece(() => import('./meal-form.tsx').then((module) => module.MealForm), <Spinner />);
const CopyDayForm = lazyPiece(() => import('./copy-day-form.tsx').then((module) => module.CopyDayForm), <Spinner />);
const StarterOfferCard = lazyPiece(() =>
  import('#capabilities/recipes/web/starter-offer-card.tsx').then((module) => module.StarterOfferCard),
);

const BareMealsCard = lazyPiece(() =>
  import('#capabilities/recipes/web/bare-meals-card.tsx').then((module) => module.BareMealsCard),
);

/** Today in this week, Monday in any other. */
const firstSpot = (weekStart: string): Spot => ({
  line: 0,
  day: weekStart === mondayOf(today()) ? days.indexOf(dayOf(today())) : 0,
});

/** The week planner itself, without a page heading: it stands on its own page and in a tab of the food page. */
export function MealPlannerCard() {
  const heading = useId();
  const [weekStart, showWeek] = useWeekInAddress();
  const week = useMealWeek(weekStart);
  const { data: preferences } = useRead(mealPreferencesApi.read, {});
  const [spot, setSpot] = useState(() => firstSpot(weekStart));
  const [remarks, setRemarks] = useState<string[]>([]);
  const editing = useOverlayOf<Meal>();
  const copying = useOverlayOf<Day>();
  const takeBack = useWrite(mealPlansApi.takeBack);
  const changeCell = useChangeCell(weekStart);
  const prefetch = usePrefetchWeek();

  const turnTo = (start: string) => {
    setRemarks([]);
    showWeek(start);
  };
  const pick = (start: string) => {
    turnTo(start);
    setSpot(firstSpot(start));
  };
  const move = ({ line, day }: Spot) => {
    const weeks = Math.floor(day / days.length);
    if (weeks !== 0) turnTo(addDays(weekStart, weeks * days.length));
    setSpot({ line, day: day - weeks * days.length });
  };
  const tellFilled = ({ filled, remarks: told }: Filled) => {
    setRemarks(told);
    const undo = () => {
      setRemarks([]);
      takeBack.mutate({ body: { cells: filled } }, { onError: failed('Failed to take it back') });
    };
    toast({
      title: filledWords(filled.filter((cell) => !isEmpty(cell)).length),
      ...(filled.length > 0 && { action: { label: 'Undo', onClick: undo } }),
    });
  };

  const { data, isPlaceholderData: isArriving } = week;
  const rows = data?.rows ?? [];
  const meal = editing.item;
  const bareIds = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell.lacksIngredients ? [cell.recipeId ?? ''] : [])),
  );
  const isBlank = data && !isArriving && rows.every(({ cells }) => cells.length === 0);
  return (
    <section aria-label="Week planner" className="space-y-4">
      {data && data.recipeCount < enoughRecipes && <StarterOfferCard />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <WeekPickerCard week={weekStart} onChange={pick} onIntent={prefetch} headingId={heading} />
        {isBlank && <p className="text-sm text-ink-soft">Nothing is planned yet. Choose a meal to begin.</p>}
      </div>
      <WeekActionsCard
        weekStart={weekStart}
        week={isArriving ? undefined : data}
        isPlanningPreferred={preferences?.preferAISuggestions ?? false}
        onFilled={tellFilled}
      />
      {remarks.length > 0 && <RemarkList remarks={remarks} onDismiss={() => setRemarks([])} />}
      {week.isPending && <WeekSkeletonCard />}
      {week.isError && !data && <ErrorState onRetry={week.refetch}>Failed to fetch meal plans</ErrorState>}
      {data && (
        <WeekGridCard
          headingId={heading}
          weekStart={weekStart}
          week={data}
          isArriving={isArriving}
          spot={spot}
          onMove={move}
          onOpen={editing.open}
          onCopyDay={copying.open}
        />
      )}

      {bareIds.length > 0 && <BareMealsCard recipeIds={bareIds} />}

      <Dialog
        {...editing.props}
        title={meal?.cell?.recipeId ? 'Edit Meal' : 'Add Meal'}
        {...(meal && {
          description: placeName({ ...meal, weekStart, name: rows.length > 1 ? meal.row.name : undefined }),
        })}
      >
        {meal && (
          <MealForm
            weekStart={weekStart}
            meal={meal}
            rows={rows}
            preferences={preferences}
            changeCell={changeCell}
            onFilled={tellFilled}
            onDone={editing.close}
          />
        )}
      </Dialog>
      <Dialog
        {...copying.props}
        title={`Copy ${capital(copying.item ?? '')} to...`}
        description="Empty meals are filled; what is planned stays."
      >
        {copying.item && (
          <CopyDayForm weekStart={weekStart} from={copying.item} onFilled={tellFilled} onDone={copying.close} />
        )}
      </Dialog>
    </section>
  );
}
