import { expect, test } from 'vitest';
import { sample } from '#testing/wand-homes.ts';
import { foundIn } from '../find/found.ts';
import { draftOf } from './draft.ts';
import { takePastDay } from './past-day.ts';
import { lead, slotFrame, takeWhenBehind } from './slots.ts';
import { takeTitle } from './titles.ts';

const frame = slotFrame('tell', [
  { field: 'by', take: (draft) => takeWhenBehind(draft, 'answerBy').date },
  { field: 'since', take: takePastDay },
  lead('remind answerBy'),
  { field: 'title', take: takeTitle, ask: 'What is it?' },
  { field: 'place', take: () => undefined, ask: ({ by }) => (by ? undefined : 'Where is it?') },
]);
const filled = (text: string) => frame.fill(draftOf(foundIn(text, sample.family), sample.family));

test('each slot takes its own words, and days are told apart by the words before them', () => {
  expect(filled('remind me of the ladder since yesterday, let me know by friday')?.cards).toEqual([
    { by: '2026-11-20', since: '2026-11-15', title: 'Ladder' },
  ]);
});

test('what is missing is asked for, the first of it, and only where it has to be known', () => {
  expect(filled('remind me')?.missing).toEqual({ field: 'title', question: 'What is it?' });
  expect(filled('remind me of the ladder')?.missing).toEqual({ field: 'place', question: 'Where is it?' });
  expect(filled('remind me of the ladder, reply by friday')?.missing).toBeUndefined();
});

test.each([
  ['two days ago', '2026-11-14'],
  ['last saturday', '2026-11-14'],
  ['last night', '2026-11-15'],
  ["wednesday's stew", '2026-11-11'],
  ['november 30', '2025-11-30'],
  ['this morning', '2026-11-16'],
  ['the stew', undefined],
])('%j is over', (text, day) => {
  expect(takePastDay(draftOf(foundIn(text, sample.family), sample.family))).toBe(day);
});
