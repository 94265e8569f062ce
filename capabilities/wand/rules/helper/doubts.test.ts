import { expect, test } from 'vitest';
import { hill, sample, talkIn } from '#testing/wand-homes.ts';
import { doubted, unplaced } from './doubts.ts';
import { answered } from './gaps.ts';
import { memoryOf } from './memory.ts';
import { intentsOf } from './rank/intents.ts';
import { isPlainOrder } from './rank/trust.ts';
import { readingsAs } from './read.ts';

const partOf = (tool: string, text: string) => ({ text, reading: readingsAs(tool, text, sample.family)[0] });
const division = (tool: string, text: string) => ({ parts: [partOf(tool, text)], terms: [], score: 0 });

test('instead of a card that may be wrong the two best readings are named', () => {
  const text = 'dentist for Mia on December 4 at 3pm';
  const [first, second] = [division('add_appointment', text), division('add_task', text)];
  const [step] = doubted(partOf('add_appointment', text), [first, second], sample.family);
  if (step?.kind !== 'ask') throw new Error('It does not ask.');
  expect(step.asked.question).toMatch(/^Did you mean: new appointment, .*Dec 4, 15:00, or: new task, .*\?$/);

  const talk = (message: string) => ({
    ...{ family: sample.family, intents: intentsOf, message, open: [], asked: {} as never },
    memory: { ...memoryOf([]), waiting: step.asked },
  });
  expect(answered(talk('yes'))).toMatchObject([{ kind: 'propose', tool: 'add_appointment' }]);
  expect(answered(talk('the second one'))).toMatchObject([{ kind: 'propose', tool: 'add_task' }]);
  expect(answered(talk('no'))).toMatchObject([{ kind: 'answer' }]);
  expect(answered(talk('correction: December 5'))).toMatchObject([
    { kind: 'propose', tool: 'add_appointment', values: { date: '2026-12-05', time: '15:00' } },
  ]);
});

test('a time that no card holds is quoted', () => {
  expect(unplaced(partOf('add_groceries', 'add milk at 5pm'))).toMatchObject([{ kind: 'unread', text: 'at 5pm' }]);
  expect(unplaced(partOf('add_groceries', 'add milk'))).toEqual([]);
});

test('an order of one known grocery is not doubted', () => {
  const isPlain = (text: string) => {
    const { reading } = partOf('add_groceries', text);
    return reading !== undefined && isPlainOrder(reading);
  };
  for (const text of ['we need toothpaste', 'I need AA batteries', 'put coffee on the list'])
    expect(isPlain(text), text).toBe(true);
  for (const text of ['we need a plumber', 'toothpaste', 'we need milk for the party', 'we need milk on Friday'])
    expect(isPlain(text), text).toBe(false);
});

test('what is removed was named, and nothing else was said beside it', async () => {
  const { cards } = await talkIn(sample, "cancel Leo's haircut");
  expect(cards).toMatchObject([{ tool: 'remove_appointment' }]);
  for (const message of ['cancel the haircut for Mia and the moon at 5', 'take that off', 'haircut'])
    expect((await talkIn(sample, message)).cards.filter(({ tool }) => tool.startsWith('remove_'))).toEqual([]);
});

test('what is said to stay is not removed', async () => {
  const removed = async (message: string) =>
    (await talkIn(hill, message)).cards.filter(({ tool }) => tool.startsWith('remove_')).map(({ values }) => values);
  expect(await removed("Edie's going to live with her dad, take her off the family. Wilf's staying obviously")).toEqual(
    [{ id: 'edie' }],
  );
  expect(await removed("take it off the family, Wilf's staying")).toEqual([]);
  expect(await removed('leave the eye test alone and cancel it all')).toEqual([]);
  expect(await removed('remove the eye test')).toEqual([{ id: 'Eye test Hattie' }]);
});
