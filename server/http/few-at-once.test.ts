import { expect, test } from 'vitest';
import { tooMany } from './errors.ts';
import { fewAtOnce } from './few-at-once.ts';

test('one more than the limit is refused, for this person alone and only meanwhile', async () => {
  const within = fewAtOnce(2, () => tooMany('Please wait', 5));
  const releases: (() => void)[] = [];
  const slow = () => new Promise<void>((resolve) => releases.push(resolve));
  const first = [within('ana', slow), within('ana', slow)];
  await expect(within('ana', async () => 'third')).rejects.toMatchObject({ status: 429, message: 'Please wait' });
  expect(await within('eva', async () => 'hers')).toBe('hers');
  for (const release of releases) release();
  await Promise.all(first);
  expect(await within('ana', async () => 'later')).toBe('later');
});

test('what fails is over too', async () => {
  const within = fewAtOnce(1, () => tooMany('Please wait', 5));
  await expect(within('ana', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await within('ana', async () => 'again')).toBe('again');
});
