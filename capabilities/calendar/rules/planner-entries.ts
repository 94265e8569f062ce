import type { PlannerItem } from '#capabilities/planner/contract.ts';
import { openDates, type RhythmFields, repeats } from '#capabilities/planner/rules/rhythm.ts';
import type { PlanStep } from '#capabilities/plans/contract.ts';
import type { Progress } from '#capabilities/plans/rules/progress.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { CalendarEntry } from '../contract.ts';
import { newEntry } from './entries.ts';

/** Converts planner items and the steps of plans to calendar entries. */

type DatedPlannerItem = Pick<
  PlannerItem,
  'id' | 'title' | 'category' | 'description' | 'triggerDate' | 'destination' | 'startDate' | 'endDate' | 'assigneeId'
>;

/** The first and last day of a trip; each may be unknown. */
export function tripSpan({
  startDate,
  endDate,
  triggerDate,
}: Pick<DatedPlannerItem, 'startDate' | 'endDate' | 'triggerDate'>) {
  const date = startDate ?? endDate ?? triggerDate;
  return { date, endDate: endDate === date ? null : endDate };
}

export function plannerEntry(item: DatedPlannerItem): CalendarEntry {
  const { id, title, category, description: details, triggerDate, destination, assigneeId } = item;
  return category === 'trip'
    ? newEntry({ id, type: 'trip', title, details, location: destination, assigneeId, ...tripSpan(item) })
    : newEntry({ id, type: 'reminder', title, details, assigneeId, date: triggerDate });
}

/** One entry, or one for each open date of an item that repeats. */
export const plannerEntries = (item: DatedPlannerItem & RhythmFields, from: CalendarDate, to: CalendarDate) =>
  repeats(item)
    ? openDates(item, from, to).map((date) => ({ ...plannerEntry(item), date, occurrence: date, isRecurring: true }))
    : [plannerEntry(item)];

type DatedStep = Pick<PlanStep, 'id' | 'title' | 'date' | 'subject' | 'subjectId' | 'subjectTitle' | 'assigneeId'>;

export function stepEntry(step: DatedStep & Progress): CalendarEntry {
  const { id, title, date, subject, subjectId, subjectTitle, doneCount, stepCount, assigneeId } = step;
  const plan = { subject, subjectId, title: subjectTitle, doneCount, stepCount };
  return newEntry({ id, type: 'step', title, date, details: `For ${subjectTitle}`, plan, assigneeId });
}
