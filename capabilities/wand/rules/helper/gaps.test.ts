import { expect, test } from 'vitest';
import { prairie, sample, talkIn } from '#testing/wand-homes.ts';

const values = async (home: typeof sample, ...messages: string[]) =>
  (await talkIn(home, ...messages)).cards.map((card) => card.values);

test('a day that was asked for completes the card', async () => {
  expect((await talkIn(sample, 'add a birthday for Uncle Pete')).answer).toBe("When is Uncle Pete's birthday?");
  expect(await values(sample, 'add a birthday for Uncle Pete', 'May 3')).toEqual([
    expect.objectContaining({ name: 'Uncle Pete', date: '2027-05-03' }),
  ]);
});

test('of several records the one that is named is meant, or both', async () => {
  expect((await talkIn(sample, 'cancel the haircut')).answer).toMatch(
    /^Which one: Leo's Haircut .* or Mia's Haircut .*\?$/,
  );
  expect(await values(sample, 'cancel the haircut', "Leo's")).toEqual([{ id: 'Haircut Leo' }]);
  expect(await values(sample, 'cancel the haircut', 'the one on the 28th')).toEqual([{ id: 'Haircut Mia' }]);
  expect(await values(sample, 'cancel the haircut', 'both')).toHaveLength(2);
  expect(await values(prairie, 'cancel the orthodontist', "Eli's")).toEqual([{ id: 'Orthodontist Eli' }]);
});

test('a series asks how far a change reaches, and waits while something else is asked', async () => {
  expect((await talkIn(sample, 'delete swim')).answer).toBe(
    'Swim class repeats. Only this one (Tue, Nov 17), this and later, or all?',
  );
  expect(await values(sample, 'delete swim', 'only this one')).toEqual([
    expect.objectContaining({ reach: 'this', day: '2026-11-17' }),
  ]);
  expect(await values(sample, 'delete swim', 'what is for dinner tonight?', 'all')).toEqual([
    expect.objectContaining({ reach: 'all' }),
  ]);
  expect(await values(prairie, 'move cello to 5', 'this and later')).toEqual([
    expect.objectContaining({ reach: 'later', time: '17:00' }),
  ]);
});

test('another request in place of the answer lets the question go', async () => {
  const { answer, cards } = await talkIn(sample, 'cancel the haircut', 'remind me to call the plumber on Thursday');
  expect(answer).toBe("Here's what I'd add:");
  expect(cards).toEqual([{ tool: 'add_task', values: expect.objectContaining({ title: 'Call the plumber' }) }]);
});

test('an answer that fits nothing proposes nothing', async () => {
  expect(await values(sample, 'delete swim', 'purple')).toEqual([]);
  expect(await values(sample, 'cancel the haircut', 'hm')).toEqual([]);
});
