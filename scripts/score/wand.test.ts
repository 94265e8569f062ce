import { expect, test } from 'vitest';
import { scoreNotes } from './notes.ts';
import { sentencesOf } from './sentence-files.ts';
import { scoreSentences } from './wand.ts';

// The sealed sets are not tested here, because their failures must not influence work on the helper.
// Every third, spread over all topics; `npm run score -- --wand` scores them all.
test('the helper understands 95% of the open sentences and makes no wrong proposals', async () => {
  const judged = await scoreSentences(sentencesOf('open').filter((_, index) => index % 3 === 0));
  expect(judged.length).toBeGreaterThan(75);
  expect(judged.filter(({ hasWrongWrite }) => hasWrongWrite).map(({ sentence }) => sentence.say)).toEqual([]);
  const right = judged.filter(({ faults }) => faults.length === 0);
  expect(right.length / judged.length).toBeGreaterThanOrEqual(0.95);
});

test('the open notes are parsed with 95% precision and recall', () => {
  const { right, expected, found } = scoreNotes('open');
  expect(right / expected).toBeGreaterThanOrEqual(0.95);
  expect(right / found).toBeGreaterThanOrEqual(0.95);
});
