import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import type { Proposal } from '../../../contract.ts';
import { onlyOnce } from './just-once.ts';
import { packedToo } from './packed.ts';
import { ledBy } from './words.ts';

const card = (tool: string, subject: string, quote = '') =>
  ({ id: subject, tool, subject, quote, status: 'open', fields: [] }) as unknown as Proposal;
const asking = async (message: string) => {
  const { context } = await sampleContext();
  return { ...context, asked: { ...context.asked, message } };
};

test('one more thing is packed for the same trip', async () => {
  const cards = ['Coats (Lake Tahoe)', 'Passports (Lake Tahoe)'].map((one) => card('add_packing', one));
  const steps = await packedToo(cards, ledBy('and socks'), await asking('and socks'));
  expect(steps).toMatchObject([{ kind: 'propose', tool: 'add_packing', quote: 'and socks' }]);
  expect(await packedToo(cards, ledBy('socks'), await asking('socks'))).toBeUndefined();
});

test('only one date of what comes again moves', async () => {
  const moved = card('change_appointment', 'Swim class', 'swim class is now at 5');
  expect(await onlyOnce([moved], await asking('just this week'))).toMatchObject([
    { kind: 'drop', id: 'Swim class' },
    { kind: 'propose', tool: 'change_appointment', values: { time: '17:00', reach: 'this', day: '2026-11-17' } },
  ]);
  expect(await onlyOnce([moved], await asking('just the two of us'))).toBeUndefined();
});
