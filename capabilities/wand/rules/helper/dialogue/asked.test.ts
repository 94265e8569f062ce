import { expect, test } from 'vitest';
import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { childrenApi, type HouseholdMember, householdApi } from '#capabilities/household/contract.ts';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { type Proposal, wandApi } from '../../../contract.ts';
import type { BrainRequest, PastTurn, ProposeResult } from '../../tools/brain.ts';
import type { Values } from '../../tools/tool.ts';
import { help } from '../help.ts';

const household = ['Mia', 'Leo'].map(
  (name) =>
    ({ id: name, name, memberType: 'child', allergies: [], dietaryRestrictions: [] }) as unknown as HouseholdMember,
);
const haircut = (id: string, childName: string, date: string) => ({
  ...{ id, title: 'Haircut', childName, date, time: '10:00', location: null, isRecurring: false },
});
const haircuts = [haircut('of Leo', 'Leo', '2026-11-21'), haircut('of Mia', 'Mia', '2026-11-28')];
const trip = { id: 'tahoe', title: 'Lake Tahoe', category: 'trip', destination: 'Lake Tahoe', travelers: ['Leo'] };
const item = { id: 'eggs', name: 'eggs', quantity: null, checked: false };
const recipes = ['Chicken soup', 'Peanut noodles'].map((name) => ({ id: name, name, servings: 4, ingredients: [] }));
const subscriptions = [{ id: 'fresh', serviceName: 'HelloFresh', serviceType: 'meal_kit', status: 'paused' }];
const named = (kind: string, id: string, title: string, people: string[] = []) => ({
  kind,
  id,
  title,
  people,
  beside: '',
});
const kept = new Map<unknown, unknown>([
  [householdApi.list, household],
  [childrenApi.list, household],
  [appointmentsApi.list, haircuts],
  [recipesApi.list, recipes],
  [subscriptionsApi.list, subscriptions],
  [plannerApi.list, [{ ...trip, startDate: '2026-12-19', endDate: '2026-12-23', dismissed: false }]],
  [groceriesApi.overview, { currentId: 'list', lists: [] }],
  [groceriesApi.read, { id: 'list', items: [item], atHome: [] }],
  [
    wandApi.names,
    [
      ...haircuts.map(({ id, title, childName }) => named('appointment', id, title, [childName])),
      ...recipes.map(({ id, name }) => named('recipe', id, name)),
      named('subscription', 'fresh', 'HelloFresh'),
      named('trip', 'tahoe', 'Lake Tahoe'),
      named('line', 'eggs', 'eggs'),
    ],
  ],
]);

/** What is proposed after a question and its answer. */
async function proposed(message: string, question: string, answer: string, before: PastTurn[] = []) {
  const cards: { tool: string; values: Values }[] = [];
  const turn = { id: 'turn', message: question, answer, proposals: [], memory: null };
  const asked = {
    ...{ message, past: [...before, turn], today: '2026-11-16', now: '09:00', timeZone: 'UTC' },
    look: async (endpoint: unknown) => kept.get(endpoint) ?? [],
    propose: async (tool: string, values: Values): Promise<ProposeResult> => {
      cards.push({ tool, values });
      return { proposal: { id: tool } as Proposal };
    },
  };
  for await (const _ of help(asked as unknown as BrainRequest));
  return cards;
}

const ofHaircuts = [
  'when are the haircuts?',
  '- Sat, Nov 21, 10:00 AM: Haircut (Leo)\n- Sat, Nov 28, 10:00 AM: Haircut (Mia)',
] as const;
const ofNoodles = ['which recipes have noodles?', '2 recipes with noodles:\n- Chicken soup\n- Peanut noodles'] as const;

