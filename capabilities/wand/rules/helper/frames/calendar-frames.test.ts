import { expect, test } from 'vitest';
import { type Home, hill, prairie, readAs, sample } from '#testing/wand-homes.ts';

type Row = [home: Home, tool: string, text: string, values: object];

test.each<Row>([
  [
    sample,
    'add_appointment',
    'dentist for Leo on Monday at 3',
    { title: 'Dentist', childId: 'leo', date: '2026-11-23', time: '15:00' },
  ],
  [
    prairie,
    'add_appointment',
    'dermatologist for Brynn on Friday at 3',
    { title: 'Dermatologist', childId: 'brynn', date: '2027-02-12', time: '15:00' },
  ],
  [
    sample,
    'add_appointment',
    'Leo has speech therapy every Wednesday at 2',
    { title: 'Speech therapy', recurringFrequency: 'weekly', date: '2026-11-18' },
  ],
  [
    hill,
    'add_appointment',
    'Edie has ballet every Friday at 4',
    { title: 'Ballet', recurringFrequency: 'weekly', date: '2027-05-14', time: '16:00' },
  ],
  [
    hill,
    'add_appointment',
    'vaccination for Orla on May 18 at 9:40 at Alma Road Surgery',
    { location: 'Alma Road Surgery', time: '09:40' },
  ],
  [
    sample,
    'add_event',
    'Winter concert at school on December 11 at 6:30pm',
    { title: 'Winter concert', date: '2026-12-11', time: '18:30' },
  ],
  [
    prairie,
    'add_event',
    'Pancake breakfast at church on February 28 at 9am',
    { title: 'Pancake breakfast', date: '2027-02-28', time: '09:00', location: 'Church' },
  ],
  [
    sample,
    'add_event',
    'the school flyer says haunted hallway is on December 4 at 6pm in the elementary',
    { title: 'Haunted hallway', date: '2026-12-04', time: '18:00', location: 'Elementary' },
  ],
  [
    sample,
    'add_appointment',
    'David is upset about the rug, the doctor can see Mia on Monday at 11',
    { childId: 'mia', time: '11:00' },
  ],
])('a new entry holds all that was said: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test.each<Row>([
  [
    sample,
    'change_appointment',
    'move the eye exam to December 9 at 10:30',
    { id: 'Eye exam David', date: '2026-12-09', time: '10:30' },
  ],
  [
    prairie,
    'change_appointment',
    'move the mammogram to March 11 at 9',
    { id: 'Mammogram Jenna', date: '2027-03-11', time: '09:00' },
  ],
  [sample, 'change_appointment', 'the parent-teacher conference is in room 12', { location: 'Room 12' }],
  [hill, 'change_appointment', 'the eye test is half an hour later', { id: 'Eye test Hattie', time: '12:45' }],
  [sample, 'change_event', 'the school fair moved to December 6', { id: 'School fair', date: '2026-12-06' }],
  [prairie, 'change_event', 'the winter formal starts at 8', { id: 'Winter formal', time: '20:00' }],
  [hill, 'change_event', 'naming day starts at 3', { id: 'Naming day', time: '15:00' }],
])('a change names the record and only what is different: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test.each<Row>([
  [sample, 'remove_appointment', "cancel David's eye exam", { id: 'Eye exam David' }],
  [hill, 'remove_appointment', "cancel Bronagh's haircut", { id: 'Haircut Bronagh' }],
  [prairie, 'remove_event', 'remove the fish fry', { id: 'Parish fish fry' }],
  [
    sample,
    'remove_appointment',
    'delete swim from december on',
    { id: 'Swim class Mia', reach: 'later', day: '2026-12-01' },
  ],
  [sample, 'skip_appointment', 'skip swim tomorrow', { id: 'Swim class Mia', date: '2026-11-17' }],
  [hill, 'skip_appointment', 'no choir this week', { id: 'Choir Hattie', date: '2027-05-11' }],
  [prairie, 'skip_appointment', 'no wrestling tonight', { id: 'Wrestling club Eli', date: '2027-02-09' }],
])('what does not take place is one record, or dates of a series: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test('a series that moves to another weekday moves from the week that is said', () => {
  for (const text of ['move swim to Thursday starting next week', 'move swim to Thursdays starting next week'])
    expect(readAs('change_appointment', text, sample), text).toEqual([
      expect.objectContaining({ id: 'Swim class Mia', date: '2026-11-26' }),
    ]);
  expect(readAs('skip_appointment', 'move swim to Thursday starting next week', sample)).toBeUndefined();
});

test('records that are meant equally well are offered', () => {
  expect(readAs('remove_appointment', 'cancel the haircut', sample)).toHaveLength(2);
  expect(readAs('remove_appointment', 'cancel the orthodontist', prairie)).toHaveLength(2);
  expect(readAs('remove_appointment', "cancel Eli's orthodontist", prairie)).toEqual([{ id: 'Orthodontist Eli' }]);
});

test('what nobody keeps is neither changed nor removed', () => {
  for (const home of [sample, prairie, hill])
    for (const tool of ['change_appointment', 'remove_appointment', 'skip_appointment', 'change_event', 'remove_event'])
      expect(readAs(tool, 'cancel the juggling contest', home), tool).toBeUndefined();
});
