import { type CalendarDate, daysBetween } from '#core/dates.ts';
import { type PlanKind, suggestedSteps } from '../catalogue/suggested-steps.ts';

const normalized = (title: string) => title.trim().toLowerCase();

/** The usual steps that are not in the plan yet. Steps whose day has passed are left out, or due today if essential. */
export function suggestedPlan(
  kind: PlanKind,
  { day, today, titles }: { day: CalendarDate | null; today: CalendarDate; titles: readonly string[] },
) {
  const daysLeft = day === null ? Number.POSITIVE_INFINITY : daysBetween(today, day);
  const existing = new Set(titles.map(normalized));
  return suggestedSteps[kind]
    .filter(({ title }) => !existing.has(normalized(title)))
    .filter(({ daysBefore, isEssential }) => daysLeft >= (isEssential ? 0 : daysBefore))
    .map(({ title, daysBefore }) => ({ title, daysBefore: Math.min(daysBefore, daysLeft) }));
}
