import { expect, test } from 'vitest';
import { type Home, hill, prairie, readAs, sample } from '#testing/wand-homes.ts';

type Row = [home: Home, tool: string, text: string, values: object];

test.each<Row>([
  [sample, 'change_member', 'Mia is allergic to kiwi', { id: 'mia', allergies: ['Peanuts', 'Kiwi'] }],
  [prairie, 'change_member', 'Eli is allergic to kiwi', { id: 'eli', allergies: ['Kiwi'] }],
  [sample, 'change_member', 'I am allergic to shrimp', { id: 'ana', allergies: ['Shrimp'] }],
  [sample, 'change_member', 'Leo wears shoe size 27 now', { id: 'leo', shoeSize: '27' }],
  [hill, 'change_member', 'Wilf wears size 10 shoes now', { id: 'wilf', shoeSize: '10' }],
  [prairie, 'change_child', 'Eli loves chess', { id: 'eli', preferences: ['Wrestling', 'Robotics', 'Chess'] }],
  [sample, 'add_member', 'add our cat Luna', { memberType: 'pet', name: 'Luna', petType: 'cat' }],
  [prairie, 'add_member', 'we got a cat called Luna', { memberType: 'pet', name: 'Luna', petType: 'cat' }],
])('what is told of a person stands beside what is known: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test.each<Row>([
  [
    sample,
    'add_birthday',
    "Grandpa Joe's birthday is May 3",
    { name: 'Grandpa Joe', date: '2027-05-03', relationship: 'family' },
  ],
  [hill, 'add_birthday', "Uncle Pete's birthday is June 3", { name: 'Uncle Pete', date: '2027-06-03' }],
  [sample, 'change_birthday', "Uncle Tom's birthday is December 15", { id: 'Uncle Tom', date: '1985-12-15' }],
  [prairie, 'change_birthday', "Craig's birthday is May 15", { id: 'Craig', date: '1980-05-15' }],
  [sample, 'change_birthday', "Emma's party is at 3", { id: 'Emma', partyTime: '15:00' }],
  [hill, 'remove_birthday', "remove Bea's birthday", { id: 'Bea' }],
])('birthdays keep their year, and parties their hour: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test.each<Row>([
  [sample, 'change_birthday', 'gift idea for Uncle Tom: a chess set', { id: 'Uncle Tom', giftIdeas: ['Chess set'] }],
  [prairie, 'change_birthday', 'gift idea for Craig: a chess set', { id: 'Craig', giftIdeas: ['Chess set'] }],
  [prairie, 'change_birthday', 'gift idea for Aunt Deb: a chess set', { giftIdeas: ['Sourdough crock', 'Chess set'] }],
  [sample, 'add_gift_idea', 'Mia would love a telescope', { childId: 'mia', title: 'Telescope' }],
  [hill, 'add_gift_idea', 'gift idea for Edie: a paint set', { childId: 'edie', title: 'Paint set' }],
])('gift ideas are for somebody: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});
