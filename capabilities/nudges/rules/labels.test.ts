import { expect, test } from 'vitest';
import { labelOf } from './labels.ts';

const evidence = {
  visits: [{ id: '1', type: 'Dental', title: 'Dentist', memberId: 'mia', memberName: 'Mia', date: '2026-05-04' }],
  booked: [],
  purchases: [{ foodKey: 'milk', food: 'whole milk', date: '2026-05-04' }],
  listed: [],
  dinners: [{ recipeId: 'r1', name: 'Tacos', date: '2026-05-04' }],
  planned: [],
  ratings: [],
  children: [{ id: 'mia', name: 'Mia', birthdate: '2019-03-04' }],
};

test('a key has a name, even when its evidence is gone', () => {
  const labels = [
    'visit:Dental:mia',
    'visit:Vision:leo',
    'purchase:milk',
    'purchase:diaper',
    'dinner:r1',
    'dinner:r2',
    'checkup:mia:48',
    'checkup:leo:48',
  ].map((key) => labelOf(key, evidence));
  expect(labels).toEqual([
    "Mia's dentist visit",
    'Vision',
    'Whole milk',
    'Diaper',
    'Tacos',
    'A dinner',
    "Mia's check-up",
    'A check-up',
  ]);
});
