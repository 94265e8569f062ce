import { RefreshCw, Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { capitalize } from '#core/capitalize.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { BodyOf } from '#core/endpoint.ts';
import type { MealType } from '#food/meals.ts';
import { useWrite } from '#web/api/hooks.ts';
import { FilterChip } from '#web/ui/filter-chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { PlacedCell } from '../cell-contract.ts';
import { mealPlansApi } from '../contract.ts';
import { isEmpty } from '../rules/cells.ts';
import { mergeFilled } from '../rules/placed.ts';
import { changedText, filledText } from '../rules/week-words.ts';
import { type Wish, wishes } from '../rules/wishes.ts';
import { useFillAction } from './hooks.ts';

/** What was just filled, and what can be asked next. */
export interface WeekPlan {
  filled: PlacedCell[];
  remarks: string[];
  /** The request; undefined for a copied week, which can't be planned again. */
  asked?: PlanRequest;
  /** What the last wish changed: '3 meals changed'. */
  change?: string;
}

interface PlanRequest {
  mealTypes?: MealType[] | undefined;
  seed?: number | undefined;
  wishes: Wish[];
  /** Recipes that were already suggested and not wanted. */
  passed: string[];
}

type PlanWeekBody = Omit<BodyOf<typeof mealPlansApi.planWeek>, 'weekStartDate'>;

const idsOf = (cells: readonly PlacedCell[], key: 'recipeId' | 'formerRecipeId') => [
  ...new Set(cells.flatMap((cell) => cell[key] ?? [])),
];

/** Plans a week, and plans it again with the user's wishes. One undo reverts all of it. */
export function useWeekPlan(weekStartDate: CalendarDate) {
  const [plan, setPlan] = useState<WeekPlan>();
  /** Still set after the card was dismissed, because the toast still offers Undo. */
  const latest = useRef<WeekPlan>(undefined);
  const { fill, isPending } = useFillAction(mealPlansApi.planWeek, 'Failed to plan the week');
  const takeBack = useWrite(mealPlansApi.takeBack);
  const forget = () => setPlan(undefined);
  const undo = () => {
    const cells = latest.current?.filled ?? [];
    forget();
    takeBack.mutate({ body: { cells } }, { onError: failed('Failed to undo') });
  };
  const keep = (next: WeekPlan) => {
    latest.current = next;
    setPlan(next);
  };
  const show = (next: WeekPlan) => {
    keep(next);
    toast({
      title: filledText(next.filled.filter((cell) => !isEmpty(cell)).length),
      ...(next.filled.length > 0 && { action: { label: 'Undo', onClick: undo } }),
    });
  };
  const ask = (body: PlanWeekBody, onFilled: Parameters<typeof fill>[1]) =>
    fill({ body: { weekStartDate, ...body } }, onFilled);
  /** Plans the same meals again. */
  const askAgain = (before: WeekPlan, asked: PlanRequest) =>
    ask({ ...asked, instead: before.filled }, ({ filled, remarks }) =>
      keep({
        filled: mergeFilled(before.filled, filled),
        remarks,
        asked,
        change: changedText(filled.filter(({ recipeId, formerRecipeId }) => recipeId !== formerRecipeId).length),
      }),
    );
  return {
    plan,
    isPending,
    show,
    forget,
    undo: () => !isPending && undo(),
    planMeals: (mealTypes?: MealType[]) =>
      ask({ mealTypes }, (found) => show({ ...found, asked: { mealTypes, wishes: [], passed: [] } })),
    planAgain() {
      const seed = Math.floor(Math.random() * 1_000_000);
      ask({ again: true, seed }, (found) =>
        show({ ...found, asked: { seed, wishes: [], passed: idsOf(found.filled, 'formerRecipeId') } }),
      );
    },
    toggle(wish: Wish) {
      if (!plan?.asked) return;
      const { wishes } = plan.asked;
      const next = wishes.includes(wish) ? wishes.filter((it) => it !== wish) : [...wishes, wish];
      askAgain(plan, { ...plan.asked, wishes: next });
    },
    findOthers() {
      if (!plan?.asked) return;
      const passed = [...new Set([...plan.asked.passed, ...idsOf(plan.filled, 'recipeId')])];
      askAgain(plan, { ...plan.asked, passed });
    },
  };
}

export type WeekPlanning = ReturnType<typeof useWeekPlan>;

interface WeekPlanCardProps {
  plan: WeekPlan;
  planning: WeekPlanning;
}

/** Shown after planning: why meals stayed empty, wishes to plan again with, and one undo for everything. */
export function WeekPlanCard({ plan: { filled, remarks, asked, change }, planning }: WeekPlanCardProps) {
  const { isPending, toggle, findOthers, undo, forget } = planning;
  const canAsk = asked && filled.length > 0;
  if (!canAsk && remarks.length === 0) return null;
  return (
    <section aria-label="About this plan" className="rounded-card bg-accent-soft p-4 print:hidden">
      <div className="flex items-start gap-3">
        <div role="status" className="min-w-0 flex-1 space-y-1 text-sm">
          {canAsk && (
            <p className="font-semibold">
              {isPending ? 'Planning...' : (change ?? 'Not quite right? Ask for another plan.')}
            </p>
          )}
          <ul className="space-y-1 empty:hidden">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
        <IconButton label="Dismiss" icon={<X aria-hidden size={18} />} onClick={forget} className="-my-2.5 -mr-2.5" />
      </div>
      {canAsk && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {wishes.map((wish) => (
            <FilterChip key={wish} pressed={asked.wishes.includes(wish)} onToggle={() => toggle(wish)}>
              {capitalize(wish)}
            </FilterChip>
          ))}
          <button type="button" className="chip" onClick={findOthers}>
            <RefreshCw aria-hidden size={15} />
            Something else
          </button>
          <button type="button" className="chip" aria-disabled={isPending} onClick={undo}>
            <Undo2 aria-hidden size={15} />
            Undo this plan
          </button>
        </div>
      )}
    </section>
  );
}
