import { expect, test } from 'vitest';
import { noticeKinds } from '../contract.ts';
import { channelsFor } from './channels.ts';
import { defaultChoices } from './due/defaults.ts';

const everywhere = { byMail: true, byPush: true, byWebhook: true };
const nowhere = { byMail: false, byPush: false, byWebhook: false };

test('a person with default settings gets everything by every channel that reaches them', () => {
  for (const kind of noticeKinds)
    expect(channelsFor(kind, defaultChoices, everywhere)).toEqual(['bell', 'mail', 'push', 'webhook']);
});

test('a home without mail, push and webhook still has the bell', () => {
  expect(channelsFor('appointment', defaultChoices, nowhere)).toEqual(['bell']);
});

test.each([
  ['byMail', 'mail'],
  ['byPush', 'push'],
  ['byWebhook', 'webhook'],
] as const)('only %s is available', (way, channel) => {
  expect(channelsFor('appointment', defaultChoices, { ...nowhere, [way]: true })).toEqual(['bell', channel]);
});

test('a channel for briefs only carries briefs, and catch-up notices, which may contain one', () => {
  const choices = { ...defaultChoices, mailCarries: 'briefs', pushCarries: 'nothing' } as const;
  expect(channelsFor('appointment', choices, everywhere)).toEqual(['bell', 'webhook']);
  expect(channelsFor('task', choices, everywhere)).toEqual(['bell', 'webhook']);
  expect(channelsFor('morning', choices, everywhere)).toEqual(['bell', 'mail', 'webhook']);
  expect(channelsFor('week', choices, everywhere)).toEqual(['bell', 'mail', 'webhook']);
  expect(channelsFor('catch-up', choices, everywhere)).toEqual(['bell', 'mail', 'webhook']);
});

test('the bell cannot be turned off', () => {
  const choices = {
    ...defaultChoices,
    mailCarries: 'nothing',
    pushCarries: 'nothing',
    webhookCarries: 'nothing',
  } as const;
  expect(channelsFor('morning', choices, everywhere)).toEqual(['bell']);
});
