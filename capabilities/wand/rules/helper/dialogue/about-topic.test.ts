import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import type { Proposal } from '../../../contract.ts';
import { blank } from '../memory.ts';
import { followUp } from './dialogue.ts';

const { context } = await sampleContext();
const steps = (message: string, before: string, answer: string, proposals: Proposal[] = []) => {
  const past = [{ id: 'turn', message: before, answer, proposals, memory: null }];
  return followUp({ ...context, asked: { ...context.asked, message, past } }, blank);
};
const removal = (tool: string, subject: string, quote: string) =>
  ({
    id: 'card',
    tool,
    subject,
    quote,
    fields: [],
    details: [],
    status: 'open',
    resultId: null,
  }) as unknown as Proposal;

test.each([
  ['No, wait, move it to next Monday instead.', 'cancel the eye exam', { date: '2026-11-23' }],
  ['actually reschedule it to December 4 at 3', 'delete the eye exam', { date: '2026-12-04', time: '15:00' }],
  ['no, push it to 4', "cancel David's eye exam", { time: '16:00' }],
])('%j keeps what %j would take away', async (message, before, values) => {
  expect(await steps(message, before, '', [removal('remove_appointment', 'Eye exam', before)])).toMatchObject([
    { kind: 'drop', id: 'card' },
    { kind: 'propose', tool: 'change_appointment', values },
  ]);
});

test('of several that were told she is asked which', async () => {
  const answer = '- Sat, Nov 21, 11:00 AM: Haircut (Leo)\n- Sat, Nov 28, 10:00 AM: Haircut (Mia)';
  expect(await steps('move to 2pm', 'when are the haircuts', answer)).toMatchObject([
    {
      kind: 'ask',
      waiting: { kind: 'choice', choices: [{ values: { time: '14:00' } }, { values: { time: '14:00' } }] },
    },
  ]);
});

test.each([
  ["he's a 27 now", 'Sizes of Leo: shoes 26.', { kind: 'propose', values: { shoeSize: '27' } }],
  ['its 128 now', 'Sizes of Mia: clothes 122.', { kind: 'propose', values: { clothingSize: '128' } }],
  ['its 128 now', 'Sizes of Mia: shoes 30 and clothes 122.', { kind: 'ask' }],
  ['80', 'No sizes are noted for Nora.', { kind: 'ask' }],
  ['he is 27 now.', 'Shoe size of Leo: 26.', { kind: 'propose', values: { shoeSize: '27' } }],
])('%j after %j is another size', async (message, answer, step) => {
  expect(await steps(message, 'what size is it', answer)).toMatchObject([step]);
});
