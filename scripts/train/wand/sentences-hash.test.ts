import { expect, test } from 'vitest';
import { sentencesHash } from '#capabilities/wand/catalogue/intent-weights.ts';
import { hashOfSentences } from './sentences-hash.ts';

test('the helper has learned from the sentences as they are; where they changed, run `npm run train -- --wand`', () => {
  expect(sentencesHash).toBe(hashOfSentences());
});
