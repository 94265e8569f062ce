import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { plansApi } from '#capabilities/plans/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import { readOf, useRead, useWrite } from '#web/api/hooks.ts';
import { failed, toast } from '#web/ui/toast.ts';
import { type CalendarEntry, calendarApi, eventsApi } from '../contract.ts';
import { feedApi, importApi } from '../exchange-contract.ts';
import { type MonthGrid, monthGrid } from '../rules/month-grid.ts';
import { sameEntry, type Wanted } from '../rules/same-entry.ts';

const monthOf = ({ from, to }: MonthGrid) => readOf(calendarApi.between, { query: { from, to } });

/** While a month is on its way, what is known from the former one stands in. */
export const useMonth = (grid: MonthGrid) => useQuery({ ...monthOf(grid), placeholderData: keepPreviousData });

/** Fetches the month of a day that will probably be looked at next. */
export function usePrefetchMonth() {
  const client = useQueryClient();
  return (day: CalendarDate) => void client.prefetchQuery(monthOf(monthGrid(day)));
}

/** Looks for the same thing on the day to which it is to be added; where that fails, nothing stands in the way. */
export function useFindSame() {
  const client = useQueryClient();
  return async ({ date, ...wanted }: Wanted & { date: CalendarDate }) => {
    const day = client.fetchQuery(readOf(calendarApi.between, { query: { from: date, to: date } }));
    const { entries } = await day.catch(() => ({ entries: [] }));
    return sameEntry(entries, wanted);
  };
}

export const useEvents = () => useRead(eventsApi.list, {});
export const useAddEvent = () => useWrite(eventsApi.add);
export const useChangeEvent = () => useWrite(eventsApi.change);
export const useRemoveEvent = () => useWrite(eventsApi.remove);

/** Ticks a step of a work-back plan, and offers to take that back. */
export function useFinishStep() {
  const { mutate } = useWrite(plansApi.change);
  const onError = failed('Error updating step');
  const setDone = (id: string, isDone: boolean, onSuccess?: () => void) =>
    mutate({ params: { id }, body: { isDone } }, { onError, ...(onSuccess && { onSuccess }) });
  return ({ id, title }: CalendarEntry) =>
    setDone(id, true, () =>
      toast({ title: 'Done', description: title, action: { label: 'Undo', onClick: () => setDone(id, false) } }),
    );
}

export const useFeed = () => useRead(feedApi.show, {});
export const useRotateFeed = () => useWrite(feedApi.rotate);
export const useRevokeFeed = () => useWrite(feedApi.revoke);

export const usePreviewImport = () => useWrite(importApi.preview);
export const useImport = () => useWrite(importApi.run);
