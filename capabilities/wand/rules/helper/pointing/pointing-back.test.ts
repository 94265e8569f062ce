import { expect, test } from 'vitest';
import { deedIn, isMeantBy, isOfOne, pointingIn, toldIn } from './pointing-back.ts';

test.each([
  ['Nora needs a hearing test on the 9th, so please add that appointment', 'Nora needs a hearing test on the 9th'],
  ['oh and the milk, if you could make that 4 cartons', 'the milk'],
  ['My parents come over on Sunday. Put it on the calendar.', 'My parents come over on Sunday'],
  ['David and I are off to Rome, put the trip in', 'David and I are off to Rome'],
])('%j points back at what was told', (message, told) => {
  const pointing = pointingIn(message);
  expect(pointing && toldIn(pointing.told)).toBe(told);
});

test.each([
  'move the dentist to Friday',
  'add milk and put it on the list',
  "Mia is sick, cancel Leo's haircut",
  'can we make it to the dentist',
  'Mia is not allergic to peanuts, please remove that',
])('%j does not', (message) => {
  expect(pointingIn(message)).toBeUndefined();
});

test.each([
  ['save her birthday', 'add_birthday', true],
  ['save her birthday', 'add_task', false],
  ['update that', 'add_subscription', false],
  ['make that a to-do', 'add_task', true],
  ['skip just that one', 'remove_event', false],
  ['move it to friday', 'plan_meal', true],
])('%j is done by %s: %s', (words, tool, expected) => {
  const deed = deedIn(words);
  expect(deed && isMeantBy(deed, tool)).toBe(expected);
});

test('them are several', () => {
  expect(['tick it off', 'tick them off'].map((words) => isOfOne(deedIn(words) as never))).toEqual([true, false]);
});
