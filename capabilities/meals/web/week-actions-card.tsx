import { CopyPlus, RefreshCw, ShoppingBasket, WandSparkles } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import { type CalendarDate, today } from '#core/dates.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { type MealWeek, mealPlansApi } from '../contract.ts';
import { isFullyPlanned } from '../rules/shown-week.ts';
import { useFillAction } from './hooks.ts';
import { OrderInCard } from './order-in-card.tsx';

export type Filled = AnswerOf<typeof mealPlansApi.planWeek>;

interface WeekActionsCardProps {
  weekStart: CalendarDate;
  week: MealWeek | undefined;
  /** Whether the family prefers suggestions; makes planning the primary button. */
  prefersSuggestions: boolean;
  onFilled: (filled: Filled) => void;
}

/** The buttons for the whole week. The first is the next step: planning, then the groceries once all is planned. */
export function WeekActionsCard({ weekStart, week, prefersSuggestions, onFilled }: WeekActionsCardProps) {
  const plan = useFillAction(mealPlansApi.planWeek, 'Failed to plan the week');
  const copy = useFillAction(mealPlansApi.copyWeek, 'Failed to copy last week');
  const [path] = useLocation();
  const weekStartDate = weekStart;
  const isBusy = plan.isPending || copy.isPending;
  const planWeek = (again: boolean) => plan.fill({ body: { weekStartDate, again } }, onFilled);
  const copyWeek = () => copy.fill({ body: { weekStartDate } }, onFilled);
  const hasReplaceableMeals = week?.rows.some(({ cells }) =>
    cells.some(({ reason, locked }) => reason !== null && !locked),
  );
  const focus = usePassedFocus();
  const groceries = path.startsWith('/food') ? '/food?tab=grocery&' : '/grocery-lists?';
  const isPlanned = week !== undefined && isFullyPlanned(week, today());
  const planButton = (
    <Button
      ref={focus.leave}
      variant={prefersSuggestions && !isPlanned ? 'primary' : 'outline'}
      aria-disabled={isBusy}
      onClick={() => !isBusy && planWeek(false)}
    >
      <WandSparkles aria-hidden size={18} />
      <span>{plan.isPending ? 'Planning...' : 'Plan My Week'}</span>
    </Button>
  );
  const groceriesLink = (
    <ButtonLink
      ref={focus.arrive}
      variant={isPlanned ? 'primary' : 'quiet'}
      href={`${groceries}week=${weekStart}`}
      className={isPlanned ? undefined : 'px-3 sm:ml-auto'}
    >
      <ShoppingBasket aria-hidden size={18} />
      <span>Generate Grocery List</span>
    </ButtonLink>
  );
  return (
    <>
      {isPlanned ? groceriesLink : planButton}
      <MoreMenu>
        {isPlanned && planButton}
        {hasReplaceableMeals && (
          <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && planWeek(true)}>
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
        <OrderInCard />
        {!isPlanned && groceriesLink}
      </MoreMenu>
    </>
  );
}

/** Keeps the keyboard focus when the focused main action gives its place to another. */
function usePassedFocus() {
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
