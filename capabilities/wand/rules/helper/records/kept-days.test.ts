import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold, sampleLook } from '#testing/wand-sample-look.ts';
import { withKeptDays } from './kept-days.ts';

const never = () => Promise.reject(new Error('It only reads'));

test.each([
  ["ten days before uncle tom's birthday remind me", 'on 2026-12-04 remind me'],
  ['The day before the tahoe trip, remind me', 'on 2026-12-18, remind me'],
  ["remind me about leo's haircut the day before", "remind me about leo's haircut on 2026-11-20"],
  ['remind me a week after the trip to wash up', 'remind me on 2026-12-30 to wash up'],
  ["the night before leo's haircut at 8", 'on 2026-11-20 in the evening at 8'],
  ["two weeks before mia's birthday", 'on 2027-02-18'],
  ["a couple of days before emma's party", 'on 2026-11-26'],
  ['a present for Uncle Tom a week before his birthday', 'a present for Uncle Tom on 2026-12-07'],
  // Two fit, nothing does, and what is over cannot be planned.
  ['the day before the haircut', 'the day before the haircut'],
  ['the day before the recital', 'the day before the recital'],
  ['a month before the dentist', 'a month before the dentist'],
  ["Ben's on March 3 and Bill's on the 9th", "Ben's on March 3 and Bill's on the 9th of March"],
  ['born on june third and her twin on the fourth', 'born on june third and her twin on the fourth of june'],
  // A reminder comes before what it is of.
  ['fair on Dec 5, remind me on the 28th', 'fair on Dec 5, remind me on the 28th'],
  ['fair on Dec 20, remind me on the 18th', 'fair on Dec 20, remind me on the 18th of Dec'],
  ['fair on Dec 20 and bake on the weekend', 'fair on Dec 20 and bake on the weekend'],
])('%j is a day of the calendar', async (message, dated) => {
  const asked = { ...sampleDay, look: sampleLook, message, past: [], propose: never, revise: never, drop: never };
  expect(await withKeptDays({ asked, household: sampleHousehold })).toBe(dated);
});
