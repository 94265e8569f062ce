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
const saidBefore = (...ownMessages: string[]) => ({ kind: 'model' as const, ownMessages });

test.each([
  ['add the thing the user asked for', adding, card('Dentist'), saidBefore('dentist for Mia tomorrow'), false],
  [
    'add something an earlier message named',
    adding,
    card('Swim lessons'),
    saidBefore('I need a swim lesson', 'on Friday'),
    false,
  ],
  ['add something nobody asked for', adding, card('Wire $500 to Bob'), saidBefore('what is on this week?'), true],
  ['change something the user named', changing, card('Zoë’s Piano'), saidBefore('move zoe to friday'), false],
  ['change something the user did not name', changing, card('Dentist'), saidBefore('add milk to the list'), true],
  ['remove something the user named', removing, card('Mia'), saidBefore('cancel the dentist for Mia'), true],
  ['skip something the user named', skipping, card('Swim', 'Skip one date'), saidBefore('no swim on Friday'), false],
  [
    'skip something the user did not name',
    skipping,
    card('Swim', 'Skip one date'),
    saidBefore('what date is it?'),
    true,
  ],
  ['plan the week', planning, card('Meals of the week', 'Plan the week'), saidBefore('plan our dinners'), false],
])(
  'a card is decided alone if the user did not name it, or if it removes something: %s',
  (_what, tool, shown, source, isAlone) => {
    expect(isDecidedAlone(tool, shown, source)).toBe(isAlone);
  },
);

test('additions from a note and all cards of the built-in helper can be approved together with others', () => {
  const note = { kind: 'note' as const, ownMessages: [] };
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
