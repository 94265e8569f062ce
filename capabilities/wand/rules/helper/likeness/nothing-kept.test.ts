import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import type { Step } from '../reader.ts';
import { nothingKept } from './nothing-kept.ts';

const { context } = await sampleContext();
const likely = (intent: string, share = 0.9) => ({
  ...context,
  titles: async () => new Map(),
  likely: async () => new Map([[intent, share]]),
});

test.each([
  ['netflix went up to 20', 'change_subscription', 'no subscriptions'],
  ['tick off the milk', 'tick_groceries', 'grocery list'],
  ['mark the holiday cards as done', 'dismiss_task', 'planner'],
  ['add swimsuits to the packing list for tahoe', 'add_packing', 'no trip to pack for'],
  ['resume netflix', 'none', 'no subscriptions'],
])('%s: nothing of the kind is there', async (said, intent, answer) => {
  expect(await nothingKept(said, [], likely(intent))).toContain(answer);
});

test('something new, or what is not clear, is not for it', async () => {
  expect(await nothingKept('dentist at 3', [], likely('add_appointment'))).toBeUndefined();
  expect(await nothingKept('the cards', [], likely('change_task', 0.4))).toBeUndefined();
});

test('where something of the kind is kept, or anything called so, it is silent', async () => {
  expect(
    await nothingKept('netflix went up to 20', [], { ...likely('change_subscription'), ...titled }),
  ).toBeUndefined();
  expect(await nothingKept('the dentist moved', [], { ...likely('change_event'), ...onlyDentist })).toBeUndefined();
});
const titled = { titles: context.titles ?? (async () => new Map()) };
const dentist = { title: 'Dentist', kind: 'appointment' as const, label: 'Dentist', words: 'Dentist' };
const onlyDentist = { titles: async () => new Map([['1', dentist]]) };

test('a question for something new gives way only where something was to become otherwise', async () => {
  const waiting = { kind: 'missing' as const, tool: 'add_event', values: {}, field: 'date', quote: '' };
  const asks: Step[] = [{ kind: 'ask', question: 'Which day is the party?', waiting }];
  expect(await nothingKept("emma's party is at 3 now", asks, likely('change_birthday'))).toContain('no birthdays');
  expect(await nothingKept("emma's party", asks, likely('change_birthday'))).toBeUndefined();
});
