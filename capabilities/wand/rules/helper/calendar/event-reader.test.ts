import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { eventReader } from './event-reader.ts';

test.each([
  [
    "Leo's class has a bake sale on dec 3 at 9 am",
    'add_event: title Bake sale, date 2026-12-03, time 09:00, affectedChildren Leo',
  ],
  ['first grade concert on friday at 6 pm', 'add_event: title First grade concert, date 2026-11-20, time 18:00'],
  [
    'tree lighting on friday dec 4, 5:30 pm, put it on the family calendar',
    'add_event: title Tree lighting, date 2026-12-04, time 17:30',
  ],
  [
    'the neighbors invited us all for dinner on saturday at 7, put it in',
    'add_event: title Dinner with the neighbors, date 2026-11-21, time 19:00',
  ],
  [
    "we're doing a cookie swap with the playgroup moms on friday december 11th at 10",
    'add_event: title Cookie swap with the playgroup moms, date 2026-12-11, time 10:00',
  ],
  [
    'the town tree lighting is happening friday at 5 in the square',
    'add_event: title Town tree lighting, date 2026-11-20, time 17:00, location Square',
  ],
  [
    'book club at our house thursday at 7:30 pm',
    'add_event: title Book club, date 2026-11-19, time 19:30, location Our house',
  ],
  [
    "Leo's preschool open day - tuesday the 1st of december, 9am",
    'add_event: title Preschool open day, date 2026-12-01, time 09:00, affectedChildren Leo',
  ],
  [
    'cookie party sunday december 6 at 3pm, at the Hendersons',
    'add_event: title Cookie party, date 2026-12-06, time 15:00, location Hendersons',
  ],
  [
    "the twins' christening is on Sunday Nov 29 at 11 at St Mary's",
    "add_event: title Twins' christening, date 2026-11-29, time 11:00, location St Mary's",
  ],
  [
    'Winter concert at school on December 11 at 6:30pm',
    'add_event: title Winter concert, date 2026-12-11, time 18:30, location School',
  ],
  [
    'we are having the Millers over for dinner on Saturday at 7',
    'add_event: title Millers over for dinner, date 2026-11-21, time 19:00',
  ],
  [
    'put christmas tree lighting on the family calendar, dec 4, 5 pm, town square',
    'add_event: title Christmas tree lighting, date 2026-12-04, time 17:00, location Town square',
  ],
  [
    'new event: block party next Saturday 2pm at Maple Street',
    'add_event: title Block party, date 2026-11-28, time 14:00, location Maple Street',
  ],
  [
    'we have dinner with the Smiths friday at 7',
    'add_event: title Dinner with the Smiths, date 2026-11-20, time 19:00',
  ],
  ['lunch with Jen on thursday at 12:30', 'add_event: title Lunch with Jen, date 2026-11-19, time 12:30'],
  ['neighborhood potluck sunday 5pm', 'add_event: title Neighborhood potluck, date 2026-11-22, time 17:00'],
  [
    "Leo's preschool concert dec 17 at 9:30",
    'add_event: title Preschool concert, date 2026-12-17, time 09:30, affectedChildren Leo',
  ],
  [
    "mia's birthday party march 6 at 2pm at the pool",
    "add_event: title Mia's birthday party, date 2027-03-06, time 14:00, location Pool, affectedChildren Mia",
  ],
  [
    'baby shower for Kelly december 6 2pm at the club',
    'add_event: title Baby shower for Kelly, date 2026-12-06, time 14:00, location Club',
  ],
  ['Add event: cookie exchange, dec 13, 2 pm', 'add_event: title Cookie exchange, date 2026-12-13, time 14:00'],
  [
    "Mia is invited to Zoe's birthday party on december 6 at 11 at the aquarium",
    "add_event: title Zoe's birthday party, date 2026-12-06, time 11:00, location Aquarium, affectedChildren Mia",
  ],
  [
    'Leo has a birthday party to go to on Saturday at 2',
    'add_event: title Birthday party, date 2026-11-21, time 14:00, affectedChildren Leo',
  ],
  [
    'bake sale on friday at 8:30 in the school gym',
    'add_event: title Bake sale, date 2026-11-20, time 08:30, location School gym',
  ],
  [
    'iftar at our place friday 6pm for 12 people',
    'add_event: title Iftar, date 2026-11-20, time 18:00, location Our place, notes For 12 people',
  ],
  [
    "birthday party for Leo's friend Max saturday at 2",
    "add_event: title Birthday party for Leo's friend Max, date 2026-11-21, time 14:00",
  ],
  ['date night saturday at 7', 'add_event: title Date night, date 2026-11-21, time 19:00'],
])("what the family does together becomes an event: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, eventReader)).toBe(expected);
});

