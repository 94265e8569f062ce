import { expect, test } from 'vitest';
import { respelled } from './category-spelling.ts';

test('a missing, extra, wrong or doubled letter is corrected', () => {
  expect(['spagetti', 'parmesean', 'avacado', 'brocolli'].map(respelled)).toEqual([
    'spaghetti',
    'parmesan',
    'avocado',
    'broccoli',
  ]);
});

test('short words and words unlike any food are unchanged', () => {
  expect(['bear', 'hammer', 'screwdriver'].map(respelled)).toEqual(['bear', 'hammer', 'screwdriver']);
});
