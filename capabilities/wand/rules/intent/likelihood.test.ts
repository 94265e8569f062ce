import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold, sampleLook } from '#testing/wand-sample-look.ts';
import { titlesOf } from '../helper/records/titles.ts';
import { featuresOf, wordKindsOf } from './features.ts';
import { formatEntry, likelihoods, likelihoodsWith, parseWeights } from './likelihood.ts';

const never = () => Promise.reject(new Error('This test proposes nothing'));
const request = { ...sampleDay, look: sampleLook, message: '', past: [], propose: never, revise: never, drop: never };
const kinds = wordKindsOf(await titlesOf({ asked: request, household: sampleHousehold }));
const context = { household: sampleHousehold, clock: sampleDay, kinds };

test('names, dates and record titles become their kind', () => {
  const features = featuresOf("move Mia's dentist to friday at 4", context);
  expect(features).toEqual(
    expect.arrayContaining(['^ move', '<child> <appointment>', '<appointment> <day>', 'is appointment']),
  );
  expect(features.join(' ')).not.toMatch(/mia|dentist|friday/i);
});

test('words that are in no record title stay as they are', () => {
  expect(featuresOf('cancel the dentist', { ...context, kinds: new Map() })).toContain('means dentist');
});

test('action words name no record', () => {
  const trash = { title: 'Remind Carlos to take the trash out', kind: 'task' as const, label: '', words: '' };
  const own = { ...context, kinds: wordKindsOf(new Map([['trash', trash]])) };
  expect(featuresOf('we are out of milk', own)).not.toContain('is task');
  expect(featuresOf('remind me to take the pills', own)).not.toContain('is task');
  expect(featuresOf('the trash is done', own)).toContain('is task');
});

test('weights survive encoding and parsing', () => {
  const weights = parseWeights(
    [
      formatEntry('milk', [
        [0, 8],
        [1, -31],
      ]),
      formatEntry('piano', [[1, 31]]),
    ].join('\n'),
  );
  expect(weights.get('milk')).toEqual([
    [0, 2],
    [1, -7.75],
  ]);
  expect(likelihoodsWith(weights, ['add_groceries', 'add_appointment'], ['milk']).get('add_groceries')).toBeGreaterThan(
    0.99,
  );
});

test.each([
  ['the bananas can come off the list', 'remove_groceries'],
  ['whatever happens, piano is off this thursday', 'skip_appointment'],
  ['how long until tahoe?', 'question'],
  ['I love you, little toaster', 'none'],
])('%j has the intent %s', (sentence, intent) => {
  const [[likeliest] = ['']] = [...likelihoods(featuresOf(sentence, context))].toSorted(([, a], [, b]) => b - a);
  expect(likeliest).toBe(intent);
});
