import { expect, test } from 'vitest';
import { secretInAddress } from './paths.ts';

test('the secret of a link is its fragment', () => {
  expect(secretInAddress('#kB-3_x')).toBe('kB-3_x');
  expect(secretInAddress('')).toBe('');
});
