import { expect, test } from 'vitest';
import { echoIn } from './echo.ts';

test.each([
  [
    'Emma would like a cookbook and Tom wants slippers. gift ideas',
    { rest: 'Emma would like a cookbook and Tom wants slippers', ending: ', add it as a gift idea' },
  ],
  [
    'Emma wants a fern, Tom wants a mug, add both as gift ideas',
    { rest: 'Emma wants a fern, Tom wants a mug', ending: ', add it as a gift idea' },
  ],
  ['do you have any gift ideas', undefined],
  ['we need milk and eggs', undefined],
])('where the parts of %j belong is said behind the last of them', (message, expected) => {
  expect(echoIn(message)).toEqual(expected);
});
