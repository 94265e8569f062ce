import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, type Home, hill, prairie, sample, talkIn } from '#testing/wand-homes.ts';
import { tools } from '../tools/all-tools.ts';
import { inputSchemaOf } from '../tools/input-schema.ts';
import { foundIn } from './find/found.ts';

type Row = [home: Home, text: string, tool: string, values: object];

test.each<Row>([
  [sample, 'dentist for Leo on Monday at 3', 'add_appointment', { childId: 'leo', date: '2026-11-23', time: '15:00' }],
  [prairie, 'dermatologist for Brynn on Friday at 3', 'add_appointment', { childId: 'brynn', date: '2027-02-12' }],
  [hill, 'vaccination for Orla on May 18 at 9:40 at Alma Road Surgery', 'add_appointment', { childId: 'orla' }],
  [
    sample,
    'move the eye exam to December 9 at 10:30',
    'change_appointment',
    { id: 'Eye exam David', date: '2026-12-09' },
  ],
  [prairie, "cancel Lorraine's cardiologist", 'remove_appointment', { id: 'Cardiologist Lorraine' }],
  [hill, 'no choir this week', 'skip_appointment', { id: 'Choir Hattie' }],
  [hill, 'School fete on June 12 at 11am', 'add_event', { date: '2027-06-12', time: '11:00' }],
  [prairie, 'the winter formal starts at 8', 'change_event', { id: 'Winter formal', time: '20:00' }],
  [sample, 'remind me to call the plumber on Thursday', 'add_task', { title: 'Call the plumber' }],
  [prairie, 'I ordered the contacts', 'dismiss_task', { id: "Order Brynn's contacts" }],
  [hill, 'we are going to Whitby from July 16 to 18', 'add_trip', { destination: 'Whitby' }],
  [prairie, 'pack a swimsuit for the Dells', 'add_packing', { id: 'Dells', name: 'Swimsuit' }],
  [hill, 'add rice and 2 tins of tuna to the list', 'add_groceries', { lines: ['rice', '2 tins of tuna'] }],
  [prairie, 'remove the paper towels from the list', 'remove_groceries', { items: ['paper towels'] }],
  [hill, 'fish pie for dinner on Friday', 'plan_meal', { recipeId: 'Fish pie', date: '2027-05-14' }],
  [prairie, 'delete the puppy chow recipe', 'remove_recipe', { id: 'Puppy chow' }],
  [sample, 'Mia is allergic to kiwi', 'change_member', { id: 'mia', allergies: ['Peanuts', 'Kiwi'] }],
  [prairie, "Craig's birthday is actually on May 15", 'change_birthday', { id: 'Craig', date: '1980-05-15' }],
  [sample, 'gift idea for Uncle Tom: a chess set', 'change_birthday', { giftIdeas: ['Chess set'] }],
  [hill, 'pause Gousto', 'change_subscription', { id: 'Gousto', status: 'paused' }],
  [prairie, 'remind me an hour before the mammogram', 'remind_me', { recordId: 'Mammogram Jenna' }],
  [prairie, 'ask Todd to take Moose to the vet', 'hand_over', { takerId: 'todd' }],
  [sample, 'save Dr. Kim as our dentist, 555-0199', 'add_place', { name: 'Dr. Kim', phone: '555-0199' }],
  [hill, 'Wilf hated the fish pie', 'rate_meal', { recipeId: 'Fish pie', memberId: 'wilf' }],
  [prairie, 'book Dr. Hsu for Eli', 'book', { placeId: 'Dr. Hsu', memberId: 'eli' }],
])('each topic is understood in a household that it has not seen: %#', async (home, text, tool, values) => {
  const { cards } = await talkIn(home, text);
  expect(cards, text).toEqual([{ tool, values: expect.objectContaining(values) }]);
});

test('several requests of a message each have a card, and a question its answer', async () => {
  const { answer, cards } = await talkIn(sample, 'Add eggs. Move the eye exam to December 9. When is the school fair?');
  expect(cards.map(({ tool }) => tool)).toEqual(['add_groceries', 'change_appointment']);
  expect(answer).toContain('December 5');
});

describe('whatever is said', () => {
  const removes = new Set(
    tools.flatMap((tool) => (tool.kind === 'write' && tool.action === 'remove' ? [tool.name] : [])),
  );
  const typeOf = (value: unknown) =>
    Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
  const removal = /^(?:remove|callOff|skip|unsubscribe|stopSuggesting|leavesOut|noLonger|not)$/;

  function faultsOf({ tool: name, values }: Card, message: string, { family }: Home): string[] {
    const tool = tools.find((one) => one.name === name);
    if (!tool || tool.kind === 'read') return [`no tool ${name}`];
    const { properties, required } = inputSchemaOf(tool);
    const odd = Object.entries(values).filter(
      ([key, value]) => value !== null && properties[key]?.type !== typeOf(value),
    );
    const saysSo = foundIn(message.replaceAll('’', "'"), family).meanings.some(({ meaning }) => removal.test(meaning));
    return [
      ...odd.map(([key, value]) => `${name}.${key} = ${JSON.stringify(value)}`),
      ...(tool.action === 'change'
        ? []
        : required.filter((key) => key in values && values[key] === '').map((key) => `${name}.${key} is empty`)),
      ...(removes.has(name) && !saysSo ? [`${name} without a word that removes`] : []),
    ];
  }

  const words =
    "add remove cancel move skip remind book pack the a to of for from on at and not no my Mia Leo Brynn Eli Wilf Edie dentist swim cello physio haircut milk eggs coffee list dinner tacos ziti friday tomorrow next week 3 4:30 december 9 $12.50 room 12 school recipe trip Dells Tahoe Brittany birthday party gift Peacock Gousto is was are when what who how much , . ? ! : ; - 's it that one".split(
      ' ',
    );
  const babble = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 }).map((some) => some.join(' '));

  test('a card has a tool, values that fit its fields, and no removal that nobody asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(sample, prairie, hill), babble, async (home, message) => {
        const { answer, cards } = await talkIn(home, message);
        expect(answer).not.toBe('');
        expect(
          cards.flatMap((card) => faultsOf(card, message, home)),
          message,
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('no text makes it fail, and neither does what follows', async () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      babble,
    );
    await fc.assert(
      fc.asyncProperty(any, any, async (first, second) => {
        const { answer } = await talkIn(sample, first, second);
        expect(answer).not.toBe('');
      }),
      { numRuns: 40 },
    );
  });

  test('long messages end, too', async () => {
    for (const long of [
      'add milk and eggs '.repeat(40),
      'and '.repeat(200),
      '(((('.repeat(500),
      'a'.repeat(2000),
      '1'.repeat(2000),
      'no, Mia, not Leo, at 3, '.repeat(30),
      'move the eye exam to friday. '.repeat(30),
    ]) {
      const { answer } = await talkIn(sample, long, 'make it 4');
      expect(answer, long.slice(0, 30)).not.toBe('');
    }
  });
});
