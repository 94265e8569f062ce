import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('runs the work on the first call and never again, even if the result is undefined', () => {
  const work = vi.fn(() => undefined);
  const result = once(work);
  expect(work).not.toHaveBeenCalled();
  expect([result(), result()]).toEqual([undefined, undefined]);
  expect(work).toHaveBeenCalledTimes(1);
});
