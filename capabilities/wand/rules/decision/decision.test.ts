import { expect, test } from 'vitest';
import type { Proposal } from '../../contract.ts';
import type { PastTurn } from '../tools/brain.ts';
import type { InMind } from './conversation-cards.ts';
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
const turn = (proposals: Proposal[] = [], memory: InMind | null = {}) =>
  ({ id: '', message: '', answer: '', proposals, memory }) satisfies PastTurn;

const [haircut, piano, leos] = [card('Haircut'), card('Piano', 'Leo'), card('Haircut', 'Leo')];
const oneAfterTheOther = [turn([haircut]), turn([piano])];
const atOnce = [turn([haircut, piano])];
const asked = [turn([haircut]), turn()];
const bothAsked = [turn([haircut]), turn([piano]), turn()];

function decided(message: string, past: PastTurn[], kept: string[] = []) {
  const decision = decisionIn(message, past, new Set(kept));
  if (decision?.kind !== 'decide') return decision?.kind === 'say' ? decision.text : decision?.kind;
  const of = (sign: string, cards: readonly Proposal[]) => cards.map(({ id }) => `${sign} ${id}`);
  return [...of('yes', decision.approved), ...of('no', decision.dismissed), ...of('open', decision.left)].join(', ');
}

test.each([
  ['yes', oneAfterTheOther, 'yes Leo Piano, open Mia Haircut'],
  ['yes to both', oneAfterTheOther, 'yes Mia Haircut, yes Leo Piano'],
  ['approve all', oneAfterTheOther, 'yes Mia Haircut, yes Leo Piano'],
  ['all good', oneAfterTheOther, 'yes Leo Piano, open Mia Haircut'],
  ['no', oneAfterTheOther, 'no Leo Piano, open Mia Haircut'],
  ['yes', atOnce, 'yes Mia Haircut, yes Leo Piano'],
  // After an answer it is about the only card that is open, and 'ok' may be about the answer.
  ['yes', asked, 'yes Mia Haircut'],
  ['ok add it', asked, 'yes Mia Haircut'],
  // What looks good is what she sees.
  ['looks good', asked, 'yes Mia Haircut'],
  ['ok', asked, 'Still open: Haircut. Say ‘yes’ if you want it.'],
  ['never mind', asked, 'no Mia Haircut'],
  ['yes', bothAsked, 'Which one do you mean, Haircut or Piano?'],
  ['yes', [turn([haircut]), turn([], { waiting: 'something' })], undefined],
  ['yes', [turn([haircut]), turn([], null)], undefined],
  ['yes', [turn([haircut]), turn(), turn([], { changed: [haircut.id] })], 'yes Mia Haircut'],
])("a plain '%s' is about what she sees, and what stays open is said", (message, past, meant) => {
  expect(decided(message, past)).toBe(meant);
});

const removal = { ...card('Mia'), tool: 'remove_member', action: 'remove', decidedAlone: true } as Proposal;
const dentist = { ...card('Dentist'), tool: 'remove_appointment', action: 'remove', decidedAlone: true } as Proposal;
const ofModel = [turn([haircut, removal], null)];

test.each([
  ['yes', ofModel, 'yes Mia Haircut'],
  ['approve all', ofModel, 'yes Mia Haircut'],
  ['yes to both', ofModel, 'yes Mia Haircut'],
  ['yes but not the haircut', ofModel, 'no Mia Haircut'],
  ['yes, remove Mia', ofModel, 'yes Mia Mia, open Mia Haircut'],
  ['no', ofModel, 'no Mia Haircut, no Mia Mia'],
  ['yes', [turn([removal], null)], ''],
  ['yes, delete it', [turn([removal], null)], 'yes Mia Mia'],
  ['yes, delete it', [turn([removal, dentist], null)], ''],
  ['yes', [turn([removal], null), turn()], ''],
  ['yes, remove Mia', [turn([removal], null), turn()], 'yes Mia Mia'],
])("a plain '%s' leaves what she did not ask for, and words that name it do not", (message, past, meant) => {
  expect(decided(message, past)).toBe(meant);
});

test.each(['> yes', '"yes"', '“Yes”', "'yes'", '‘yes’', 'On Monday Bob wrote:\n > yes', '`yes`', '"undo"'])(
  '%s is somebody else’s word',
  (message) => {
    expect(decided(message, [turn([haircut])])).toBeUndefined();
  },
);

test('a card that a model has changed is the one that is seen', () => {
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
  expect(decided(message, atOnce)).toBe(meant);
  expect(decided(message, oneAfterTheOther)).toBe(meant);
});

test('of two that are called the same it is asked which, and the answer decides', () => {
  const past = [turn([haircut, leos])];
  const which = "Which one do you mean, Mia's Haircut on Wed, Dec 16 or Leo's Haircut on Wed, Dec 16?";
  expect(decided('no haircut', past)).toBe(which);
  const deciding = [...past, turn([], { deciding: 'yes' })];
  expect(decided("Leo's", deciding)).toBe('yes Leo Haircut, open Mia Haircut');
  expect(decided('both', deciding)).toBe('yes Mia Haircut, yes Leo Haircut');
});

test('what is kept and called the same may be meant by what is to be cancelled', () => {
  expect(decided('cancel the haircut', atOnce, ['Haircut'])).toBeUndefined();
});

test('what she was asked about is taken back only with a yes', () => {
  const past = [turn([], { undoing: ['old'] })];
  expect(decisionIn('yes', past, new Set())).toEqual({ kind: 'undo', ids: ['old'] });
  expect(decided('no', past)).toBe('All right.');
  expect(decisionIn('undo', [turn()], new Set())).toEqual({ kind: 'undo' });
});
