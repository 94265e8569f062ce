import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { type Proposal, wandApi } from '../../../contract.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Context } from '../reader.ts';
import { otherRecord } from './other.ts';
import { aboutIngredients } from './recipe.ts';
import { leftOut, pointedAt } from './several.ts';
import { ledBy } from './words.ts';

const household = ['Mia', 'Leo'].map((name) => ({ id: name, name, memberType: 'child' }) as HouseholdMember);
const named = (kind: string, title: string, people: string[] = []) => ({
  id: [...people, title].join(' '),
  kind,
  title,
  people,
  beside: '',
});
const names = [
  named('appointment', 'Haircut', ['Mia']),
  named('appointment', 'Haircut', ['Leo']),
  named('subscription', 'Lovevery Play Kits'),
  named('subscription', 'Coterie Diapers'),
  named('recipe', 'Lemon pasta'),
];
const context = (message: string) =>
  ({
    household,
    asked: {
      message,
      past: [],
      today: '2026-11-16',
      now: '09:00',
      timeZone: 'UTC',
      look: async (endpoint: unknown) => (endpoint === wandApi.names ? names : []),
    } as unknown as BrainRequest,
  }) satisfies Context;
const card = (tool: string, subject: string, values: Record<string, unknown>, details: string[] = []) =>
  ({
    id: subject,
    tool,
    subject,
    details,
    status: 'open',
    fields: Object.entries(values).map(([name, value]) => ({ name, value, kind: 'text', options: [] })),
  }) as unknown as Proposal;

const other = (open: Proposal, message: string) => otherRecord([open], ledBy(message), context(message));
const haircut = card('change_appointment', 'Haircut', { time: '14:00', childId: null }, ['Mia, Nov 28']);
const paused = card('change_subscription', 'Coterie Diapers', { status: 'paused' });

test.each([
  [paused, 'no, the Lovevery one', { id: 'Lovevery Play Kits' }],
  [haircut, "not hers, Leo's", { id: 'Leo Haircut' }],
  [haircut, 'no, the other one', { id: 'Leo Haircut' }],
  [haircut, 'his, sorry', { id: 'Leo Haircut' }],
  [card('change_recipe', 'Tacos', { isFavorite: true }), 'I meant the lemon pasta', { id: 'Lemon pasta' }],
])('of another record, as said', async (open, message, values) => {
  expect(await other(open, message)).toEqual([{ kind: 'revise', id: open.id, tool: open.tool, values }]);
});

test('the same again is a card of its own', async () => {
  expect(await other(paused, 'and Lovevery too')).toMatchObject([
    { kind: 'propose', tool: 'change_subscription', values: { id: 'Lovevery Play Kits', status: 'paused' } },
  ]);
});

test.each(["make it Leo's", 'no, at 3', 'no, the piano', 'thanks'])('%j means no other record', async (message) => {
  expect(await other(haircut, message)).toBeUndefined();
});

test('what is added to a list of one is not that of another', async () => {
  const ideas = card('change_subscription', 'Coterie Diapers', { notes: ['a'] });
  expect(await other(ideas, 'no, Lovevery')).toBeUndefined();
});

const chili = card('add_recipe', 'Chili', { ingredients: ['beans', 'beef'] });
test.each([
  ['add onions too', ['beans', 'beef', 'onions']],
  ['and garlic', ['beans', 'beef', 'garlic']],
  ['add onions to the recipe', ['beans', 'beef', 'onions']],
  ['no beans', ['beef']],
])('%j is about the ingredients', (message, ingredients) => {
  expect(aboutIngredients([chili], ledBy(message), context(message))).toMatchObject([{ values: { ingredients } }]);
});

test.each(['add onions to the list too', 'and plan it for Friday', 'and thanks'])('%j is not', (message) => {
  expect(aboutIngredients([chili], ledBy(message), context(message))).toBeUndefined();
});

test('one of several cards is meant by its place, or all of them', () => {
  const cards = [chili, paused];
  expect(pointedAt(cards, ledBy('the first one at 4'))).toMatchObject({ cards: [chili], led: { text: 'at 4' } });
  expect(pointedAt(cards, ledBy('both on Sunday'))).toMatchObject({ cards, led: { text: 'on Sunday' } });
  expect(pointedAt([chili], ledBy('the first one at 4'))).toBeUndefined();
  expect(leftOut(cards, 'not the chili')).toMatchObject([{ kind: 'answer' }]);
  expect(leftOut(cards, 'not the milk')).toBeUndefined();
});
