import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import { askedOfIt } from './asked-of-it.ts';

const { context } = await sampleContext();
const fair = ['when is the school fair?', 'School fair is on Saturday, December 5 at 10:00 AM.'] as const;
const trip = ['when is our trip', 'Lake Tahoe: Dec 19 to Dec 23, 5 days.'] as const;
const party = ["when is Emma's party", "Emma's party is on Saturday, November 28 at 2:00 PM."] as const;

const dinner = ["what's for dinner tonight?", 'Dinner today (Monday, November 16): Tacos.'] as const;

test('what was told of one and of another is asked for of both', async () => {
  const past = ['Spotify: $16.99 a month, next on Thu, Dec 3.', 'Hulu: $18.99 a month.'].map((answer) => {
    return { id: answer, message: '', answer, proposals: [], memory: null };
  });
  const message = "so what's that a year for both";
  expect(await askedOfIt(message, { ...context, asked: { ...context.asked, message, past } })).toBe(
    'how much do Spotify and Hulu cost together a year',
  );
});

test.each<[string, readonly [string, string], string | undefined]>([
  ['and where?', fair, 'where is School fair'],
  ['at what time?', fair, 'what time is School fair'],
  ["who's coming?", trip, 'who is going to Lake Tahoe'],
  ['how long is that', trip, 'how long is Lake Tahoe'],
  ['how long is it?', trip, 'how long is Lake Tahoe'],
  ['when do we get back', trip, 'when is Lake Tahoe'],
  ['what time?', party, "what time is Emma's party"],
  ["who's coming?", fair, undefined],
  ['what time is it?', fair, undefined],
  ['what goes in it?', dinner, 'what goes in Tacos'],
  ['what goes in it?', fair, undefined],
  ['and milk', fair, undefined],
])('%j after %j is %j', async (message, [question, answer], full) => {
  const past = [{ id: 'turn', message: question, answer, proposals: [], memory: null }];
  expect(await askedOfIt(message, { ...context, asked: { ...context.asked, message, past } })).toBe(full);
});
