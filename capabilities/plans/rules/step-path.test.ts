import { expect, test } from 'vitest';
import { stepPath } from './step-path.ts';

test('a step leads to the plan of its subject', () => {
  const step = { id: 's1', subjectId: 'r1' };
  expect(stepPath({ ...step, subject: 'trip' })).toBe('/planner?open=r1&step=s1');
  expect(stepPath({ ...step, subject: 'wishlist' })).toBe('/birthday-wishlists?open=r1&step=s1');
});
