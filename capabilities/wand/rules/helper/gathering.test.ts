import { expect, test } from 'vitest';
import { sampleDay, sampleLook } from '#testing/wand-sample-look.ts';
import type { Values } from '../tools/tool.ts';
import { gathering } from './gathering.ts';
import { toolNamed } from './speech.ts';

const gathered = async (tool: string, ...cards: Values[]) => {
  const steps = cards.map((values) => ({ kind: 'propose' as const, tool, values, quote: '' }));
  const all = await gathering(steps, { ...sampleDay, look: sampleLook }, toolNamed);
  return all.map((step) => ('values' in step ? step.values : step));
};

test('what is added to a list in two places is one card, so that the second takes nothing back', async () => {
  expect(await gathered('add_groceries', { lines: ['milk'] }, { lines: ['eggs', 'milk'] })).toEqual([
    { lines: ['milk', 'eggs'] },
  ]);
  expect(
    await gathered('change_member', { id: 'mia', allergies: ['Peanuts', 'Kiwi'] }, { id: 'mia', allergies: ['Eggs'] }),
  ).toEqual([{ id: 'mia', allergies: ['Kiwi', 'Eggs'] }]);
});

test('two notes are one note of two lines', async () => {
  const notes = await gathered(
    'change_member',
    { id: 'nora', healthNotes: 'Eczema' },
    { id: 'nora', healthNotes: 'Reflux' },
  );
  expect(notes).toEqual([{ id: 'nora', healthNotes: 'Eczema\nReflux' }]);
});

test('what is about another, about another field, or contradicts, stays a card of its own', async () => {
  const apart: Values[] = [
    { id: 'mia', shoeSize: '31' },
    { id: 'leo', shoeSize: '27' },
    { id: 'leo', clothingSize: '110' },
    { id: 'mia', shoeSize: '32' },
  ];
  expect(await gathered('change_member', ...apart)).toEqual(apart);
});
