import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxDaysBefore, parseStep, type Step, stepText } from './step-text.ts';

describe('the text form of a step', () => {
  test.each<[Step, string]>([
    [{ daysBefore: 14, title: 'Send the invitations' }, '14 days before: Send the invitations'],
    [{ daysBefore: 1, title: 'Bake' }, '1 day before: Bake'],
    [{ daysBefore: 0, title: 'Pick up the cake' }, 'On the day: Pick up the cake'],
    [{ daysBefore: null, title: 'Ask Grandma: does she come?' }, 'Ask Grandma: does she come?'],
  ])('of %j is %s', (step, text) => {
    expect(stepText(step)).toBe(text);
    expect(parseStep(text)).toEqual(step);
  });

  test.each<[string, Step]>([
    ['2 weeks before - book the venue', { daysBefore: 14, title: 'book the venue' }],
    ['Two weeks prior – Book it', { daysBefore: 14, title: 'Book it' }],
    ['  a month before:Look for a cake ', { daysBefore: 30, title: 'Look for a cake' }],
    ['1 WEEK  out: Count heads', { daysBefore: 7, title: 'Count heads' }],
    ['The day before: Decorate', { daysBefore: 1, title: 'Decorate' }],
    ['Day of — Charge the camera', { daysBefore: 0, title: 'Charge the camera' }],
    ['Some time before: Sleep', { daysBefore: null, title: 'Sleep' }],
  ])('%s is parsed', (text, step) => {
    expect(parseStep(text)).toEqual(step);
  });

  test.each([
    'Leave at 9:30',
    '14 days before:',
    '999 weeks before: Begin',
    'Send invitations 3 weeks before',
    'toString: x',
    '3 constructor before: x',
    'Cake - chocolate',
  ])('%s has no valid distance and becomes the title', (text) => {
    expect(parseStep(text)).toEqual({ daysBefore: null, title: text });
  });

  test('can be parsed back for every step, even if its title looks like another step', () => {
    const looksLikeAStep = fc
      .array(fc.constantFrom('14 days before', 'On the day', 'Some time before', ': ', ' - ', ':', '2 weeks out', 'x'))
      .map((pieces) => pieces.join(''));
    const title = fc
      .oneof(fc.string({ unit: 'grapheme' }), looksLikeAStep)
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const daysBefore = fc.option(fc.nat({ max: maxDaysBefore }));
    fc.assert(
      fc.property(fc.record({ title, daysBefore }), (step) => {
        expect(parseStep(stepText(step))).toEqual(step);
      }),
    );
  });
});
