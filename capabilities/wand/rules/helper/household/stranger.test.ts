import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import { notInFamily } from './stranger.ts';

test.each([
  ['layla is allergic to egg and sesame', 'Layla is not in the family yet.'],
  ['laylas shoe size is 9', 'Layla is not in the family yet.'],
  ['arjun loves trains', 'Arjun is not in the family yet.'],
  ['Otis has swimming every Wednesday at 4:30pm', 'Otis is not in the family yet.'],
  ['my birthday is may 5', 'You are not in the family yet.'],
])('of whom something is told who is not kept: %j', async (said, answer) => {
  const { context } = await sampleContext();
  expect(await notInFamily(said, { ...context, household: [] })).toMatch(answer);
});

test.each([
  'shoe size is 29 now',
  'milk is allergic',
  'blah is foo',
  'mia is allergic to eggs',
  'water has karate on friday',
])('nobody new is spoken of: %j', async (said) => {
  const { context } = await sampleContext();
  expect(await notInFamily(said, context)).toBeUndefined();
});
