import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import type { Context, Step } from '../reader.ts';
import { askedLast } from './asked-last.ts';

const sample = await sampleContext();
const [[trip] = ['']] = [...sample.titles].filter(([, { kind }]) => kind === 'trip');

/** Understands a request about the trip, and what is asked after it. */
const understand = async ({ asked: { past } }: Context): Promise<Step[]> => {
  const last = past.at(-1);
  return last
    ? [{ kind: 'answer', text: `${last.answer}: Dec 19 to 23.` }]
    : [{ kind: 'propose', tool: 'add_packing', values: { id: trip }, quote: '' }];
};
const said = (message: string) =>
  askedLast({ ...sample.context, asked: { ...sample.context.asked, message, past: [] } }, understand);

test('a question behind a request is about the same', async () => {
  expect(await said('pack hats for Tahoe. and when do we get back?')).toMatchObject([
    { kind: 'propose' },
    { kind: 'answer', text: 'Lake Tahoe: Dec 19 to 23.' },
  ]);
});

test.each(['pack hats for Tahoe. when is the dentist?', 'when is the dentist, and when do we leave?', 'pack hats'])(
  '%j is left alone',
  async (message) => {
    expect(await said(message)).toBeUndefined();
  },
);
