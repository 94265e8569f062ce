import { expect, test } from 'vitest';
import { sample, talkIn } from '#testing/wand-homes.ts';

test('what is added after a packing list goes on it, unless it names another', async () => {
  const shown = "what's on the packing list for Lake Tahoe?";
  const tools = async (message: string) => (await talkIn(sample, shown, message)).cards.map(({ tool }) => tool);
  expect(await tools('add motion sickness pills')).toEqual(['add_packing']);
  expect(await tools('add milk to the grocery list')).toEqual(['add_groceries']);
});

test("an order about 'it' asks which, if nothing was spoken of", async () => {
  expect((await talkIn(sample, 'make it half an hour later')).answer).toMatch(/^Which one do you mean\?/);
});
