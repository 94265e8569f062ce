import { expect, test } from 'vitest';
import { hill, prairie, sample } from '#testing/wand-homes.ts';
import { seamsIn } from './seams.ts';

const shown = (text: string, { family } = sample) =>
  seamsIn(text, family).map(({ kind, start, opens }) => `${kind}${opens ? ' anew' : ''}: ${text.slice(start)}`);

test('a message may be divided at signs, at an and, and before a verb', () => {
  expect(shown('add milk. move the eye exam to friday')).toEqual(['sentence anew: move the eye exam to friday']);
  expect(shown('pause Peacock, cancel KiwiCo', prairie)).toEqual(['sign anew: cancel KiwiCo']);
  expect(shown('add milk and eggs')).toEqual(['and: eggs']);
  expect(shown('Wilf is ill\nremind me to call Janice', hill)).toEqual(['sentence anew: remind me to call Janice']);
  expect(shown('get milk, and remove the bread')).toEqual(['and anew: remove the bread']);
});

test.each([
  ['two hours', 'from 3 to 4'],
  ['a day with its year', 'dentist December 3, 2027 at 4'],
  ['a decimal', 'Netflix costs 15.99'],
  ['an hour with a colon', 'dentist at 3:30'],
  ['what a colon announces', 'our shopping list: milk'],
  ['an address', 'the form is on example.com/form'],
])('%s is not divided', (_, text) => {
  expect(shown(text)).toEqual([]);
});

test('a long list keeps the strongest places alone', () => {
  const text = `${Array.from({ length: 30 }, (_, at) => `thing${at}`).join(' and ')}. add milk`;
  const seams = seamsIn(text, sample.family);
  expect(seams).toHaveLength(12);
  expect(seams.at(-1)).toMatchObject({ kind: 'sentence' });
});
