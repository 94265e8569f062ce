import { expect, test } from 'vitest';
import type { Proposal } from '../../contract.ts';
import type { PastTurn } from '../tools/brain.ts';
import type { TurnMemory } from './conversation-cards.ts';
import { decisionIn } from './decision.ts';

const card = (subject: string, owner = 'Mia', status: Proposal['status'] = 'open') =>
  ({
    id: `${owner} ${subject}`,
    tool: 'add_appointment',
    subject,
    details: [],
    status,
    fields: [
      { name: 'date', kind: 'date', value: '2026-12-16', options: [] },
      { name: 'childId', kind: 'choice', value: owner, options: [{ value: owner, label: owner }] },
    ],
  }) as unknown as Proposal;
const turn = (proposals: Proposal[] = [], memory: TurnMemory | null = {}) =>
  ({ id: '', message: '', answer: '', proposals, memory }) satisfies PastTurn;

const [haircut, piano, leos] = [card('Haircut'), card('Piano', 'Leo'), card('Haircut', 'Leo')];
const inSeparateTurns = [turn([haircut]), turn([piano])];
const inOneTurn = [turn([haircut, piano])];
const afterAnswer = [turn([haircut]), turn()];
const bothAfterAnswer = [turn([haircut]), turn([piano]), turn()];

function decided(message: string, past: PastTurn[], savedTitles: string[] = []) {
  const decision = decisionIn(message, past, new Set(savedTitles));
  if (decision?.kind !== 'decide') return decision?.kind === 'say' ? decision.text : decision?.kind;
  const of = (sign: string, cards: readonly Proposal[]) => cards.map(({ id }) => `${sign} ${id}`);
  return [...of('yes', decision.approved), ...of('no', decision.dismissed), ...of('open', decision.stillOpen)].join(
    ', ',
  );
}

test.each([
  ['yes', inSeparateTurns, 'yes Leo Piano, open Mia Haircut'],
  ['yes to both', inSeparateTurns, 'yes Mia Haircut, yes Leo Piano'],
  ['approve all', inSeparateTurns, 'yes Mia Haircut, yes Leo Piano'],
  ['all good', inSeparateTurns, 'yes Leo Piano, open Mia Haircut'],
  ['no', inSeparateTurns, 'no Leo Piano, open Mia Haircut'],
  ['yes', inOneTurn, 'yes Mia Haircut, yes Leo Piano'],
  // After an answer, 'yes' means the only open card, but 'ok' may acknowledge the answer.
  ['yes', afterAnswer, 'yes Mia Haircut'],
  ['ok add it', afterAnswer, 'yes Mia Haircut'],
  ['looks good', afterAnswer, 'yes Mia Haircut'],
  ['ok', afterAnswer, 'Still open: Haircut. Say ‘yes’ if you want it.'],
  ['never mind', afterAnswer, 'no Mia Haircut'],
  ['yes', bothAfterAnswer, 'Which one do you mean, Haircut or Piano?'],
  ['yes', [turn([haircut]), turn([], { waiting: 'something' })], undefined],
  ['yes', [turn([haircut]), turn([], null)], undefined],
  ['yes', [turn([haircut]), turn(), turn([], { changed: [haircut.id] })], 'yes Mia Haircut'],
])("a plain '%s' decides about the cards in view, and the others stay open", (message, past, meant) => {
  expect(decided(message, past)).toBe(meant);
});

const removal = { ...card('Mia'), tool: 'remove_member', action: 'remove', decidedAlone: true } as Proposal;
const dentist = { ...card('Dentist'), tool: 'remove_appointment', action: 'remove', decidedAlone: true } as Proposal;
const byModel = [turn([haircut, removal], null)];

test.each([
  ['yes', byModel, 'yes Mia Haircut'],
  ['approve all', byModel, 'yes Mia Haircut'],
  ['yes to both', byModel, 'yes Mia Haircut'],
  ['yes but not the haircut', byModel, 'no Mia Haircut'],
  ['yes, remove Mia', byModel, 'yes Mia Mia, open Mia Haircut'],
  ['no', byModel, 'no Mia Haircut, no Mia Mia'],
  ['yes', [turn([removal], null)], ''],
  ['yes, delete it', [turn([removal], null)], 'yes Mia Mia'],
  ['yes, delete it', [turn([removal, dentist], null)], ''],
  ['yes', [turn([removal], null), turn()], ''],
  ['yes, remove Mia', [turn([removal], null), turn()], 'yes Mia Mia'],
])("cards decided alone are approved only by words that name them: '%s'", (message, past, meant) => {
  expect(decided(message, past)).toBe(meant);
});

test.each(['> yes', '"yes"', '“Yes”', "'yes'", '‘yes’', 'On Monday Bob wrote:\n > yes', '`yes`', '"undo"'])(
  'a quoted %s decides nothing',
  (message) => {
    expect(decided(message, [turn([haircut])])).toBeUndefined();
  },
);

test('a card that a model has changed is the one in view', () => {
  const past = [
    { ...turn([{ ...haircut, shownIn: 'later' }, piano], null), id: 'before' },
    { ...turn([], null), id: 'later' },
  ];
  expect(decided('yes', past)).toBe('yes Mia Haircut');
});

test.each([
  ['yes to the haircut', 'yes Mia Haircut, open Leo Piano'],
  ["approve Leo's", 'yes Leo Piano, open Mia Haircut'],
  ['not the piano', 'no Leo Piano, open Mia Haircut'],
  ['no piano', 'no Leo Piano, open Mia Haircut'],
  ['only the first one', 'no Leo Piano, open Mia Haircut'],
  ['just the haircut', 'no Leo Piano, open Mia Haircut'],
  ['yes, only the haircut', 'yes Mia Haircut, no Leo Piano'],
  ['yes but not the piano', 'yes Mia Haircut, no Leo Piano'],
  ['cancel the haircut', 'no Mia Haircut, open Leo Piano'],
  ['the haircut', undefined],
  ['no, the haircut', undefined],
  ['no, for Leo', undefined],
  ['no school', undefined],
  ['move the haircut', undefined],
])("'%s' decides about one of two", (message, meant) => {
  expect(decided(message, inOneTurn)).toBe(meant);
  expect(decided(message, inSeparateTurns)).toBe(meant);
});

test('the user is asked which of two cards with the same name is meant, and the answer decides', () => {
  const past = [turn([haircut, leos])];
  const which = "Which one do you mean, Mia's Haircut on Wed, Dec 16 or Leo's Haircut on Wed, Dec 16?";
  expect(decided('no haircut', past)).toBe(which);
  const deciding = [...past, turn([], { deciding: 'yes' })];
  expect(decided("Leo's", deciding)).toBe('yes Leo Haircut, open Mia Haircut');
  expect(decided('both', deciding)).toBe('yes Mia Haircut, yes Leo Haircut');
});

test('a cancellation may mean a saved record with the same title, so it decides nothing', () => {
  expect(decided('cancel the haircut', inOneTurn, ['Haircut'])).toBeUndefined();
});

test('an undo that was asked about happens only after a yes', () => {
  const past = [turn([], { undoing: ['old'] })];
  expect(decisionIn('yes', past, new Set())).toEqual({ kind: 'undo', ids: ['old'] });
  expect(decided('no', past)).toBe('All right.');
  expect(decisionIn('undo', [turn()], new Set())).toEqual({ kind: 'undo' });
});
