import { expect, test } from 'vitest';
import { type HouseholdMember, householdApi } from '#capabilities/household/contract.ts';
import type { Proposal } from '../../contract.ts';
import type { BrainPiece, BrainRequest, ProposeResult } from '../tools/brain.ts';
import type { Values } from '../tools/tool.ts';
import { help } from './help.ts';

const household = [{ id: 'mia', name: 'Mia', memberType: 'child' } as HouseholdMember];

/** Talks to the helper in a family that has nothing but a child. */
async function heard(message: string, propose?: BrainRequest['propose']) {
  const proposed: { tool: string; values: Values }[] = [];
  const keep: BrainRequest['propose'] = async (tool, values): Promise<ProposeResult> => {
    proposed.push({ tool, values });
    return { proposal: { id: tool } as Proposal };
  };
  const look = async (endpoint: unknown) => (endpoint === householdApi.list ? household : []);
  const asked = {
    message,
    past: [],
    today: '2026-11-16',
    now: '09:00',
    timeZone: 'UTC',
    look,
    propose: propose ?? keep,
  };
  const said: BrainPiece[] = [];
  for await (const piece of help(asked as unknown as BrainRequest)) said.push(piece);
  return { said, proposed, text: said.map((piece) => ('content' in piece ? piece.content : '')).join('') };
}

test('what it does not understand it says, with examples that fit the family, and proposes nothing', async () => {
  const { text, proposed } = await heard('asdkjh qwe');
  expect(text).toMatch(/^I did not understand that\. I am the built-in helper/);
  expect(text).toContain('- dentist for Mia on Friday at 3');
  expect(proposed).toEqual([]);
});

test('words come before cards, and never say that it is done', async () => {
  const { said, proposed } = await heard('dentist for Mia tomorrow at 3 and remind me to call the school on friday');
  expect(said.map((piece) => Object.keys(piece)[0])).toEqual(['content', 'proposal', 'proposal', 'memory']);
  expect(said[0]).toEqual({ content: 'Here are 2 things to check:' });
  expect(proposed.map(({ tool }) => tool)).toEqual(['add_appointment', 'add_task']);
});

test('the part of a message that it does not understand is named', async () => {
  const { text, proposed } = await heard('dentist for Mia tomorrow at 3. Defrag the purple staplers');
  expect(text).toContain('I did not understand ‘Defrag the purple staplers’.');
  expect(proposed).toHaveLength(1);
});

test('what is only told besides a request is no request', async () => {
  const { text } = await heard('Mia is sick, remind me to call the school tomorrow');
  expect(text).toBe('Here is what I would add:');
});

test('what is said twice is proposed once', async () => {
  const { proposed } = await heard(
    'add milk to the list. Dentist for Mia tomorrow at 3. Dentist for Mia tomorrow at 3',
  );
  expect(proposed.map(({ tool }) => tool)).toEqual(['add_groceries', 'add_appointment']);
});

test('why something cannot be proposed is said', async () => {
  const { text } = await heard('dentist for Mia tomorrow at 3', async () => ({ refused: 'That is too long' }));
  expect(text).toBe('Here is what I would add:\n\nThat does not work: That is too long.');
});

test.each([
  ['order a pizza for tonight', 'I cannot order'],
  ['call the dentist for me', 'I cannot make phone calls'],
  ["email Mia's teacher that she is sick", 'I cannot send messages'],
  ['text grandma', 'I cannot send messages'],
  ['tell grandma to come', 'I cannot send messages'],
  ['pay the rent', 'I cannot pay'],
  ["what's the weather like tomorrow", 'I do not know the weather'],
  ['who won the game last night', 'I cannot look up the news'],
  ['tell me a joke', 'I cannot write that'],
  ['open https://example.org and tell me what it says', 'I cannot open web pages'],
  ['set an alarm for 7', 'I cannot do that'],
  ['x'.repeat(2000), 'it is too long for me'],
])('%s is beyond it, and it says so', async (message, sentence) => {
  const { text, proposed } = await heard(message);
  expect(text).toContain(sentence);
  expect(proposed).toEqual([]);
});

test.each([
  ['visit grandma on saturday at 3', 'add_event'],
  ['call with Sarah tomorrow at 10', 'add_appointment'],
  ['remind me to call the dentist', 'add_task'],
  ['call the plumber on friday', 'add_task'],
  ['open house at school dec 2 at 6', 'add_event'],
])('%j only looks like it', async (message, tool) => {
  expect((await heard(message)).proposed).toMatchObject([{ tool }]);
});

test('what only leads to a request is passed over, and what was not understood is said', async () => {
  expect((await heard('such a mess here, add milk')).text).toBe('Here is what I would add:');
  expect((await heard('add milk. the frobnicator is on friday at the zork')).text).toContain(
    'I did not understand ‘the frob',
  );
});

test('a long message is read sentence by sentence', async () => {
  const { proposed } = await heard(Array.from({ length: 60 }, (_, n) => `Remind me to call number ${n}.`).join(' '));
  expect(proposed).toHaveLength(60);
});

test.each(['delete everything', 'clear everything', 'cancel the whole week', 'how was the dentist'])(
  '%j comes to no card',
  async (message) => {
    expect((await heard(message)).proposed).toEqual([]);
  },
);

test.each([
  ['hi', 'Hello!'],
  ['hi!', 'Hello!'],
  ['Good morning!', 'Hello!'],
  ['lol ok', 'All right.'],
  ['ugh im so tired, leo was up all night', 'I hope you get some rest'],
  ['thanks!', 'You are welcome.'],
  ['thanks hun', 'You are welcome.'],
  ['thank u ur a lifesaver', 'that is kind'],
  ['you rock', 'that is kind'],
  ['never mind', 'All right.'],
  ["that's not what I said", 'I am sorry.'],
  ['ugh what a week', 'I hope you get some rest'],
  ["i'm knackered", 'I hope you get some rest'],
  ['just signed up. what now?', 'I am the built-in helper'],
  ['how do i undo something', 'Say ‘undo’'],
  ['where do I start', 'I am the built-in helper'],
  ["Mia needs new rain boots and we're out of milk", 'I did not understand ‘Mia needs new rain boots’.'],
  ['what can you do?', 'I am the built-in helper'],
  ['who are you', 'I am the built-in helper'],
  ['yes', 'There is nothing waiting for an answer.'],
])('%j is answered', async (message, sentence) => {
  expect((await heard(message)).text).toContain(sentence);
});
