import { expect, test } from 'vitest';
import { failedAnswer } from './failed-answer.ts';

test('the specified sentence, and before it that an answer was cut, where one had begun', () => {
  const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
  for (const nothing of [null, '', ' \n']) expect(failedAnswer(nothing)).toBe(trouble);
  expect(failedAnswer('I will')).toBe(`That answer was cut off, so please don't go by it.\n\n${trouble}`);
});
