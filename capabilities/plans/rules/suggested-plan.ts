import { type CalendarDate, daysBetween } from '#core/dates.ts';
import { type PlanKind, suggestedSteps } from '../catalogue/suggested-steps.ts';

const plain = (title: string) => title.trim().toLowerCase();

/**
 * The usual steps that are not there yet. Those whose day has passed are left out, but what nobody can do without is due today. Without
 * a day nothing has passed.
 */
export function suggestedPlan(
  kind: PlanKind,
  { day, today, titles }: { day: CalendarDate | null; today: CalendarDate; titles: readonly string[] },
) {
  const daysLeft = day === null ? Number.POSITIVE_INFINITY : daysBetween(today, day);
  const present = new Set(titles.map(plain));
  return suggestedSteps[kind]
    .filter(({ title }) => !present.has(plain(title)))
    .filter(({ daysBefore, isEssential }) => daysLeft >= (isEssential ? 0 : daysBefore))
    .map(({ title, daysBefore }) => ({ title, daysBefore: Math.min(daysBefore, daysLeft) }));
}
