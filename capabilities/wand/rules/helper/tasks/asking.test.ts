import { expect, test } from 'vitest';
import { askingIn } from './asking.ts';

test.each([
  ['need a gift too so remind me', 'get a gift'],
  ['need to get flowers, remind me', 'get flowers'],
  ['the bins need to go out, remind me', 'the bins need to go out'],
])("what is told before '%s' is what to do", (said, words) => {
  expect(askingIn(said)).toEqual({ words, reason: '' });
});
