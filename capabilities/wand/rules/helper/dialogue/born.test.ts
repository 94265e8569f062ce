import { expect, test } from 'vitest';
import { inWords, sampleContext } from '#testing/wand-reading.ts';
import { clauseOf } from '../message/clause.ts';
import { bornAs, kinSaid } from './born.ts';

const child = { memberType: 'child', name: 'Ben' };
const ofChild = { kind: 'missing' as const, tool: 'add_member', values: child, field: 'birthdate' };
const ofDavid = { kind: 'missing' as const, tool: 'change_member', values: { id: 'david' }, field: 'birthdate' };

test.each([
  ['add my son ben', "he's 7", "asks: On which day is Ben's birthday?", ofChild],
  ['add my son ben', 'march 3', 'asks: Which year was Ben born?', ofChild],
  ['add my son ben, 7', 'march 3', 'add_member memberType=child name=Ben birthdate=2019-03-03', ofChild],
  ['ben', "he's 7, march 3 2019", 'add_member memberType=child name=Ben birthdate=2019-03-03', ofChild],
  ["david's birthday is march 3", '1988', 'change_member id=david birthdate=1988-03-03', ofDavid],
  ["david's birthday is march 3", "'88", 'change_member id=david birthdate=1988-03-03', ofDavid],
  [
    'add my son ben, 6',
    "december 12, he'll be turning 7",
    'add_member memberType=child name=Ben birthdate=2019-12-12',
    ofChild,
  ],
  [
    "david's birthday is march 3",
    "i don't know",
    'add_birthday name=David relationship=family date=2027-03-03',
    ofDavid,
  ],
  [
    'add my son ben',
    'not sure',
    'says: A child is kept with the birthdate, so tell me about Ben when you know it.',
    ofChild,
  ],
  ['add my son ben', 'ben was born may 4 2018', 'add_member memberType=child name=Ben birthdate=2018-05-04', ofChild],
  ['add my son ben', 'lily was born may 4 2018', undefined, ofChild],
  ['add my son ben', 'add milk to the list', undefined, ofChild],
])('after %j the answer %j comes to %j', async (quote, answer, expected, waiting) => {
  const { context } = await sampleContext();
  const said = clauseOf(answer, context.household, context.asked);
  expect(
    bornAs({ ...waiting, quote }, said, context)
      ?.map(inWords)
      .join(),
  ).toBe(expected);
});

test('who somebody is to her says of which kind', async () => {
  const { context } = await sampleContext();
  const waiting = { kind: 'missing' as const, tool: 'add_member', values: {}, field: 'memberType', quote: '' };
  const told = (answer: string) => kinSaid(waiting, clauseOf(answer, context.household, context.asked));
  expect(told('my husband')).toEqual({ memberType: 'adult', relationship: 'spouse' });
  expect(told("he's my son")).toEqual({ memberType: 'child' });
  expect(told("he's my ex-husband")).toEqual({ memberType: 'adult', relationship: 'other', notes: 'Ex-husband' });
  expect(told('family')).toEqual({ memberType: 'adult', relationship: 'other' });
  expect(told('the blue one')).toBeUndefined();
});
