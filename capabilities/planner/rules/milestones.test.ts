import { expect, test } from 'vitest';
import { photoMilestones } from './milestones.ts';

const months = (birthdate: string, today: string) =>
  photoMilestones({ id: 'mia', name: 'Mia', birthdate }, today).map(({ childAgeMonths }) => childAgeMonths);

test('a baby gets a photo milestone for each month of the first year', () => {
  const milestones = photoMilestones({ id: 'mia', name: 'Mia', birthdate: '2026-08-31' }, '2026-08-31');
  expect(milestones).toHaveLength(12);
  expect(milestones[0]).toMatchObject({ title: "Mia's 1-month photo", triggerDate: '2026-09-30', childAgeMonths: 1 });
  expect(milestones[5]).toMatchObject({ title: "Mia's 6-month photo", triggerDate: '2027-02-28' });
  expect(milestones[11]).toMatchObject({ title: "Mia's 12-month photo", triggerDate: '2027-08-31' });
});

test("past months have no milestone, today's has one", () => {
  expect(months('2026-01-15', '2026-11-15')).toEqual([10, 11, 12]);
  expect(months('2026-01-15', '2026-11-16')).toEqual([11, 12]);
});

test('a child of one year or an unborn one gets none', () => {
  expect(months('2025-11-16', '2026-11-15')).toEqual([12]);
  expect(months('2025-11-15', '2026-11-15')).toEqual([]);
  expect(months('2026-11-16', '2026-11-15')).toEqual([]);
});
