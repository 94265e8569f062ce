import type { CalendarEntry, Plan } from '../contract.ts';

/** What a list of one day shows as one row: an entry, or all steps of one plan. */
export interface DayRow {
  key: string;
  entries: [CalendarEntry, ...CalendarEntry[]];
  /** Set if the entries are steps of this plan. */
  plan: Plan | null;
}

const keyOf = ({ type, id, occurrence, plan }: CalendarEntry) =>
  plan ? `plan ${plan.subjectId}` : `${type} ${id} ${occurrence}`;

/** Folds the steps of a plan into one row, in the place of the first one. */
export function dayRows(entries: readonly CalendarEntry[]): DayRow[] {
  const groups = Map.groupBy(entries, keyOf);
  return [...groups].map(([key, group]) => {
    const rowEntries = group as [CalendarEntry, ...CalendarEntry[]];
    return { key, entries: rowEntries, plan: rowEntries[0].plan };
  });
}
