import { expect, test } from 'vitest';
import { allSteps, stepGroups } from './steps.ts';

const cake = 'For the cake:\nMix.\n\n  Bake.  \nFor the icing:\nWhisk.';

test('a line that ends with a colon is the heading of the steps after it', () => {
  expect(stepGroups(cake)).toEqual([
    { heading: 'For the cake', steps: ['Mix.', 'Bake.'] },
    { heading: 'For the icing', steps: ['Whisk.'] },
  ]);
});

test('steps without a heading come first, and a heading without steps is dropped', () => {
  expect(stepGroups('Boil water.\nTo serve:')).toEqual([{ heading: null, steps: ['Boil water.'] }]);
  expect(stepGroups(null)).toEqual([]);
});

test('allSteps gives every step its heading', () => {
  expect(allSteps(cake).map(({ text, heading }) => `${heading}: ${text}`)).toEqual([
    'For the cake: Mix.',
    'For the cake: Bake.',
    'For the icing: Whisk.',
  ]);
});
