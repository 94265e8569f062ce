import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import { sampleDay, sampleHousehold } from '#testing/wand-sample-look.ts';
import { clauseOf } from '../message/clause.ts';
import { unnamedReader } from './unnamed.ts';

const { context } = await sampleContext();
const read = (said: string, message = said) =>
  unnamedReader(clauseOf(said, sampleHousehold, sampleDay), { ...context, asked: { ...context.asked, message } });

test.each([
  ['Please take something off the shopping list', 'What should come off the list?', 'remove_groceries'],
  ['Cross something off the list', 'What should come off the list?', 'tick_groceries'],
  ['Delete an appointment', 'Which appointment do you mean?', 'remove_appointment'],
  ['cancel the appointment', 'Which appointment do you mean?', 'remove_appointment'],
  ['move my appointment to friday', 'Which appointment do you mean?', 'change_appointment'],
  ['move the appointment to 5', 'Which appointment do you mean?', 'change_appointment'],
  ['Cancel a subscription', 'Which subscription do you mean?', 'change_subscription'],
  ['pause a subscription', 'Which subscription do you mean?', 'change_subscription'],
  ['delete one of the breakfast recipes', 'Which recipe do you mean?', 'remove_recipe'],
])('%j asks which, and knows what is then to be done', async (said, question, tool) => {
  const [asks] = (await read(said)) ?? [];
  expect(asks).toMatchObject({ kind: 'ask', question });
  const tools =
    asks?.kind === 'ask' && asks.waiting.kind === 'choice' ? asks.waiting.choices.map((one) => one.tool) : [];
  expect([...new Set(tools)]).toEqual([tool]);
});

test.each([
  ['Add a birthday', 'Whose birthday is it?'],
  ['Move an appointment', 'Which appointment do you mean, and what should be different?'],
])('%j asks %j', async (said, question) => {
  expect(await read(said)).toMatchObject([{ kind: 'ask', question }]);
});

test.each(['delete the eye exam', 'take milk off the list', 'add something to the list'])(
  '%j is named',
  async (said) => {
    expect(await read(said)).toBeUndefined();
  },
);

test('a part of a message may mean what another one names', async () => {
  expect(await read('cancel the appointment', 'the dentist is ill, cancel the appointment')).toBeUndefined();
});
