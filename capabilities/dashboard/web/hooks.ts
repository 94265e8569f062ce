import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type CalendarDate, today } from '#core/dates.ts';
import { readOf } from '#web/api/hooks.ts';
import { dashboardApi } from '../contract.ts';

const untilMidnight = () => new Date().setHours(24, 0, 0, 0) - Date.now();

/** One timer, for midnight; a device that slept through it is asked when she looks at it again. */
function onNewDay(tell: () => void) {
  let timer: number;
  const wait = () => {
    timer = window.setTimeout(() => {
      tell();
      wait();
    }, untilMidnight());
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** What the calendar on her wall shows, also after a night with the page open. */
export const useToday = (): CalendarDate => useSyncExternalStore(onNewDay, () => today());

/** At midnight the old day stays until the new one is there. */
export const useDashboard = (day: CalendarDate) =>
  useQuery({ ...readOf(dashboardApi.show, { query: { today: day } }), placeholderData: keepPreviousData });
