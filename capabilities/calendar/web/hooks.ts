import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarDate } from '#core/dates.ts';
import { readOptions, useRead, useWrite } from '#web/api/hooks.ts';
import { createIntentsHook, useOfflineWrite } from '#web/api/waiting-intents.ts';
import { calendarApi, eventsApi } from '../contract.ts';
import { feedApi, importApi } from '../exchange-contract.ts';
import { findDuplicateEntry, type NewEntry } from '../rules/duplicate-entry.ts';
import { type MonthGrid, monthGrid } from '../rules/month-grid.ts';

const monthQuery = ({ from, to }: MonthGrid) => readOptions(calendarApi.between, { query: { from, to } });

const useIntended = createIntentsHook(() => import('../rules/intended-month.ts').then((rules) => rules.withIntents));

/** Keeps showing the previous month's data while a month loads, and shows changes that have not reached the server yet. */
export function useMonth(grid: MonthGrid) {
  const read = useQuery({ ...monthQuery(grid), placeholderData: keepPreviousData });
  return { ...read, data: useIntended(read.data, grid) };
}

/** Prefetches the month of a day that the user will probably open next. */
export function usePrefetchMonth() {
  const client = useQueryClient();
  return (day: CalendarDate) => void client.prefetchQuery(monthQuery(monthGrid(day)));
}

/** Looks for a duplicate of an entry that is about to be added. If the lookup fails, reports none. */
export function useFindDuplicate() {
  const client = useQueryClient();
  return async ({ date, ...entry }: NewEntry & { date: CalendarDate }) => {
    const day = client.fetchQuery(readOptions(calendarApi.between, { query: { from: date, to: date } }));
    const { entries } = await day.catch(() => ({ entries: [] }));
    return findDuplicateEntry(entries, entry);
  };
}

export const useEvents = () => useRead(eventsApi.list, {});
export const useAddEvent = () => useOfflineWrite(eventsApi.add, { words: ({ body }) => `Add ${body.title}` });
export const useChangeEvent = () => useWrite(eventsApi.change);
export const useRemoveEvent = () => useWrite(eventsApi.remove);

export const useFeed = () => useRead(feedApi.show, {});
export const useRotateFeed = () => useWrite(feedApi.rotate);
export const useRevokeFeed = () => useWrite(feedApi.revoke);

export const usePreviewImport = () => useWrite(importApi.preview);
export const useImport = () => useWrite(importApi.run);
