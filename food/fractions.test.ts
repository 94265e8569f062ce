import { expect, test } from 'vitest';
import { withFractionSigns } from './fractions.ts';

test.each([
  ['1/4 cup raisins', '¼ cup raisins'],
  ['1 1/2 cups milk', '1½ cups milk'],
  ['a 1/2-inch piece', 'a ½-inch piece'],
  ['1/2 to 3/4 cup', '½ to ¾ cup'],
])('%s is shown as %s', (line, shown) => {
  expect(withFractionSigns(line)).toBe(shown);
});

test('what is no kitchen fraction stays', () => {
  for (const line of ['24/7', '1/2/2026', '11/2 cups', '5/9 of it', '1/20 tsp', '9x13 pan'])
    expect(withFractionSigns(line)).toBe(line);
});
