import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { unknownThingReader } from './unknown.ts';

test('what nobody knows may be for the list, and is asked', async () => {
  expect(await readingOf('add atta', unknownThingReader)).toContain("Should 'atta' go on the grocery list?");
});

test.each(['add soccer', 'add Mia', 'add grandma', 'add an appointment', 'add lunch', 'add atta on friday'])(
  'what may be something else is left: %s',
  async (said) => {
    expect(await readingOf(said, unknownThingReader)).toBe('-');
  },
);
