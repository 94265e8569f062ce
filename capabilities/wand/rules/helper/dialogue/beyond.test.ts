import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import type { Proposal } from '../../../contract.ts';
import { blank } from '../memory.ts';
import { followUp } from './dialogue.ts';
import { withTrip } from './trip.ts';

const { context } = await sampleContext();
const card = (tool: string, subject: string, values: Record<string, unknown> = {}, status = 'open') =>
  ({
    ...{ id: 'card', tool, subject, status, quote: 'before', details: [], resultId: null },
    fields: Object.entries(values).map(([name, value]) => ({ name, value, kind: 'text', options: [] })),
  }) as unknown as Proposal;
const after = (message: string, proposal: Proposal) => {
  const past = [{ id: 'turn', message: 'before', answer: '', proposals: [proposal], memory: null }];
  return { ...context, asked: { ...context.asked, message, past } };
};
const steps = (message: string, proposal: Proposal) => followUp(after(message, proposal), blank);

const gifts = card('make_gift_ideas', 'Mia', { childId: 'mia' });
const week = card('plan_week', 'Meals of the week');
const diapers = card('change_subscription', 'Coterie Diapers', { subscriptionCost: 3600 });

test.each<[string, Proposal, string]>([
  ['Something cheaper, under $20.', gifts, 'cannot keep to a price'],
  ['no fish please', week, 'planned from your recipes'],
  ['without mushrooms', week, 'planned from your recipes'],
  ['and make it 3 bags', diapers, 'how many come with Coterie Diapers'],
])('%j is said to be beyond the card', async (message, proposal, text) => {
  expect(await steps(message, proposal)).toMatchObject([{ kind: 'answer', text: expect.stringContaining(text) }]);
});

const recipe = (ingredients: string[]) => card('add_recipe', 'Stir fry', { ingredients });

test('what a proposed recipe needs is taken from its card', async () => {
  const message = 'put the ingredients on the grocery list';
  expect(await steps(message, recipe(['rice', 'tofu']))).toMatchObject([
    { kind: 'propose', tool: 'add_groceries', values: { lines: ['rice', 'tofu'] } },
  ]);
  expect(await steps(message, recipe([]))).toMatchObject([{ kind: 'answer' }]);
  expect(await steps('Chicken, broccoli, soy sauce and rice.', recipe([]))).toMatchObject([
    { kind: 'revise', values: { ingredients: ['Chicken', 'broccoli', 'soy sauce', 'rice'] } },
  ]);
});

const dentist = card('add_appointment', 'Dentist', { title: 'Dentist', date: '2026-11-20', childId: 'leo' });

test.each<[string, Proposal, string]>([
  ['Remind me to buy one on Saturday.', gifts, 'Buy a present for Mia'],
  ['I like the first one, remind me to buy it on Dec 1', gifts, 'Buy presents for Mia'],
  ['remind me to confirm it on Thursday', dentist, 'Confirm Dentist for Leo'],
])('%j is of what the card is about', async (message, proposal, title) => {
  expect(await steps(message, proposal)).toMatchObject([{ kind: 'propose', tool: 'add_task', values: { title } }]);
});

test('a packing list without a name is that of the trip that was just made', () => {
  const trip = card('add_trip', 'Boston', {}, 'approved');
  const said = (message: string) => withTrip(message, after(message, trip));
  expect(said('add goggles to the packing list')).toBe('add goggles to the packing list for Boston');
  expect(said('add goggles to the Tahoe packing list')).toBeUndefined();
  expect(said('add goggles to the packing list for Tahoe')).toBeUndefined();
});
