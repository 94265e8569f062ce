import { expect, test } from 'vitest';
import { type Home, hill, prairie, sample } from '#testing/wand-homes.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import { answerTo } from './answer.ts';

test.each<[Home, string, string]>([
  [sample, 'when is the dentist?', 'Thursday, November 19 at 3:30 PM'],
  [prairie, 'when is the mammogram?', 'Tuesday, March 9 at 7:45 AM'],
  [hill, 'when is the eye test?', 'Thursday, May 13 at 12:15 PM'],
  [sample, 'who is allergic to peanuts', 'Mia'],
  [prairie, 'what size shoes does Eli wear', '10'],
  [hill, 'what size shoes does Edie wear', '9.5'],
  [sample, 'is milk on the list', 'Yes.'],
  [prairie, 'is coffee on the list?', 'Yes.'],
  [sample, 'what is for dinner on Wednesday?', 'Lemon pasta'],
  [prairie, 'what is for dinner tomorrow?', 'Sheet pan brats'],
  [hill, 'what is for dinner on Monday', 'Cottage pie'],
  [sample, 'how much is HelloFresh', '$240.00 a month'],
  [prairie, 'how much is Peacock?', '$10.99 a month'],
  [sample, "when is Uncle Tom's birthday", 'December 14'],
  [hill, 'when is Nana Deirdre turning 71', 'May 27'],
  [sample, 'when do we leave for Lake Tahoe', 'Dec 19'],
  [sample, 'what tasks are due', 'Order holiday cards'],
  [sample, 'are we free on Saturday', 'Haircut (Leo)'],
  [sample, 'what do we need for tacos', 'ground beef'],
  [sample, "I'm in the store, what size shoes does Mia wear?", 'Mia'],
  [sample, 'what is for dinner on Wednesday because I have no idea anymore', 'Lemon pasta'],
  [prairie, 'is coffee on the list? We drink a lot of it', 'Yes.'],
  [sample, "how old's Leo", 'Leo is'],
])('a question is answered from what is kept: %#', async ({ look, clock, family }, question, told) => {
  const asked = { ...clock, look, message: question, past: [] } as unknown as BrainRequest;
  expect(await answerTo(question, asked, family), question).toContain(told);
});

test('what nobody knows has no answer', async () => {
  const asked = { ...sample.clock, look: sample.look, message: '', past: [] } as unknown as BrainRequest;
  for (const question of ['who won the world cup', 'what is the meaning of life'])
    expect(await answerTo(question, { ...asked, message: question }, sample.family), question).toBeUndefined();
});
