import { expect, test } from 'vitest';
import { afterObservations } from './settled.ts';

const at = Date.parse('2026-11-18T10:00:00Z');
const seen = {
  state: 'asked' as const,
  event: 'ask' as const,
  isGuest: false,
  answerBy: '2026-11-19T10:00:00.000Z',
  seenAssigneeId: null,
  seenWhen: '2026-11-20 16:00',
};
const thing = {
  date: '2026-11-20',
  time: '16:00',
  isSeries: false,
  lastDay: '2026-11-20',
  assigneeId: null,
  isGone: false,
  isDone: false,
};
const facts = { thing, isGiverHere: true, hasHeir: true, isTakerHere: true, timeZone: 'UTC' };

test('a hand-off is unchanged if nothing happened', () => {
  expect(afterObservations(seen, facts, at)).toBe(seen);
});

test('a thing that moved to an earlier time can be past its deadline', () => {
  const moved = { ...facts, thing: { ...thing, date: '2026-11-18', time: '10:30' } };
  expect(afterObservations(seen, moved, at)).toMatchObject({ state: 'returned', event: 'lapsed' });
});

test('when the giver leaves, an accepted hand-off stays', () => {
  const accepted = { ...seen, state: 'accepted' as const };
  expect(afterObservations(accepted, { ...facts, isGiverHere: false }, at)).toMatchObject({ state: 'accepted' });
  expect(afterObservations(seen, { ...facts, isGiverHere: false }, at)).toMatchObject({ state: 'void' });
  const alone = { ...facts, isGiverHere: false, hasHeir: false };
  expect(afterObservations(accepted, alone, at)).toMatchObject({ state: 'void', event: 'left alone' });
});
