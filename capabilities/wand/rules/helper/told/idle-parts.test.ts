import { expect, test } from 'vitest';
import type { Context } from '../reader.ts';
import { isClause, isPassedOver, remarkOf } from './idle-parts.ts';

const likely = async (said: string) =>
  new Map(/cart|clinic/.test(said) ? [['tick_groceries', 0.9]] : [['none', /slept/.test(said) ? 0.99 : 0.4]]);
const context = {
  household: [],
  asked: { message: '', past: [], today: '2026-11-16', now: '09:00', timeZone: 'UTC' },
  likely,
} as unknown as Context;
const titles = new Map([['b', { title: 'Bread', kind: 'line' as const, label: 'Bread', words: 'Bread' }]]);

test.each(['thanks', 'my mother has a cold', 'the baby slept through the night'])(
  '%j asks for nothing',
  async (text) => {
    expect(await remarkOf(text, context, ' and we need milk')).toEqual({ text, readings: [] });
  },
);

test.each(['diapers are in the cart', 'he has a cold cancel his swim class'])('%j asks for something', async (text) => {
  expect(await remarkOf(text, context, '')).toBeUndefined();
});

test('between others only a clause is a remark', async () => {
  expect(await isClause('coterie sends them', context)).toBe(true);
  expect(await isClause('uncle tom', context)).toBe(false);
});

test('what is about something kept is not passed over, unless a card is about it', async () => {
  expect(await isPassedOver('the bread is stale', [], titles, context)).toBe(true);
  expect(await isPassedOver('turn off the lights', [], titles, context)).toBe(true);
  expect(await isPassedOver('it is cold', [], titles, context)).toBe(false);
  const card = { kind: 'propose' as const, tool: 'tick_groceries', values: { items: ['b'] }, quote: '' };
  expect(await isPassedOver('the bread is stale', [card], titles, context)).toBe(false);
});
