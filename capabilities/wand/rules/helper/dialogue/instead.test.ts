import { expect, test } from 'vitest';
import type { CardField } from '../../../card-contract.ts';
import type { Proposal } from '../../../contract.ts';
import { changedCardPrefix } from '../../decision/decision-text.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Context } from '../reader.ts';
import { sameBirthday } from './birthday.ts';
import { otherDeed } from './deed.ts';
import type { Facing } from './evidence.ts';
import { meantInstead } from './instead.ts';
import { dayOfSpan } from './span.ts';
import { ledBy } from './words.ts';

const field = (name: string, value: CardField['value']) =>
  ({ name, kind: 'text', value, options: [], label: name, isRequired: false, was: null }) satisfies CardField;
const card = (tool: string, subject: string, fields: CardField[] = []) =>
  ({ id: subject, tool, subject, fields, status: 'open', resultId: null }) as unknown as Proposal;
const context = (message: string, answer = '') =>
  ({
    household: [],
    asked: {
      message,
      past: [{ id: 'turn', message: 'something', answer, proposals: [], memory: null }],
      look: async () => [],
      today: '2026-11-16',
      now: '09:00',
      timeZone: 'UTC',
    } as unknown as BrainRequest,
  }) satisfies Context;

test.each<[string, string, boolean]>([
  ['and sunday not saturday', '', true],
  ['and on Thursday', changedCardPrefix, true],
  ['and on Thursday', '', false],
  ['and on Thursday too', changedCardPrefix, false],
  ['and the balloons', changedCardPrefix, false],
])('%j after %j corrects: %s', (message, answer, isCorrection) => {
  const led = meantInstead(ledBy(message), [card('add_event', 'Dinner')], context(message, answer));
  expect(led.isFurther).toBe(!isCorrection);
});

test('of a list only what is on it is denied', () => {
  const list = card('add_groceries', 'Milk', [field('lines', ['milk', 'sugar'])]);
  const isMore = (message: string) => meantInstead(ledBy(message), [list], context(message)).isFurther;
  expect([isMore('and honey, not sugar'), isMore('and salt, not pepper')]).toEqual([false, true]);
});

test.each<[string, string | undefined]>([
  ['change it to call the electrician', 'Call the electrician'],
  ['no, email the plumber', 'Email the plumber'],
  ['I meant text the plumber', 'Text the plumber'],
  ['oh, pay the rent', undefined],
  ['no, cancel it', undefined],
  ['make it Thursday', undefined],
])('%j is to be done instead: %s', async (message, title) => {
  const task = card('add_task', 'Call the plumber', [field('title', 'Call the plumber')]);
  const steps = await otherDeed([task], ledBy(message), context(message));
  expect(steps?.[0]).toEqual(
    title && expect.objectContaining({ kind: 'revise', values: expect.objectContaining({ title }) }),
  );
});

test.each<[string, object | undefined]>([
  ['we leave on the 19th', { startDate: '2027-01-19' }],
  ['to the 19th', { endDate: '2027-01-19' }],
  ['the 19th, not the 20th', { startDate: '2027-01-19' }],
  ['the 19th, not the 24th', { endDate: '2027-01-19' }],
  ['the 19th', undefined],
])('of a trip from the 20th to the 24th, %j says %j', (text, values) => {
  const facing = { fields: [field('startDate', '2027-01-20'), field('endDate', '2027-01-24')] } as unknown as Facing;
  expect(dayOfSpan(facing, { startDate: '2027-01-19' }, ledBy(text), context(text))).toEqual(values);
});

test('somebody was born on the same day', () => {
  const ruby = card('add_birthday', 'Ruby', [field('date', '2027-01-09'), field('relationship', 'friend')]);
  const said = (message: string) => sameBirthday([ruby], context(message))?.[0];
  const felix = { name: 'Felix', date: '2027-01-09', relationship: 'friend' };
  expect(said('her twin felix has the same birthday add him too')).toMatchObject({
    tool: 'add_birthday',
    values: felix,
  });
  expect(said('her twin is coming too')).toBeUndefined();
});
