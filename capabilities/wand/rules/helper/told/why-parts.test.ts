import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold } from '#testing/wand-sample-look.ts';
import { clauseOf } from '../message/clause.ts';
import { isWhyAsked } from './why-parts.ts';

test.each([
  ['filling out a form', true],
  ["i'm packing snacks for the team", true],
  ['swimming lesson on Friday', false],
  ['add a form', false],
])('%j behind a question says why it is asked: %s', (text, expected) => {
  const clause = clauseOf(text, sampleHousehold, sampleDay);
  expect(isWhyAsked(clause, [[{ kind: 'answer', text: 'Peanuts.' }], undefined], 1)).toBe(expected);
});
