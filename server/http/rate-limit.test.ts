import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a burst is allowed, more is refused until the bucket refills, and other keys are not affected', () => {
  let milliseconds = 0;
  const limit = createRateLimit({ burst: 3, perSecond: 2, now: () => milliseconds });
  const writes = (who: string) => () => limit(who);
  for (let n = 0; n < 3; n++) expect(writes('ana')).not.toThrow();
  expect(writes('ana')).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 1 }));
  expect(writes('ben')).not.toThrow();
  milliseconds = 600;
  expect(writes('ana')).not.toThrow();
  expect(writes('ana')).toThrow('That was a lot at once. Please wait a moment');
  milliseconds = 60_000;
  for (let n = 0; n < 3; n++) expect(writes('ana')).not.toThrow();
  expect(writes('ana')).toThrow();
});
