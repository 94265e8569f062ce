import { describe, expect, test } from 'vitest';
import { noticeWords, type Story } from './words.ts';

const at = Date.parse('2026-11-18T10:00:00Z');

const story = (fields: Partial<Story> = {}, thing: Partial<Story['thing']> = {}): Story => ({
  event: 'ask',
  state: 'asked',
  giverName: 'Ana',
  takerName: 'David',
  word: null,
  answerWord: null,
  proposal: null,
  answerBy: '2026-11-19T08:00:00.000Z',
  timeZone: 'UTC',
  isTakers: false,
  thing: {
    type: 'appointment',
    title: 'Dentist',
    date: '2026-11-19',
    time: '16:00',
    location: 'Main Street',
    childName: 'Mia',
    isPrivate: false,
    ...thing,
  },
  ...fields,
});

test('an ask says what, when, where and by when', () => {
  expect(noticeWords(story(), 'taker', 'private', at)).toEqual({
    title: 'Ana asks you: Dentist for Mia',
    body: 'Tomorrow at 4:00 PM, Main Street. Please answer by tomorrow at 8:00 AM.',
  });
});

test('a proposal says another time', () => {
  const counter = story({ event: 'how about', proposal: { date: '2026-11-20', time: null }, answerWord: 'Swim' });
  expect(noticeWords(counter, 'giver', 'full', at)).toEqual({
    title: "David can't like this: Dentist for Mia",
    body: 'How about Friday, November 20 at 4:00 PM? David: "Swim"',
  });
});

describe('where others can see it', () => {
  const secret = { word: 'The rash', answerWord: 'My knee' };

  test('medical things are vague, and what people wrote is left out', () => {
    for (const event of ['ask', 'no', 'how about', 'cannot', 'moved', 'removed'] as const)
      for (const to of ['giver', 'taker', 'owners'] as const) {
        const words = noticeWords(story({ event, ...secret }, { isPrivate: true }), to, 'private', at);
        expect(`${words.title} ${words.body}`).not.toMatch(/dentist|rash|knee|main street/i);
        expect(words.title).toContain('Appointment for Mia, 4:00 PM');
      }
  });

  test("with 'little', the text only says that there is something", () => {
    const words = noticeWords(story(secret), 'taker', 'little', at);
    expect(words).toEqual({ title: 'Ana asks you something', body: 'Open it to see.' });
  });
});

test.each([
  ['reassigned', 'taker', "It's yours: Dentist for Mia", true],
  ['reassigned', 'taker', 'Someone else does it: Dentist for Mia', false],
  ['lapsed', 'taker', 'No answer needed any more: Dentist for Mia', false],
  ['lapsed', 'giver', 'No answer from David: Dentist for Mia', false],
  ['taker left', 'giver', "It's yours again: Dentist for Mia", false],
  ['giver left', 'owners', 'Nobody does it now: Dentist for Mia', false],
] as const)('%s to the %s: %s', (event, to, title, isTakers) => {
  expect(noticeWords(story({ event, isTakers }), to, 'full', at).title).toBe(title);
});
