import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import { served } from './served.ts';

const { context } = await sampleContext();

test.each<[string, string | undefined, string | undefined]>([
  ['David is getting the oil changed', 'David getting the oil changed', 'David'],
  ["we're having the furnace serviced", 'Getting the furnace serviced', undefined],
  ['Leo is getting groomed', 'Grooming', 'Leo'],
  ['need to get Leo groomed, they had an opening so we took it', 'Grooming', 'Leo'],
  ['Leo needs to get groomed, they had a slot and I booked it', 'Grooming', 'Leo'],
  ['need to get Leo groomed', undefined, undefined],
  ['my sister is getting her kitchen done', undefined, undefined],
])("what is done at an hour: '%s'", (said, title, name) => {
  const found = served(said, context);
  expect([found?.title, found?.people[0]?.name]).toEqual([title, name]);
});
