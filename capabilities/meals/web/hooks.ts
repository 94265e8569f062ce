import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CalendarDate } from '#core/dates.ts';
import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import type { EndpointArgs } from '#web/api/call.ts';
import { readOptions, useWrite } from '#web/api/hooks.ts';
import { failed } from '#web/ui/toast.ts';
import type { CellChange, MealCell } from '../cell-contract.ts';
import { type MealWeek, mealPlansApi } from '../contract.ts';
import { type CellPlace, cellAt, withCell } from '../rules/shown-week.ts';

const weekQuery = (weekStartDate: CalendarDate) => readOptions(mealPlansApi.week, { query: { weekStartDate } });

/** Keeps the previous week's rows while another week loads. */
export const useMealWeek = (week: CalendarDate) => useQuery({ ...weekQuery(week), placeholderData: keepPreviousData });

export function usePrefetchWeek() {
  const client = useQueryClient();
  return (week: CalendarDate) => void client.prefetchQuery(weekQuery(week));
}

/** Ignores a second tap while the first request runs: its toast would replace the first one's Undo. */
export function useFillAction<E extends Endpoint>(endpoint: E, failure: string) {
  const { mutateAsync } = useWrite(endpoint);
  const isRunning = useRef(false);
  // Set at the tap, so that nothing can be undone while the week is being filled again.
  const [isPending, setIsPending] = useState(false);
  const fill = async (args: EndpointArgs<E>, onFilled: (filled: AnswerOf<E>) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    await mutateAsync(args).then(onFilled, failed(failure));
    isRunning.current = false;
    setIsPending(false);
  };
  return { fill, isPending };
}

/** Changes a cell optimistically: shows `shown` (undefined for an empty cell), and rolls back if saving fails. */
export function useChangeCell(week: CalendarDate) {
  const client = useQueryClient();
  const { mutate } = useWrite(mealPlansApi.changeCell);
  const setCell = (place: CellPlace, cell: MealCell | undefined) =>
    client.setQueryData<MealWeek>(weekQuery(week).queryKey, (shown) => shown && withCell(shown, place, cell));
  return (place: CellPlace, body: CellChange, shown: MealCell | undefined) => {
    const previous = cellAt(client.getQueryData(weekQuery(week).queryKey), place);
    setCell(place, shown);
    const rollBack = (error: Error) => {
      setCell(place, previous);
      failed('Failed to save meal')(error);
    };
    mutate({ params: { ...place }, body }, { onError: rollBack });
  };
}

export type ChangeCell = ReturnType<typeof useChangeCell>;
