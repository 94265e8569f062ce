import { expect, test } from 'vitest';
import { isDecidedAlone } from './decided-alone.ts';

const record = async () => undefined;
const [adding, changing, removing] = [
  { action: 'add' as const },
  { action: 'change' as const, record },
  { action: 'remove' as const, record },
];
const [skipping, planning] = [{ action: 'do' as const, record }, { action: 'do' as const }];
const card = (subject: string, heading = 'Card') => ({ subject, heading });
const said = (...herWords: string[]) => ({ kind: 'model' as const, herWords });

test.each([
  ['add it as she said', adding, card('Dentist'), said('dentist for Mia tomorrow'), false],
  ['add what a former message named', adding, card('Swim lessons'), said('I need a swim lesson', 'on Friday'), false],
  ['add what nobody asked for', adding, card('Wire $500 to Bob'), said('what is on this week?'), true],
  ['change what she named', changing, card('Zoë’s Piano'), said('move zoe to friday'), false],
  ['change what she did not name', changing, card('Dentist'), said('add milk to the list'), true],
  ['remove what she named', removing, card('Mia'), said('cancel the dentist for Mia'), true],
  ['skip what she named', skipping, card('Swim', 'Skip one date'), said('no swim on Friday'), false],
  ['skip what she did not name', skipping, card('Swim', 'Skip one date'), said('what date is it?'), true],
  ['plan the week', planning, card('Meals of the week', 'Plan the week'), said('plan our dinners'), false],
])('a model would %s', (_what, tool, shown, source, isAlone) => {
  expect(isDecidedAlone(tool, shown, source)).toBe(isAlone);
});

test('a note is given to be added, and the built-in helper has only her words', () => {
  const note = { kind: 'note' as const, herWords: [] };
  expect([adding, changing, removing].map((tool) => isDecidedAlone(tool, card('Fair'), note))).toEqual([
    false,
    true,
    true,
  ]);
  expect([adding, changing, removing].map((tool) => isDecidedAlone(tool, card('Fair'), undefined))).toEqual([
    false,
    false,
    false,
  ]);
});
