import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test('words are compared without case, plural s and hyphens', () => {
  expect(plainWords('Check-Ups')).toEqual(['check', 'ups', 'checkups']);
  expect(plainWords('Glass boxes')).toEqual(['glass', 'boxe', 'glassboxe']);
});
