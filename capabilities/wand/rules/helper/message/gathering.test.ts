import { expect, test } from 'vitest';
import { sampleDay, sampleLook } from '#testing/wand-sample-look.ts';
import type { Values } from '../../tools/tool.ts';
import { toolNamed } from '../speech.ts';
import { gathering } from './gathering.ts';

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

test('a place that a dish leaves for another one is not cleared', async () => {
  const place = { date: '2026-11-16', mealType: 'dinner' };
  const cards = [
    { kind: 'propose' as const, tool: 'plan_meal', values: { ...place, note: 'Leftovers' }, quote: '' },
    { kind: 'propose' as const, tool: 'clear_meal', values: place, quote: '' },
  ];
  expect(await gathering(cards, { ...sampleDay, look: sampleLook }, toolNamed)).toEqual(cards.slice(0, 1));
});

const therapy = { title: 'Therapy', date: '2026-11-19' };

test('one thing that is told twice is one card, and none where it is not clear what it is', async () => {
  const whole = { ...therapy, time: '11:00', childId: 'ana', recurringFrequency: 'biweekly' };
  expect(await gathered('add_appointment', whole, { ...therapy, time: null })).toEqual([whole]);
  expect(await gathered('add_appointment', { ...therapy, time: null }, whole)).toEqual([whole]);
  const asTask = { kind: 'propose' as const, tool: 'add_task', values: { title: 'Therapy' }, quote: '' };
  const asAppointment = { kind: 'propose' as const, tool: 'add_appointment', values: therapy, quote: '' };
  const [answer, ...others] = await gathering([asAppointment, asTask], { ...sampleDay, look: sampleLook }, toolNamed);
  expect([answer?.kind, others]).toEqual(['answer', []]);
});

test('two people at the same place, and two days of the same thing, are two cards', async () => {
  const both = [
    { ...therapy, time: '11:00', childId: 'mia' },
    { ...therapy, time: null, childId: 'leo' },
    { ...therapy, date: '2026-11-26', time: null, childId: 'mia' },
  ];
  expect(await gathered('add_appointment', ...both)).toEqual(both);
});
