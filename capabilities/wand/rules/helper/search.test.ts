import { expect, test } from 'vitest';
import { type Home, hill, prairie, sample } from '#testing/wand-homes.ts';
import { intentsOf } from './rank/intents.ts';
import { divided, divisionsOf } from './search.ts';

const partsOf = (text: string, { family }: Home) =>
  divided(text, { family, intents: intentsOf, topic: [] }).map((part) => [part.text, part.reading?.intent]);

test.each<[Home, string, [string, string][]]>([
  [
    sample,
    'add milk. move the eye exam to friday',
    [
      ['add milk', 'add_groceries'],
      ['move the eye exam to friday', 'change_appointment'],
    ],
  ],
  [
    sample,
    "cancel Mia's haircut and add milk",
    [
      ["cancel Mia's haircut", 'remove_appointment'],
      ['add milk', 'add_groceries'],
    ],
  ],
  [
    prairie,
    'pause Peacock, cancel KiwiCo',
    [
      ['pause Peacock', 'change_subscription'],
      ['cancel KiwiCo', 'change_subscription'],
    ],
  ],
  [
    prairie,
    'delete the puppy chow recipe and remind me to call Gary on Monday',
    [
      ['delete the puppy chow recipe', 'remove_recipe'],
      ['remind me to call Gary on Monday', 'add_task'],
    ],
  ],
  [
    prairie,
    'beer cheese soup and sloppy joes for dinner on saturday',
    [
      ['beer cheese soup', 'plan_meal'],
      ['sloppy joes for dinner on saturday', 'plan_meal'],
    ],
  ],
])('two requests are two parts: %#', (home, text, parts) => {
  expect(partsOf(text, home)).toEqual(parts);
});

test.each<[Home, string]>([
  [sample, 'mac and cheese on the list'],
  [sample, 'add bread, butter and jam to the list'],
  [prairie, 'rice with beans and corn for dinner on saturday'],
  [hill, 'we are going to Whitby from July 16 to 18'],
])('one request stays in one piece: %#', (home, text) => {
  expect(partsOf(text, home)).toHaveLength(1);
});

test('the best division comes first, and every character but signs belongs to a part', () => {
  const text = 'add milk, move the eye exam to friday and pause Coterie';
  const divisions = divisionsOf(text, { family: sample.family, intents: intentsOf, topic: [] });
  const scores = divisions.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  for (const { parts } of divisions) {
    const words = parts
      .map((part) => part.text)
      .join(' ')
      .match(/\p{L}+/gu);
    expect(words?.filter((word) => word !== 'and')).toEqual(text.match(/\p{L}+/gu)?.filter((word) => word !== 'and'));
  }
});

test("a subscription isn't reminded of like an appointment, because its lead time is one of its own fields", () => {
  expect(partsOf('remind me a week before Peacock', prairie).map(([, intent]) => intent)).not.toContain('remind_me');
});
