import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold } from '#testing/wand-sample-look.ts';
import { eachTrip } from './trips.ts';

const known = { household: sampleHousehold, clock: sampleDay, names: [] };
const each = 'trip to Boston from March 5 to 7. trip to Cape Cod from July 10 to 20';

test.each([
  'Boston from March 5 to 7 and Cape Cod from July 10 to 20, add both trips',
  'add these trips: Boston from March 5 to 7, Cape Cod from July 10 to 20',
])('%j is a journey each', (said) => {
  expect(eachTrip(said, known)).toBe(each);
});

test.each([
  'Boston from March 5 to 7 and Cape Cod from July 10 to 20',
  'Mia from March 5 to 7 and Leo from March 9 to 12, add both trips',
  'Boston from March 5 to 7 and add milk, add both trips',
])('%j is left alone', (said) => {
  expect(eachTrip(said, known)).toBeUndefined();
});
