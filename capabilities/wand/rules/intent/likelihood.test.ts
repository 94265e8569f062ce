import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold, sampleLook } from '#testing/wand-sample-look.ts';
import { titlesOf } from '../helper/records/titles.ts';
import { featuresOf, wordKindsOf } from './features.ts';
import { entryOf, likelihoods, likelihoodsBy, weightsIn } from './likelihood.ts';

const never = () => Promise.reject(new Error('Nobody is asked'));
const asked = { ...sampleDay, look: sampleLook, message: '', past: [], propose: never, revise: never, drop: never };
const kinds = wordKindsOf(await titlesOf({ asked, household: sampleHousehold }));
const surroundings = { household: sampleHousehold, clock: sampleDay, kinds };

test('names, days and what the family keeps count by their kind alone', () => {
  const features = featuresOf("move Mia's dentist to friday at 4", surroundings);
  expect(features).toEqual(
    expect.arrayContaining(['^ move', '<child> <appointment>', '<appointment> <day>', 'is appointment']),
  );
  expect(features.join(' ')).not.toMatch(/mia|dentist|friday/i);
});

test('what is not known of a family is a word like any other', () => {
  expect(featuresOf('cancel the dentist', { ...surroundings, kinds: new Map() })).toContain('means dentist');
});

test('what says what to do names nothing that is kept', () => {
  const trash = { title: 'Remind Carlos to take the trash out', kind: 'task' as const, label: '', words: '' };
  const own = { ...surroundings, kinds: wordKindsOf(new Map([['trash', trash]])) };
  expect(featuresOf('we are out of milk', own)).not.toContain('is task');
  expect(featuresOf('remind me to take the pills', own)).not.toContain('is task');
  expect(featuresOf('the trash is done', own)).toContain('is task');
});

test('the file of weights keeps what was learned', () => {
  const weights = weightsIn(
    [
      entryOf('milk', [
        [0, 8],
        [1, -31],
      ]),
      entryOf('piano', [[1, 31]]),
    ].join('\n'),
  );
  expect(weights.get('milk')).toEqual([
    [0, 2],
    [1, -7.75],
  ]);
  expect(likelihoodsBy(weights, ['add_groceries', 'add_appointment'], ['milk']).get('add_groceries')).toBeGreaterThan(
    0.99,
  );
});

test.each([
  ['the bananas can come off the list', 'remove_groceries'],
  ['whatever happens, piano is off this thursday', 'skip_appointment'],
  ['how long until tahoe?', 'question'],
  ['I love you, little toaster', 'none'],
])('%s', (said, intent) => {
  const [[likeliest] = ['']] = [...likelihoods(featuresOf(said, surroundings))].toSorted(([, a], [, b]) => b - a);
  expect(likeliest).toBe(intent);
});
