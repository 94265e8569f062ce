import { expect, test } from 'vitest';
import { scoreNotes } from './notes.ts';
import { scoreSentences, sentencesOf } from './wand.ts';

// The sealed halves are not for tests: whoever mends the helper must not see them fail.
test('the open half of the sentences is understood, and no card stands for what nobody said', async () => {
  const judged = await scoreSentences(sentencesOf('open'));
  expect(judged.length).toBeGreaterThan(100);
  expect(judged.filter(({ hasWrongWrite }) => hasWrongWrite).map(({ sentence }) => sentence.say)).toEqual([]);
  const right = judged.filter(({ faults }) => faults.length === 0);
  expect(right.length / judged.length).toBeGreaterThanOrEqual(0.95);
});

test('the open half of the notes is read', () => {
  const { right, expected, found } = scoreNotes('open');
  expect(right / expected).toBeGreaterThanOrEqual(0.95);
  expect(right / found).toBeGreaterThanOrEqual(0.95);
});
