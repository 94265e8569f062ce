import { expect, test } from 'vitest';
import { type Home, hill, prairie, readAs, sample, talkIn } from '#testing/wand-homes.ts';

type Row = [home: Home, tool: string, text: string, values: object];

test.each<Row>([
  [
    sample,
    'add_task',
    'New chore: clean the cage every Sunday',
    { title: 'Clean the cage', recurringFrequency: 'weekly' },
  ],
  [
    sample,
    'add_task',
    'I have to bake four dozen cookies by Friday so make me a to do for that',
    { title: 'Bake four dozen cookies', triggerDate: '2026-11-20' },
  ],
  [
    sample,
    'add_task',
    'remind me to call the plumber on Thursday',
    { title: 'Call the plumber', triggerDate: '2026-11-19' },
  ],
  [
    prairie,
    'add_task',
    'remind me to mail the tax forms on Friday',
    { title: 'Mail the tax forms', triggerDate: '2027-02-12' },
  ],
  [
    hill,
    'add_task',
    'remind Bronagh on Tuesday at 5 to fetch the cake',
    { title: 'Fetch the cake', remindAt: '17:00', assigneeId: 'bronagh' },
  ],
  [sample, 'dismiss_task', 'the holiday cards are ordered', { id: 'Order holiday cards' }],
  [prairie, 'dismiss_task', 'I ordered the contacts', { id: "Order Brynn's contacts" }],
  [hill, 'dismiss_task', 'the gutters are done', { id: 'Clear the gutters' }],
  [
    sample,
    'change_task',
    'move the flu shots to December 3',
    { id: 'Flu shots for the kids', triggerDate: '2026-12-03' },
  ],
  [
    prairie,
    'change_task',
    'push the license plates to March 20',
    { id: 'Renew license plates', triggerDate: '2027-03-20' },
  ],
  [sample, 'remove_task', 'delete the smoke alarm task', { id: 'Change the smoke alarm batteries' }],
  [hill, 'remove_task', 'delete the school uniform task', { id: 'Order school uniform' }],
])('tasks are added, moved, done and removed: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test('a report needs what was done, and not only for whom', () => {
  const reported: [Home, string, string[]][] = [
    [prairie, 'I sent Gary a birthday card', []],
    [prairie, 'Gary is done', []],
    [prairie, 'I sent the W-2s', ['Send W-2s to Gary']],
    [hill, 'I gave Janice a lift', []],
    [hill, 'I paid Janice', ['Pay Janice']],
  ];
  for (const [home, text, ids] of reported) {
    const cards = [readAs('dismiss_task', text, home) ?? []].flat();
    expect(
      cards.map((card) => (typeof card === 'object' ? card.id : card)),
      text,
    ).toEqual(ids);
  }
});

test('which of several trips is asked, and each has its own days', async () => {
  const asked = await talkIn(prairie, 'pack all the hats and a towel');
  expect(asked).toEqual({ answer: expect.stringMatching(/^Which one: Dells .+ or Nashville/), cards: [] });
  const { cards } = await talkIn(prairie, 'pack a hat and a towel', 'the second');
  expect(cards.map(({ values }) => [values.id, values.name])).toEqual([
    ['Nashville', 'Hat'],
    ['Nashville', 'Towel'],
  ]);
  const moved = await talkIn(prairie, 'move the trip a day later', 'Nashville');
  expect(moved.cards[0]?.values).toMatchObject({ id: 'Nashville', startDate: '2027-05-21' });
});

test.each<Row>([
  [
    sample,
    'add_trip',
    'make it a trip: Omsk while the visa is good, April 16 to 18',
    { title: 'Omsk', destination: 'Omsk', startDate: '2027-04-16' },
  ],
  [
    sample,
    'add_trip',
    'Her choir is having its weekend in Boise from December 27 to 30, make that a trip',
    { destination: 'Boise', startDate: '2026-12-27', endDate: '2026-12-30' },
  ],
  [
    sample,
    'add_trip',
    'plan a trip to Chicago from December 27 to 30',
    { title: 'Chicago', startDate: '2026-12-27', endDate: '2026-12-30' },
  ],
  [
    prairie,
    'add_trip',
    'we are going to Chicago from April 9 to 11',
    { destination: 'Chicago', startDate: '2027-04-09', endDate: '2027-04-11' },
  ],
  [
    hill,
    'add_trip',
    'we are going to Whitby from July 16 to 18',
    { destination: 'Whitby', startDate: '2027-07-16', endDate: '2027-07-18' },
  ],
  [sample, 'change_trip', 'we leave for Lake Tahoe a day earlier', { id: 'Lake Tahoe', startDate: '2026-12-18' }],
  [prairie, 'change_trip', 'Nashville starts a day later', { id: 'Nashville', startDate: '2027-05-21' }],
  [hill, 'change_trip', 'Brittany ends a day later', { id: 'Brittany', endDate: '2027-08-29' }],
  [prairie, 'remove_trip', 'the Dells trip is off', { id: 'Dells' }],
  [sample, 'remove_trip', 'cancel the Lake Tahoe trip', { id: 'Lake Tahoe' }],
])('trips have a destination and two days: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test.each<Row>([
  [
    sample,
    'add_packing',
    'pack ski goggles for Leo for Lake Tahoe',
    { id: 'Lake Tahoe', name: 'Ski goggles', traveler: 'Leo' },
  ],
  [prairie, 'add_packing', 'pack a swimsuit for the Dells', { id: 'Dells', name: 'Swimsuit' }],
  [hill, 'add_packing', 'pack a torch for Edie for Brittany', { id: 'Brittany', name: 'Torch', traveler: 'Edie' }],
  [sample, 'change_packing', 'the snow boots are packed', { id: 'Lake Tahoe', itemId: 'Snow boots', isPacked: true }],
  [hill, 'change_packing', 'the kite is packed', { id: 'Northumberland', itemId: 'Kite', isPacked: true }],
  [
    prairie,
    'remove_packing',
    'take the cowboy boots off the packing list',
    { id: 'Nashville', itemId: 'Cowboy boots' },
  ],
  [hill, 'remove_packing', 'take the travel cot off the packing list', { id: 'Northumberland', itemId: 'Travel cot' }],
])('things to pack belong to a trip, and to who carries them: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});
