import { CopyPlus, Printer, RefreshCw, ShoppingBasket, WandSparkles } from 'lucide-react';
import { type Ref, useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import { type CalendarDate, wallClock } from '#core/dates.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { type MealWeek, mealPlansApi } from '../contract.ts';
import { hasMeals, isFullyPlanned } from '../rules/shown-week.ts';
import { useFillAction } from './hooks.ts';
import { OrderInCard } from './order-in-card.tsx';
import type { WeekPlanning } from './week-plan-card.tsx';

const PlanWeekForm = lazyPiece(
  () => import('./plan-week-form.tsx').then((module) => module.PlanWeekForm),
  <FormSkeleton fields={1} />,
);

export type Filled = AnswerOf<typeof mealPlansApi.planWeek>;

interface WeekActionsCardProps {
  weekStart: CalendarDate;
  week: MealWeek | undefined;
  /** If true, all meals are preselected for planning. */
  prefersSuggestions: boolean;
  /** Whether planning is what to do next on this screen. */
  isNextStep: boolean;
  planning: WeekPlanning;
}

/** The buttons for the whole week. The first one is the next step: planning, or the grocery list if all is planned. */
export function WeekActionsCard({ weekStart, week, prefersSuggestions, isNextStep, planning }: WeekActionsCardProps) {
  const mealChoice = useItemOverlay<MealWeek>();
  const copy = useFillAction(mealPlansApi.copyWeek, 'Failed to copy last week');
  const weekStartDate = weekStart;
  const isBusy = planning.isPending || copy.isPending;
  const planWeek = () => {
    // If only one meal type is planned, there is nothing to ask.
    if (week?.enabledMealTypes.length === 1) planning.planMeals();
    else if (week) mealChoice.open(week);
  };
  const copyWeek = () => copy.fill({ body: { weekStartDate } }, planning.show);
  const hasReplaceableMeals = week?.rows.some(({ cells }) =>
    cells.some(({ reason, locked }) => reason !== null && !locked),
  );
  const focus = useFocusOnReplacement();
  const isPlanned = week !== undefined && isFullyPlanned(week, wallClock());
  const planButton = (
    <Button
      ref={focus.leave}
      variant={isNextStep ? 'primary' : 'outline'}
      aria-disabled={isBusy || !week}
      onClick={() => !isBusy && planWeek()}
    >
      <WandSparkles aria-hidden size={18} />
      {planning.isPending ? (
        'Planning...'
      ) : (
        <span>
          Plan <span className="rest-of-label">My Week</span>
        </span>
      )}
    </Button>
  );
  return (
    <>
      {isPlanned ? <GroceriesLink ref={focus.arrive} weekStart={weekStart} /> : planButton}
      <MoreMenu isFolded>
        {isPlanned && planButton}
        {hasReplaceableMeals && (
          <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && planning.planAgain()}>
            <RefreshCw aria-hidden size={17} />
            Plan Again
          </Button>
        )}
        {week?.hasWeekBefore && (
          <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && copyWeek()}>
            <CopyPlus aria-hidden size={17} />
            Copy Last Week
          </Button>
        )}
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden size={17} />
          Print
        </Button>
      </MoreMenu>
      <Dialog
        {...mealChoice.props}
        title="Plan My Week"
        description="We'll fill the empty meals and leave the rest alone."
      >
        {mealChoice.item && (
          <PlanWeekForm
            week={mealChoice.item}
            prefersSuggestions={prefersSuggestions}
            onPlan={planning.planMeals}
            onDone={mealChoice.close}
          />
        )}
      </Dialog>
    </>
  );
}

interface GroceriesLinkProps extends Pick<WeekActionsCardProps, 'weekStart'> {
  variant?: ButtonVariant;
  ref?: Ref<HTMLAnchorElement>;
}

/** Opens the week's grocery list: its page, or the tab next to the planner. */
function GroceriesLink({ weekStart, ...props }: GroceriesLinkProps) {
  const [path] = useLocation();
  const groceries = path.startsWith('/food') ? '/food?tab=grocery&' : '/grocery-lists?';
  return (
    <ButtonLink {...props} href={`${groceries}week=${weekStart}`}>
      <ShoppingBasket aria-hidden size={18} />
      <span>
        <span className="rest-of-label">Generate</span> Grocery List
      </span>
    </ButtonLink>
  );
}

/** What comes after planning, below the week: the groceries, and what feeds everyone without cooking. */
export function WeekFootCard({ weekStart, week }: Pick<WeekActionsCardProps, 'weekStart' | 'week'>) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:*:grow">
      {week && hasMeals(week) && !isFullyPlanned(week, wallClock()) && (
        <GroceriesLink variant="outline" weekStart={weekStart} />
      )}
      <OrderInCard />
    </div>
  );
}

/** Keeps the keyboard focus when the main action is replaced while it has the focus. */
function useFocusOnReplacement() {
  const hadFocus = useRef(false);
  const leave = useCallback(
    (element: HTMLElement | null) => () => {
      hadFocus.current = element !== null && element === document.activeElement;
    },
    [],
  );
  const arrive = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    if (hadFocus.current) element.focus({ preventScroll: true });
    hadFocus.current = false;
  }, []);
  return { leave, arrive };
}
