import { expect, test } from 'vitest';
import { durationText, minutesOf } from './times.ts';

test('the total is the stated total time, else the sum of prep and cook time, else null', () => {
  expect(minutesOf({ prepTime: 10, cookTime: 20, totalTime: 45 })).toBe(45);
  expect(minutesOf({ prepTime: 10, cookTime: 20, totalTime: null })).toBe(30);
  expect(minutesOf({ prepTime: null, cookTime: 20, totalTime: null })).toBe(20);
  expect(minutesOf({ prepTime: null, cookTime: null, totalTime: null })).toBeNull();
});

test('a duration reads as hours and minutes', () => {
  expect(durationText(0)).toBe('0 min');
  expect(durationText(35)).toBe('35 min');
  expect(durationText(60)).toBe('1 h');
  expect(durationText(95)).toBe('1 h 35 min');
});
