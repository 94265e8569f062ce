import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold } from '#testing/wand-sample-look.ts';
import { meanings } from './leaning.ts';

test('what the one likes is what the other cannot stand', () => {
  const liked = {
    text: 'Leo loves sushi',
    readings: [
      {
        kind: 'propose' as const,
        tool: 'change_child',
        values: { id: 'leo', preferences: ['Trains', 'Sushi'] },
        quote: '',
      },
    ],
  };
  const known = { household: sampleHousehold, clock: sampleDay, names: [] };
  expect(meanings("Mia can't stand it", [liked], known, new Map())).toContain("Mia can't stand sushi");
});
