import { expect, test } from 'vitest';
import { failedAnswer } from './failed-answer.ts';

test('a failed answer is the specified sentence, preceded by a cut-off notice if an answer had begun', () => {
  const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
  for (const nothing of [null, '', ' \n']) expect(failedAnswer(nothing)).toBe(trouble);
  expect(failedAnswer('I will')).toBe(`That answer was cut off, so please don't go by it.\n\n${trouble}`);
});