test.each([
  ['cancel hers', ofHaircuts, [{ tool: 'remove_appointment', values: { id: 'of Mia' } }]],
  ["move Leo's to 11", ofHaircuts, [{ tool: 'change_appointment', values: { id: 'of Leo', time: '11:00' } }]],
  ['cancel the first one', ofHaircuts, [{ tool: 'remove_appointment', values: { id: 'of Leo' } }]],
  ['cancel both', ofHaircuts, [{ values: { id: 'of Leo' } }, { values: { id: 'of Mia' } }]],
  ['delete the peanut one', ofNoodles, [{ tool: 'remove_recipe', values: { id: 'Peanut noodles' } }]],
])('%j means one of those that were named', async (message, [question, answer], cards) => {
  expect(await proposed(message, question, answer)).toMatchObject(cards);
});

test('where several were named, it is none of them', async () => {
  expect(await proposed('cancel it', ...ofHaircuts)).toEqual([]);
  expect(await proposed('delete it', ...ofNoodles)).toEqual([]);
  expect(await proposed('cancel his hat', ...ofHaircuts)).toEqual([]);
});

const back = 'Lake Tahoe is on Saturday, December 19 until Wednesday, December 23.';
test('what was asked about it is what is to be otherwise', async () => {
  expect(await proposed('make it one day earlier', 'when do we come back from Tahoe?', back)).toMatchObject([
    { tool: 'change_trip', values: { id: 'tahoe', endDate: '2026-12-22' } },
  ]);
  expect(await proposed('make it one day earlier', 'when do we leave for Tahoe?', back)).toMatchObject([
    { tool: 'change_trip', values: { id: 'tahoe', startDate: '2026-12-18' } },
  ]);
  const leos = 'Haircut (Leo) is on Saturday, November 21 at 10:00 AM.';
  expect(await proposed('can you make it 11?', "what time is Leo's haircut?", leos)).toMatchObject([
    { tool: 'change_appointment', values: { id: 'of Leo', time: '11:00' } },
  ]);
  const eggs = 'Yes. Eggs: on the list, not ticked off yet.';
  expect(await proposed("make it 30, we're baking", 'are eggs on the list?', eggs)).toMatchObject([
    { tool: 'change_grocery', values: { itemId: 'eggs', quantity: '30' } },
  ]);
  const paused = '1 paused subscription:\n- HelloFresh: $240.00 a month, paused';
  expect(await proposed('get rid of it', 'which subscription is paused', paused)).toMatchObject([
    { tool: 'remove_subscription', values: { id: 'fresh' } },
  ]);
});

test('what is added is on the list that was told', async () => {
  const allergies = 'No allergies are noted for Mia.';
  expect(await proposed('add cashews too', 'what is mia allergic to?', allergies)).toMatchObject([
    { tool: 'change_member', values: { id: 'Mia' } },
  ]);
  // What is bought may be on either list, so it is asked.
  expect(await proposed('can you add milk?', 'is mia allergic to anything?', allergies)).toEqual([]);
  expect(
    await proposed('add boots', 'what do we pack?', 'The packing list for Lake Tahoe is still empty.'),
  ).toMatchObject([{ tool: 'add_packing', values: { id: 'tahoe' } }]);
  for (const list of ['the grocery list', 'the list'])
    expect(await proposed(`add cashews to ${list}`, 'what is mia allergic to?', allergies)).toMatchObject([
      { tool: 'add_groceries' },
    ]);
  expect(await proposed('cashews too these days, add that', 'what is mia allergic to?', allergies)).toMatchObject([
    { tool: 'change_member', values: { id: 'Mia' } },
  ]);
});

test('what she asked about since is nearer than what is done', async () => {
  const done = {
    id: 'card',
    tool: 'add_appointment',
    subject: 'Dentist',
    fields: [],
    status: 'approved',
    resultId: 'dentist',
  };
  const before = { id: 'first', message: 'dentist for Leo', answer: '', proposals: [done], memory: null };
  const answer = 'Haircut (Mia) is on Saturday, November 28 at 10:00 AM.';
  expect(await proposed('cancel it', "when is Mia's haircut", answer, [before as unknown as PastTurn])).toMatchObject([
    { tool: 'remove_appointment', values: { id: 'of Mia' } },
  ]);
});
