import { expect, test } from 'vitest';
import { inWords, sampleContext } from '#testing/wand-reading.ts';
import { sampleDay, sampleHousehold } from '#testing/wand-sample-look.ts';
import { clauseOf } from '../message/clause.ts';
import { likelihoodOf } from './likely.ts';
import { readPlainly } from './plain-reading.ts';
import { plainSayings } from './plain-saying.ts';

const { titles, context } = await sampleContext();
const clause = (said: string) => clauseOf(said, sampleHousehold, sampleDay);

test.each([
  ['remove_appointment', "honestly, mia's haircut, who needs it", "delete Mia's Haircut"],
  ['remove_appointment', 'haircut, who needs it', undefined],
  ['change_event', 'the fair should be shown at 11', "move Mia's School fair to 11:00"],
  ['change_task', 'holiday cards by the 27th rather than friday the 20th or the 25th', undefined],
  ['skip_appointment', 'swim, the one on the 24th, without us', "skip Mia's Swim class on 2026-11-24"],
  ['tick_groceries', 'eggs and milk are lying in my trolley', 'tick off milk and eggs'],
  ['change_subscription', 'lovevery is 130 dollars now', 'Lovevery Play Kits costs $130 now'],
  ['change_subscription', 'hellofresh can be back on', 'resume HelloFresh'],
  ['plan_week', 'sort out the meals of next week', 'plan our meals for the week of 2026-11-23'],
  ['change_member', 'leo is a 27 in shoes', "Leo's shoe size is 27"],
  ['change_member', 'leo is into shoes', undefined],
  ['add_staple', 'salt never needs buying', 'we always have salt at home'],
  ['add_staple', 'salt no longer lives here', undefined],
  ['change_grocery', 'eggs on the list should say 2 dozen', 'change eggs to 2 dozen'],
  ['change_grocery', 'the list says 2 eggs, we need 5', undefined],
  ['add_groceries', 'pick up dish soap, tinfoil & milk', 'add dish soap, tinfoil and milk to the grocery list'],
  ['add_groceries', 'pick up mia and milk', undefined],
  ['dismiss_task', "i haven't ordered the holiday cards yet", undefined],
  ['plan_meal', 'we ate pancakes this morning', undefined],
  ['plan_meal', 'not lemon pasta on wednesday. tacos', 'tacos for dinner on 2026-11-18'],
  ['plan_meal', 'tacos or chicken soup on wednesday', undefined],
])('%s: %s', (intent, said, plain) => {
  expect(plainSayings[intent]?.({ clause: clause(said), clock: sampleDay, titles })).toBe(plain);
});

test('what nobody reads is read in plain words, with her own as the quote', async () => {
  const said = 'soup on thursday, the chicken one';
  const readings = await readPlainly(said, context);
  expect(readings).toMatchObject([{ tool: 'plan_meal', quote: said }]);
  expect(readings?.map(inWords).join()).toContain('date=2026-11-19');
});

test.each(['what a day', 'leo hates haircuts', 'mia loved the tacos yesterday'])(
  '%s asks for nothing',
  async (said) => {
    expect(await readPlainly(said, context)).toBeUndefined();
  },
);

test('a card that the sentence gives no sign of is out of the question', async () => {
  const said = clause('biscuit lives with my sister now, take him out of the family');
  const card = (tool: string) => [{ kind: 'propose' as const, tool, values: {}, quote: '' }];
  expect(await likelihoodOf(card('add_member'), said, context)).toBeLessThan(0.01);
  expect(await likelihoodOf(card('remove_member'), said, context)).toBeGreaterThan(0.9);
});
