import { expect, test } from 'vitest';
import { hill, prairie, sample, talkIn } from '#testing/wand-homes.ts';
import { bareOf, correctedIn, cueIn } from './correction.ts';

test.each([
  ['no, Thursday', 'instead'],
  ['sorry, at 4', 'instead'],
  ['and eggs', 'beside'],
  ['Mia too', 'beside'],
  ['dentist at 3', undefined],
])('words at the ends say whether it takes a place or comes beside: %s', (message, cue) => {
  expect(cueIn(message, sample.family)).toBe(cue);
});

test.each([
  ['no, make it Thursday please', 'Thursday'],
  ['for Leo, not Mia', 'for Leo'],
  ['actually at 4 instead', 'at 4'],
  ['sorry, I meant the eye exam', 'the eye exam'],
])('what leads to a correction is no part of it: %s', (message, bare) => {
  expect(bareOf(message).replace(/^the /, '')).toBe(bare.replace(/^the /, ''));
});

test('a question said for somebody or something else is said in full', () => {
  expect(correctedIn('and for Leo?', 'when is the dentist for Mia', sample.family)?.text).toBe(
    'when is the dentist for Leo',
  );
  expect(correctedIn('what about tomorrow', 'what is for dinner tonight', prairie.family)?.text).toBe(
    'what is for dinner tomorrow',
  );
  expect(correctedIn('hm', 'what is for dinner tonight', prairie.family)).toBeUndefined();
});

test('an open card is changed where it stands', async () => {
  const talks: [string[], object][] = [
    [['dentist for Leo on Monday at 3', 'make it 4'], { time: '16:00', date: '2026-11-23' }],
    [['dentist for Leo on Monday at 3', 'for Mia, not Leo'], { childId: 'mia', time: '15:00' }],
    [['remind me to call mom on Friday', 'actually Thursday at 6'], { triggerDate: '2026-11-19', remindAt: '18:00' }],
    [['tacos on Saturday for dinner', 'no, pancakes'], { recipeId: 'Pancakes', date: '2026-11-21' }],
  ];
  for (const [messages, values] of talks) {
    const { answer, cards } = await talkIn(sample, ...messages);
    expect(cards, messages.join(' / ')).toEqual([
      { tool: expect.any(String), values: expect.objectContaining(values) },
    ]);
    expect(answer).toBe('I changed the card:');
  }
});

test('cards are left, whatever reason follows', async () => {
  for (const message of ["no wait, leave it, I'll calm down", 'hold on never mind David will have a fit'])
    expect((await talkIn(sample, 'cancel the eye exam', message)).answer, message).toBe('All right, I left it.');
  expect((await talkIn(sample, 'cancel the eye exam', 'leave it at 5')).answer).not.toBe('All right, I left it.');
});

test('a question goes on with the next', async () => {
  expect((await talkIn(sample, 'when is the dentist', 'and the eye exam')).answer).toMatch(/^Eye exam \(David\)/);
  expect((await talkIn(prairie, 'what size shoes does Eli wear', 'and Hattie?')).answer).toContain('13');
  expect((await talkIn(hill, 'what is for dinner tomorrow?', 'and on Tuesday?')).answer).toContain('Jacket potatoes');
});
