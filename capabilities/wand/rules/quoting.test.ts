import { expect, test } from 'vitest';
import { isQuoting } from './quoting.ts';

test.each(['> yes', '"yes"', '“Yes”', "'yes'", '‘yes’', '`yes`', '«yes»', 'Bob wrote:\n  > yes'])(
  '%s is quoted',
  (said) => {
    expect(isQuoting(said)).toBe(true);
  },
);

test.each(["that's right", 'that’s all', 'yes', 'yes -> do it', "Mia's haircut"])('%s is not', (said) => {
  expect(isQuoting(said)).toBe(false);
});
