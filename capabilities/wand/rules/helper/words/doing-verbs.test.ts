import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import { inPlainVerbs } from './doing-verbs.ts';

const { titles } = await sampleContext();

test.each([
  ['Please discard the recipe for veggie wraps.', 'Please delete the recipe for veggie wraps.'],
  ['We can throw the flu shots task out, and add salt', 'We can delete the flu shots task, and add salt'],
  ['Would you mind discarding the eye exam?', 'delete the eye exam'],
  ['Pull the flu shots up to Saturday', 'move the flu shots to Saturday'],
  ['Set the school fair for Dec 12', 'move the school fair to Dec 12'],
  ['Carry the flu shots over to Monday', 'move the flu shots to Monday'],
  ["Carry this week's meals over to next week", "copy this week's meals to next week"],
  ['Give David another week on the flu shots', 'push the flu shots back another week'],
  ['Empty dinner on Friday', 'clear dinner on Friday'],
  ['Freeze Coterie', 'pause Coterie'],
  ['The eye exam needs to be on another day', 'move The eye exam'],
  ['We need a different time for the school fair', 'move the school fair'],
  ['Take the check mark off the bread', 'untick the bread'],
  ['Enter a new subscription: Canva', 'add a new subscription: Canva'],
  ['Remove Thrive Market from our records', 'delete Thrive Market'],
  ["The school fair doesn't open until eleven", 'The school fair starts at eleven'],
  ["Uncle Tom's birthday doesn't need to be in there any longer", "delete Uncle Tom's birthday"],
])('%j is %j', async (message, plain) => {
  expect(await inPlainVerbs(message, async () => titles)).toBe(plain);
});

test.each([
  'Throw out the trash tomorrow',
  'Toss beans onto the grocery list',
  'Remind me to throw out the tacos recipe',
  'Set the alarm for tomorrow',
  'Set the fair tickets for Friday',
  'Carry the groceries in',
  'Empty the dishwasher',
  'Freeze the leftovers',
  'The car needs another day',
  'We need another day for the beach',
  "The dentist doesn't open until nine",
  "The soup doesn't need to be on the stove any longer",
])('%j stays', async (message) => {
  expect(await inPlainVerbs(message, async () => titles)).toBe(message);
});
