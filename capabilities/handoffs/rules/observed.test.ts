import { expect, test } from 'vitest';
import { firstObservation, type HandoffFacts, nextObservationAt, type SeenHandoff, whenKey } from './observed.ts';

const at = Date.parse('2026-11-18T10:00:00Z');
const thing = {
  date: '2026-11-20',
  time: '16:00',
  isSeries: false,
  lastDay: '2026-11-20',
  assigneeId: 'ana',
  isGone: false,
  isDone: false,
};
const facts = (fields: Partial<HandoffFacts['thing']> = {}, people: Partial<HandoffFacts> = {}): HandoffFacts => ({
  thing: { ...thing, ...fields },
  isGiverHere: true,
  hasHeir: true,
  isTakerHere: true,
  timeZone: 'UTC',
  ...people,
});
const asked: SeenHandoff = {
  state: 'asked',
  isGuest: false,
  answerBy: '2026-11-19T10:00:00.000Z',
  seenAssigneeId: 'ana',
  seenWhen: '2026-11-20 16:00',
};

test('there is no event while nothing has changed', () => {
  expect(firstObservation(asked, facts(), at)).toBeUndefined();
  expect(nextObservationAt(asked, facts(), at)).toBe(Date.parse(asked.answerBy));
  expect(nextObservationAt({ ...asked, state: 'accepted' }, facts(), at)).toBe(Date.parse('2026-11-22T00:00:00Z'));
});

test.each([
  ['removed', facts({ isGone: true, assigneeId: null })],
  ['finished', facts({ isDone: true })],
  ['giver left', facts({}, { isGiverHere: false })],
  ['left alone', facts({}, { isGiverHere: false, hasHeir: false })],
  ['taker left', facts({ assigneeId: null }, { isTakerHere: false })],
  ['reassigned', facts({ assigneeId: null, time: '17:00' })],
  ['moved', facts({ time: '17:00' })],
])('%s', (event, now) => {
  expect(firstObservation(asked, now, at)).toBe(event);
  expect(nextObservationAt(asked, now, at)).toBe(at);
});

test('silence counts from the deadline on', () => {
  const deadline = Date.parse(asked.answerBy);
  expect(firstObservation(asked, facts(), deadline - 1)).toBeUndefined();
  expect(firstObservation(asked, facts(), deadline)).toBe('lapsed');
  expect(firstObservation({ ...asked, state: 'accepted' }, facts(), deadline)).toBeUndefined();
});

test('a whole series moves to its next day without an event, but a changed time is one', () => {
  const seen = { ...asked, seenWhen: whenKey({ ...thing, isSeries: true }) };
  expect(firstObservation(seen, facts({ isSeries: true, date: '2026-11-27' }), at)).toBeUndefined();
  expect(firstObservation(seen, facts({ isSeries: true, time: '17:00' }), at)).toBe('moved');
});

test('groceries and cooking have no assignee to change', () => {
  expect(firstObservation({ ...asked, seenAssigneeId: null }, facts({ assigneeId: undefined }), at)).toBeUndefined();
});