test.each([
  ['Thanksgiving dinner starts at 5 now', 'change_event: id Thanksgiving dinner, time 17:00'],
  ['Thanksgiving dinner moved to 3', 'change_event: id Thanksgiving dinner, time 15:00'],
  [
    'school fair has been moved to the gym at Roosevelt School',
    'change_event: id School fair, location The gym at Roosevelt School',
  ],
  ['change the location of the school fair to the gym', 'change_event: id School fair, location Gym'],
  ['the fair is on dec 6 now', 'change_event: id School fair, date 2026-12-06'],
  ['rename the school fair to winter fair', 'change_event: id School fair, title Winter fair'],
  ['delete the school fair', 'remove_event: id School fair'],
  ['call off thanksgiving', 'remove_event: id Thanksgiving dinner'],
  ['we are not going to the school fair', 'remove_event: id School fair'],
  ["we aren't going to the school fair after all, take it off", 'remove_event: id School fair'],
  ["we can't make it to thanksgiving dinner", 'remove_event: id Thanksgiving dinner'],
  ["the school fair isn't on the 5th, it's the 6th", 'change_event: id School fair, date 2026-12-06'],
  ['school fair got postponed, new date is december 12', 'change_event: id School fair, date 2026-12-12'],
  ["fair's been moved indoors to the gym", 'change_event: id School fair, location Gym'],
  [
    'for thanksgiving dinner write in the notes that we bring pie',
    'change_event: id Thanksgiving dinner, notes We bring pie',
  ],
  [
    'the school is having a bake sale on friday at 9',
    'add_event: title Bake sale, date 2026-11-20, time 09:00, location School',
  ],
  ["grandma can't come to thanksgiving dinner", '-'],
])("an event changes or goes by '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, eventReader)).toBe(expected);
});

test.each([
  ['school concert on december 11, add it to the family calendar', 'asks: What time is the school concert?'],
  ['put the bake sale on the family calendar', 'asks: Which day is the bake sale?'],
  ['new event', 'asks: What is the event?'],
  ['bake sale on Friday, add it to the family calendar', 'asks: What time is the bake sale?'],
  // Without an hour it is no event.
  ['bake sale on Friday', '-'],
  ["schedule Mia's dance recital on december 11", 'asks: What time is the dance recital?'],
  ['game night every friday at 7', '-'],
])("an event needs an hour, which is asked: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, eventReader)).toBe(expected);
});

test.each([
  ['dinner at 7', '-'],
  ['school is closed on friday', '-'],
  ['clear friday dinner', '-'],
  ['dinner is at 7', '-'],
])("what is no event is left: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, eventReader)).toBe(expected);
});

test.each([
  ["the kids aren't coming to thanksgiving dinner", 'says: I left Thanksgiving dinner on Thu, Nov 26 as it is: '],
  ["we aren't going to the school fair", 'remove_event: id School fair'],
])('who stays away takes nothing off the calendar: %j', async (sentence, expected) => {
  expect(await readingOf(sentence, eventReader)).toContain(expected);
});
