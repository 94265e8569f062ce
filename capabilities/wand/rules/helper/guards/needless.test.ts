import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import { isNeedless } from './needless.ts';

const { context } = await sampleContext();

test('what another part answers is not asked, nor what a mere remark would lack', async () => {
  const said = 'make the tahoe trip two days longer, we want christmas there';
  const card = (tool: string) => ({ kind: 'propose' as const, tool, values: { mealType: 'dinner' }, quote: '' });
  const asks = (tool: string, quote: string) => {
    const waiting = { kind: 'missing' as const, tool, values: { mealType: 'dinner' }, field: 'date', quote };
    return { kind: 'ask' as const, question: 'When?', waiting };
  };
  const isNeeded = async (tool: string, quote: string, done: string) =>
    !(await isNeedless(asks(tool, quote), [card(done)], said, context));
  expect(await isNeeded('clear_meal', 'clear dinner', 'clear_meal')).toBe(false);
  expect(await isNeeded('add_gift_idea', 'we want christmas there', 'change_trip')).toBe(false);
  expect(await isNeeded('add_gift_idea', 'a gift idea for leo is a train', 'change_trip')).toBe(true);
});
