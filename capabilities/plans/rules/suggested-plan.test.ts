import { describe, expect, test } from 'vitest';
import { addDays } from '#core/dates.ts';
import { type PlanKind, suggestedSteps } from '../catalogue/suggested-steps.ts';
import { suggestedPlan } from './suggested-plan.ts';

const today = '2026-11-15';
const plan = (kind: PlanKind, daysAhead: number | null, titles: string[] = []) =>
  suggestedPlan(kind, { day: daysAhead === null ? null : addDays(today, daysAhead), today, titles });

describe('a suggested plan', () => {
  test.each(Object.keys(suggestedSteps) as PlanKind[])(
    'for %s has six to nine different steps, the earliest first',
    (kind) => {
      const steps = plan(kind, 365);
      expect(steps.length).toBeGreaterThanOrEqual(6);
      expect(steps.length).toBeLessThanOrEqual(9);
      expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
      expect(steps).toEqual(steps.toSorted((a, b) => b.daysBefore - a.daysBefore));
    },
  );

  test('has invitations three weeks, RSVPs one week and passports two months ahead', () => {
    expect(plan('party', 100)).toContainEqual({ daysBefore: 21, title: 'Send the invitations' });
    expect(plan('party', 100)).toContainEqual({ daysBefore: 7, title: 'Count the RSVPs and ask about allergies' });
    expect(plan('international', 100)).toContainEqual({
      daysBefore: 60,
      title: 'Check every passport and the entry rules',
    });
  });

  test('adds no step that already exists', () => {
    expect(plan('party', 100, ['send THE invitations '])).toHaveLength(plan('party', 100).length - 1);
    expect(
      plan(
        'event',
        100,
        plan('event', 100).map(({ title }) => title),
      ),
    ).toEqual([]);
  });

  test('leaves out steps whose day has passed, and puts essential ones on today', () => {
    const late = plan('party', 6);
    expect(late).toContainEqual({ daysBefore: 6, title: 'Send the invitations' });
    expect(late.map(({ title }) => title)).not.toContain('Plan the food and the games');
    expect(late.every(({ daysBefore }) => daysBefore <= 6)).toBe(true);
    expect(plan('party', 0).every(({ daysBefore }) => daysBefore === 0)).toBe(true);
    expect(plan('party', -1)).toEqual([]);
  });

  test('is complete if there is no date yet', () => {
    expect(plan('cruise', null)).toHaveLength(suggestedSteps.cruise.length);
  });
});
