import { expect, test } from 'vitest';
import { containsQuote } from './quoting.ts';

test.each(['> yes', '"yes"', '“Yes”', "'yes'", '‘yes’', '`yes`', '«yes»', 'Bob wrote:\n  > yes'])(
  '%s contains a quote',
  (message) => {
    expect(containsQuote(message)).toBe(true);
  },
);

test.each(["that's right", 'that’s all', 'yes', 'yes -> do it', "Mia's haircut"])('%s contains no quote', (message) => {
  expect(containsQuote(message)).toBe(false);
});
