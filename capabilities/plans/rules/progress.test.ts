import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

test('progress counts the steps that are done', () => {
  expect(progressOf([{ isDone: true }, { isDone: false }, { isDone: true }])).toEqual({ doneCount: 2, stepCount: 3 });
  expect(progressOf([])).toEqual({ doneCount: 0, stepCount: 0 });
});
