import { expect, test } from 'vitest';
import { respelled } from './category-spelling.ts';

test('one letter missing, too many, wrong or doubled is set right', () => {
  expect(['spagetti', 'parmesean', 'avacado', 'brocolli'].map(respelled)).toEqual([
    'spaghetti',
    'parmesan',
    'avocado',
    'broccoli',
  ]);
});

test('short words and words unlike any food stay as they are', () => {
  expect(['bear', 'hammer', 'screwdriver'].map(respelled)).toEqual(['bear', 'hammer', 'screwdriver']);
});
