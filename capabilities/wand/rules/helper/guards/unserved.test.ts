import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Values } from '../../tools/tool.ts';
import { clauseOf } from '../message/clause.ts';
import type { Reading } from '../reader.ts';
import { toolNamed } from '../speech.ts';
import { remindedOf } from '../tasks/reminded-of.ts';
import { isMood, isOrder } from '../told/remark.ts';
import { packingLater } from '../trips/packing-later.ts';
import { unservedIn } from './unserved.ts';

const clock = { today: '2026-11-16', now: '09:00', timeZone: 'UTC' };
const household = [{ id: 'mia', name: 'Mia', memberType: 'child' } as HouseholdMember];
const card = (tool: string, values: Values = {}, quote = ''): Reading => ({ kind: 'propose', tool, values, quote });

test('a request that no card does is found', () => {
  const changed = [card('change_recipe', { servings: 5 })];
  expect(unservedIn('the recipe serves 5, and plan tacos for Thursday', changed)).toBe('plan tacos for Thursday');
  expect(unservedIn('mark it, then plan it for Thursday', changed)).toBe('plan it for Thursday');
  expect(unservedIn('vet at 3 we need bags', [card('add_appointment', { title: 'Vet' })])).toBe('we need bags');
  expect(
    unservedIn('pause the kits, diapers are 90 now', [card('change_subscription', { subscriptionCost: 9000 })]),
  ).toBe('pause the kits');
  expect(unservedIn('the fair is Friday, remind me the day before', [card('add_task', { title: 'Fair' })])).toBe(
    'remind me the day before',
  );
});

test('what is written on a card, or done by one, is not', () => {
  expect(
    unservedIn('remind me to call the vet and cancel the visit', [
      card('add_task', { title: 'Call the vet and cancel the visit' }),
    ]),
  ).toBeUndefined();
  expect(unservedIn('cancel swim, Mia is sick', [card('skip_appointment')])).toBeUndefined();
  expect(unservedIn('plan tacos', [])).toBeUndefined();
});

test.each(['turn off the lights', 'please fix the sink', 'blorp the frimble'])('%j is an order', (text) => {
  expect(isOrder(text)).toBe(true);
});
test.each(['what a day', 'she hates the rain', 'forgot the list', 'so tired'])('%j is none', (text) => {
  expect(isOrder(text)).toBe(false);
});

test("'so tired today' says no day for anything", () => {
  expect(isMood(clauseOf('so tired today', household, clock), clock)).toBe(true);
  expect(isMood(clauseOf('something at 3 today', household, clock), clock)).toBe(false);
});

const asksWhat: Reading = {
  kind: 'ask',
  question: '?',
  waiting: { kind: 'missing', tool: 'add_task', values: { triggerDate: '2026-11-19' }, field: 'title', quote: '' },
};
const reminded = (text: string, before: Reading) =>
  remindedOf(clauseOf(text, household, clock), [asksWhat], [before], { household, titles: new Map() });

test('a bare reminder is of what was said before it', () => {
  const dentist = card('add_appointment', { title: 'Dentist', childId: 'Mia' });
  expect(reminded('remind me on 2026-11-19', dentist)).toMatchObject([
    { kind: 'propose', tool: 'add_task', values: { title: 'Dentist for Mia', triggerDate: '2026-11-19' } },
  ]);
  expect(reminded('remind me to order it on 2026-11-19', dentist)).toEqual([asksWhat]);
  expect(reminded('remind me on 2026-11-19', card('remove_event', { title: 'Fair' }))).toEqual([asksWhat]);
});

test('nothing is packed for another trip than the new one', async () => {
  const look = async () => [{ id: 'tahoe', category: 'trip', title: 'Lake Tahoe', travelers: [], packingList: [] }];
  const ground = { ...clock, look, past: [] } as unknown as BrainRequest;
  const trip = card('add_trip', { destination: 'Boston' });
  const pack = (quote: string) => card('add_packing', { id: 'tahoe', name: 'Hats' }, quote);
  expect(await packingLater([trip, pack('pack hats'), pack('pack hats')], ground, toolNamed)).toMatchObject([
    trip,
    { kind: 'answer' },
  ]);
  expect(await packingLater([trip, pack('pack hats for Tahoe')], ground, toolNamed)).toHaveLength(2);
  expect(await packingLater([pack('pack hats')], ground, toolNamed)).toHaveLength(1);
});
