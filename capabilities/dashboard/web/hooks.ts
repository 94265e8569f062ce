import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type CalendarDate, today, wallClock } from '#core/dates.ts';
import { readOptions } from '#web/api/hooks.ts';
import { createIntentsHook } from '#web/api/waiting-intents.ts';
import { type Dashboard, dashboardApi } from '../contract.ts';

const millisecondsUntilMidnight = () => new Date().setHours(24, 0, 0, 0) - Date.now();

/** Calls back at midnight, and whenever the page becomes visible, because a sleeping device misses the timer. */
function onNewDay(callback: () => void) {
  let timer: number;
  const schedule = () => {
    timer = window.setTimeout(() => {
      callback();
      schedule();
    }, millisecondsUntilMidnight());
  };
  schedule();
  document.addEventListener('visibilitychange', callback);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', callback);
  };
}

/** Today's local date, updated at midnight. */
export const useToday = (): CalendarDate => useSyncExternalStore(onNewDay, () => today());

function onNewMinute(callback: () => void) {
  const timer = window.setInterval(callback, 60_000);
  document.addEventListener('visibilitychange', callback);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', callback);
  };
}

/** The local time ('16:05'), updated every minute. */
export const useClock = (): string => useSyncExternalStore(onNewMinute, () => wallClock().time);

const useIntended = createIntentsHook<Dashboard>(() =>
  import('../rules/intended-today.ts').then((rules) => rules.withIntents),
);

/**
 * At midnight the previous day's data is shown until the new data is loaded. With an adult's id, what other adults take
 * care of is left out.
 */
export function useDashboard(day: CalendarDate, assigneeId: string | null) {
  const read = useQuery({
    ...readOptions(dashboardApi.show, { query: { today: day, ...(assigneeId && { assigneeId }) } }),
    placeholderData: keepPreviousData,
  });
  return { ...read, data: useIntended(read.data) };
}
