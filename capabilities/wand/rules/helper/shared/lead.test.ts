import { expect, test } from 'vitest';
import { sampleDay } from '#testing/wand-sample-look.ts';
import { addedEach, dishBeside, plannedEach, remindedEach } from './lead.ts';

const known = { household: [], clock: sampleDay, names: [] };

test.each([
  [
    'remind me tomorrow to call the plumber and on thursday the electrician',
    'remind me tomorrow to call the plumber. remind me on thursday to call the electrician',
  ],
  [
    'remind me tomorrow to email the coach and the day after to wash the car',
    'remind me tomorrow to email the coach. remind me the day after to wash the car',
  ],
  [
    'remind me tomorrow to pay the rent and, on the 30th, to call mom',
    'remind me tomorrow to pay the rent. remind me on the 30th to call mom',
  ],
  [
    'on friday remind me to buy tape and on saturday to wrap the gifts',
    'on friday remind me to buy tape. remind me on saturday to wrap the gifts',
  ],
  [
    'remind me tomorrow at 9 to call the vet and at 11 to get the pills',
    'remind me tomorrow at 9 to call the vet. remind me tomorrow at 11 to get the pills',
  ],
])('%j is a reminder for each', (said, each) => {
  expect(remindedEach(said, known)).toBe(each);
});

test.each(['remind me tomorrow to call mom and buy milk', 'call mom tomorrow and on friday dad'])(
  '%j shares no reminder',
  (said) => {
    expect(remindedEach(said, known)).toBeUndefined();
  },
);

test('one verb adds to two lists', () => {
  expect(addedEach("add a helmet to mia's gift ideas, ham to the groceries")).toBe(
    "add a helmet to mia's gift ideas. add ham to the groceries",
  );
  expect(addedEach('add ham to the groceries and call mom')).toBeUndefined();
});

test('one meal is planned for two days', () => {
  expect(plannedEach('lunch on friday is wraps and on saturday tacos', known)).toBe(
    'lunch on friday is wraps. lunch on saturday is tacos',
  );
  expect(plannedEach('lunch on friday is wraps and on saturday lunch is tacos', known)).toBeUndefined();
});

test('a dish behind a reminder is planned', () => {
  const titles = new Map([['1', { title: 'Tacos', kind: 'recipe' as const, label: 'Tacos', words: 'Tacos' }]]);
  expect(dishBeside('remind me to call mom friday, and tacos on saturday', known, titles)).toBe(
    'remind me to call mom friday. plan tacos on saturday',
  );
  expect(dishBeside('remind me to make soup friday and tacos on saturday', known, titles)).toBeUndefined();
});
