import { expect, test } from 'vitest';
import { sampleDay, sampleLook } from '#testing/wand-sample-look.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Values } from '../../tools/tool.ts';
import { withReach } from './reach.ts';

const asked = { ...sampleDay, message: '', look: sampleLook } as unknown as BrainRequest;
const swim = 'Swim class Mia';

const reached = (tool: string, values: Values, quote: string) =>
  withReach({ tool, values: { id: swim, ...values }, quote }, asked);

async function told(tool: string, values: Values, quote: string) {
  const answer = await reached(tool, values, quote);
  if ('question' in answer) return `asks: ${answer.question}`;
  return Object.entries(answer.values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

test.each([
  ['remove_appointment', {}, 'no more swim', 'id=Swim class Mia reach=later day=2026-11-17'],
  ['remove_appointment', {}, 'delete all swim classes', 'id=Swim class Mia reach=all'],
  [
    'change_appointment',
    { date: '2026-11-26' },
    'move swim to Thursday starting next week',
    'id=Swim class Mia date=2026-11-26 reach=later day=2026-11-24',
  ],
  [
    'change_appointment',
    { date: '2026-11-19' },
    'starting next week swim is on thursday',
    'id=Swim class Mia date=2026-11-26 reach=later day=2026-11-24',
  ],
  [
    'change_appointment',
    { date: '2026-11-19' },
    'move swim to thursdays',
    'id=Swim class Mia date=2026-11-19 reach=later day=2026-11-17',
  ],
  [
    'change_appointment',
    { recurringUntil: '2026-12-15' },
    'swim ends December 15',
    'id=Swim class Mia recurringUntil=2026-12-15 reach=all',
  ],
  [
    'change_appointment',
    { recurringFrequency: 'biweekly' },
    'make swim every other week',
    'id=Swim class Mia recurringFrequency=biweekly reach=later day=2026-11-17',
  ],
])('%s %j, said as "%s"', async (tool, values, quote, expected) => {
  expect(await told(tool, values, quote)).toBe(expected);
});

test('where she did not say it is asked with the same three answers, and each comes to its own card', async () => {
  const question = 'asks: Swim class repeats. Only this one (Tue, Nov 17), this and later, or all?';
  expect(await told('remove_appointment', {}, 'delete swim')).toBe(question);
  expect(await reached('change_appointment', { date: '2026-11-20' }, 'move swim to friday')).toMatchObject({
    choices: [
      { values: { id: swim, date: '2026-11-20', reach: 'this', day: '2026-11-17' } },
      { values: { id: swim, date: '2026-11-20', reach: 'later', day: '2026-11-17' } },
      { values: { id: swim, date: '2026-11-20', reach: 'all', day: '2026-11-17' } },
    ],
  });
  expect(await told('change_appointment', { childId: 'leo' }, 'swim is for Leo')).toBe(
    'asks: Swim class repeats. This and later, or all?',
  );
});

test('what takes place once, and what says its reach already, stays as it is', async () => {
  const complete: Values[] = [{ id: 'Dentist Mia' }, { id: swim, reach: 'this', day: '2026-11-17' }];
  for (const values of complete) expect(await reached('remove_appointment', values, 'x')).toEqual({ values });
});
