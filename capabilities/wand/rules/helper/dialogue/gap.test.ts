import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import { blank } from '../memory.ts';
import type { Step, Waiting } from '../reader.ts';
import { answered } from './answer.ts';
import { isStray } from './stray.ts';

const { context } = await sampleContext();
const turn = (message: string, answer: string) => ({ id: 'turn', message, answer, proposals: [], memory: null });
const answers = (sentence: string, message: string) =>
  answered({ kind: 'gap', sentence, quote: 'before' }, { ...context, asked: { ...context.asked, message } });

test.each([
  ['leo is allergic to …', 'walnuts', 'change_member', { allergies: ['Walnuts'] }],
  ['leo is allergic to …', "it's walnuts", 'change_member', { allergies: ['Walnuts'] }],
  ["add … to mia's wishlist", 'chocolate', 'add_gift_idea', { title: 'Chocolate' }],
  ['put … on the packing list for tahoe', 'the sleds', 'add_packing', { name: 'Sleds' }],
  ["change leo's shoe size to …", 'to 27', 'change_member', { shoeSize: '27' }],
  ["update …'s shoe size", "Leo, he's a 27 now", 'change_member', { shoeSize: '27' }],
])('%j and %j', async (sentence, message, tool, values) => {
  expect(await answers(sentence, message)).toMatchObject([{ kind: 'propose', tool, values }]);
});

test.each(['add milk to the list', 'what is for dinner?'])('%j stands on its own', async (message) => {
  expect(await answers('leo is allergic to …', message)).toBeUndefined();
});

const bought: Step[] = [{ kind: 'propose', tool: 'add_groceries', values: { lines: ['walnuts'] }, quote: 'walnuts' }];
const waiting: Waiting = { kind: 'gap', sentence: 'leo is allergic to …', quote: '' };
const unread = 'I did not understand that.';

test.each<[boolean, string, string, string, Waiting | null]>([
  [true, 'walnuts', 'add an allergy', 'To what?', waiting],
  [true, 'walnuts', 'change the recipe', unread, null],
  [false, 'we need walnuts', 'add an allergy', 'To what?', waiting],
  [false, 'walnuts for the list', 'add an allergy', 'To what?', waiting],
  [false, 'walnuts', 'blargh', unread, null],
  [true, 'walnuts', 'who is allergic to nuts?', 'Allergies of Mia: Peanuts.', null],
  [false, 'walnuts', 'what do we need?', 'On the list: milk.', null],
  [false, 'walnuts, milk', 'what is on this week?', 'Nothing.', null],
])('it is %j that %j after %j is not to be bought', async (isIt, message, before, answer, asks) => {
  const asked = { ...context.asked, message, past: [turn(before, answer)] };
  expect(await isStray(bought, { ...blank, waiting: asks }, { ...context, asked })).toBe(isIt);
});

const asks = 'Which one: Swim class or Piano lesson?';
const ofClasses: Waiting = {
  kind: 'choice',
  choices: ['Swim class', 'Piano lesson'].map((label) => ({
    label,
    tool: 'remove_appointment',
    values: { id: label },
  })),
  quote: 'cancel an appointment',
};
const chosen = (message: string) =>
  answered(ofClasses, { ...context, asked: { ...context.asked, message, past: [turn(ofClasses.quote, asks)] } });

test('one that comes again and again is found, and how much of it is asked behind that', async () => {
  expect(await chosen('swim')).toMatchObject([{ kind: 'propose', tool: 'remove_appointment' }]);
});

test('words that do not tell which ask once more, and others stand on their own', async () => {
  expect(await chosen('the other one')).toEqual([{ kind: 'ask', question: asks, waiting: ofClasses }]);
  expect(await chosen('milk')).toBeUndefined();
});

const inJanuary: Waiting = {
  kind: 'missing',
  tool: 'add_task',
  values: { title: 'Book flights', triggerDate: null },
  field: 'triggerDate',
  quote: 'remind me to book flights in january',
};

test.each([
  ['the 5th', '2027-01-05'],
  ['dec 5', '2026-12-05'],
])('%j in January is %j', async (message, triggerDate) => {
  const readings = await answered(inJanuary, { ...context, asked: { ...context.asked, message } });
  expect(readings).toMatchObject([{ kind: 'propose', values: { title: 'Book flights', triggerDate } }]);
});
