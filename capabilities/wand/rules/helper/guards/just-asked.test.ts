import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import type { Reading } from '../reader.ts';
import { answeredOnly, asksWhether } from './just-asked.ts';

const { context } = await sampleContext();
const pause: Reading = { kind: 'propose', tool: 'change_subscription', values: { status: 'paused' }, quote: '' };

test.each(['are lovevery and coterie paused', 'is tahoe cancelled?', 'did we pause coterie', 'should i cancel piano'])(
  '%s asks whether it is so',
  (said) => {
    expect(asksWhether(said)).toBe(true);
  },
);

test.each([
  'is it ok to move the dentist to friday',
  'is there any chance you could add milk',
  'are we out of milk, then add it',
  'were out of olive oil',
  'do the holiday cards tomorrow instead',
])('%s may ask for something', (said) => {
  expect(asksWhether(said)).toBe(false);
});

test('a question gets its answer, and no card', async () => {
  const [answer, ...others] = (await answeredOnly([pause], 'are lovevery and coterie paused', context)) ?? [];
  expect(answer).toMatchObject({ kind: 'answer', text: expect.stringContaining('Lovevery') });
  expect(others).toEqual([]);
  expect(await answeredOnly([pause], 'pause coterie', context)).toEqual([pause]);
});
