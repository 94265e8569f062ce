import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { tooMany } from './errors.ts';

test('work beyond the limit is refused, only for this person and only until other work is done', async () => {
  const runLimited = createConcurrencyLimit(2, () => tooMany('Please wait', 5));
  const releases: (() => void)[] = [];
  const slow = () => new Promise<void>((resolve) => releases.push(resolve));
  const first = [runLimited('ana', slow), runLimited('ana', slow)];
  await expect(runLimited('ana', async () => 'third')).rejects.toMatchObject({ status: 429, message: 'Please wait' });
  expect(await runLimited('eva', async () => 'second person')).toBe('second person');
  for (const release of releases) release();
  await Promise.all(first);
  expect(await runLimited('ana', async () => 'later')).toBe('later');
});

test('failed work no longer counts', async () => {
  const runLimited = createConcurrencyLimit(1, () => tooMany('Please wait', 5));
  await expect(runLimited('ana', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await runLimited('ana', async () => 'again')).toBe('again');
});
