import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('the work is done when it is first needed, and not again, even if it comes to nothing', () => {
  const work = vi.fn(() => undefined);
  const result = once(work);
  expect(work).not.toHaveBeenCalled();
  expect([result(), result()]).toEqual([undefined, undefined]);
  expect(work).toHaveBeenCalledTimes(1);
});
