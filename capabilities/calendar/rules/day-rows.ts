import type { CalendarEntry, Plan } from '../contract.ts';

/** What a list of one day shows as one row: an entry, or all steps of one plan. */
export interface DayRow {
  key: string;
  entries: [CalendarEntry, ...CalendarEntry[]];
  /** Set if the entries are steps of this plan. */
  plan: Plan | null;
  /** Steps that prepare the entry. */
  preparation: CalendarEntry[];
}

const keyOf = ({ type, id, occurrence, plan }: CalendarEntry) =>
  plan ? `plan ${plan.subjectId}` : `${type} ${id} ${occurrence}`;

/** Folds the steps of a plan into the row of what they prepare, or else into one row in the place of the first one. */
export function dayRows(entries: readonly CalendarEntry[]): DayRow[] {
  const subjectOf = ({ plan }: CalendarEntry) => plan && entries.find(({ id }) => id === plan.subjectId);
  const groups = Map.groupBy(
    entries.filter((entry) => !subjectOf(entry)),
    keyOf,
  );
  return [...groups].map(([key, group]) => {
    const rowEntries = group as DayRow['entries'];
    const [first] = rowEntries;
    const preparation = entries.filter((entry) => subjectOf(entry) === first);
    return { key, entries: rowEntries, plan: first.plan, preparation };
  });
}
