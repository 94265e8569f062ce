import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CalendarDate } from '#core/dates.ts';
import type { AnswerOf, BodyOf, Endpoint } from '#core/endpoint.ts';
import { type Args, call } from '#web/api/call.ts';
import { readOf, useWrite } from '#web/api/hooks.ts';
import { failed } from '#web/ui/toast.ts';
import type { CellChange, MealCell } from '../cell-contract.ts';
import { type MealWeek, mealPlansApi, shownInPlans } from '../contract.ts';
import { type CellPlace, cellAt, withCell } from '../rules/shown-week.ts';

const weekOf = (weekStartDate: CalendarDate) => readOf(mealPlansApi.week, { query: { weekStartDate } });

/** While a week is on its way, the rows of the former one stand in. */
export const useMealWeek = (week: CalendarDate) => useQuery({ ...weekOf(week), placeholderData: keepPreviousData });

export function usePrefetchWeek() {
  const client = useQueryClient();
  return (week: CalendarDate) => void client.prefetchQuery(weekOf(week));
}

/** A second tap comes before the screen knows of the first. It is not sent: its answer would hide the Undo of the first. */
export function useFilling<E extends Endpoint>(endpoint: E, failure: string) {
  const { mutateAsync, isPending } = useWrite(endpoint);
  const isUnderWay = useRef(false);
  const fill = async (args: Args<E>, onFilled: (filled: AnswerOf<E>) => void) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await mutateAsync(args).then(onFilled, failed(failure));
    isUnderWay.current = false;
  };
  return { fill, isPending };
}

/** What would be found; nothing is asked while there is nothing to look at. */
export const useMealCheck = (body: BodyOf<typeof mealPlansApi.check> | undefined) =>
  useQuery({
    queryKey: [mealPlansApi.check.path, body],
    queryFn: body ? () => call(mealPlansApi.check, { body }) : skipToken,
    meta: { resources: shownInPlans },
  });

/** Shown at once, as `shown` or as an empty meal, and put back if it could not be saved. */
export function useChangeCell(week: CalendarDate) {
  const client = useQueryClient();
  const { mutate } = useWrite(mealPlansApi.changeCell);
  const show = (place: CellPlace, cell: MealCell | undefined) =>
    client.setQueryData<MealWeek>(weekOf(week).queryKey, (shown) => shown && withCell(shown, place, cell));
  return (place: CellPlace, body: CellChange, shown: MealCell | undefined) => {
    const before = cellAt(client.getQueryData(weekOf(week).queryKey), place);
    show(place, shown);
    const putBack = (error: Error) => {
      show(place, before);
      failed('Failed to save meal')(error);
    };
    mutate({ params: { ...place }, body }, { onError: putBack });
  };
}

export type ChangeCell = ReturnType<typeof useChangeCell>;
