import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { tripReader } from './reader.ts';

test.each([
  [
    'my sister is coming with us to tahoe',
    'change_trip: id Lake Tahoe, travelers Ana + David + Mia + Leo + Nora + Sister',
  ],
  [
    'a trip to san diego from march 12 to march 16 all five of us are going',
    'add_trip: title San Diego, destination San Diego, startDate 2027-03-12, endDate 2027-03-16, travelers Ana + David + Mia + Leo + Nora',
  ],
  [
    'pack snow boots for mia and leo for tahoe',
    'add_packing: id Lake Tahoe, name Snow boots, traveler Mia | add_packing: id Lake Tahoe, name Snow boots, traveler Leo',
  ],
  [
    "We're going to Orlando from February 13 to 17",
    'add_trip: title Orlando, destination Orlando, startDate 2027-02-13, endDate 2027-02-17, travelers Ana + David + Mia + Leo + Nora',
  ],
  [
    'plan a road trip to vermont for me and david jan 15-18',
    'add_trip: title Vermont, destination Vermont, startDate 2027-01-15, endDate 2027-01-18, travelers David + Ana, travelType road-trip',
  ],
  [
    'road trip to montreal april 2-5, just me, david and leo',
    'add_trip: title Montreal, destination Montreal, startDate 2027-04-02, endDate 2027-04-05, travelers David + Leo + Ana, travelType road-trip',
  ],
  [
    "weekend trip to grandma's dec 5",
    "add_trip: title Grandma's, destination Grandma's, startDate 2026-12-05, endDate 2026-12-06, travelers Ana + David + Mia + Leo + Nora",
  ],
  [
    'vacation in Maine july 3-10',
    'add_trip: title Maine, destination Maine, startDate 2027-07-03, endDate 2027-07-10, travelers Ana + David + Mia + Leo + Nora',
  ],
  [
    'David has a business trip to Chicago Dec 1-3',
    'add_trip: title Business trip to Chicago, destination Chicago, startDate 2026-12-01, endDate 2026-12-03, travelers David',
  ],
  [
    'cruise to the Bahamas march 3 to 10',
    'add_trip: title The Bahamas, destination The Bahamas, startDate 2027-03-03, endDate 2027-03-10, travelers Ana + David + Mia + Leo + Nora, travelType cruise',
  ],
  [
    'family vacation to hawaii june 10 - june 20',
    'add_trip: title Hawaii, destination Hawaii, startDate 2027-06-10, endDate 2027-06-20, travelers Ana + David + Mia + Leo + Nora',
  ],
  [
    "I'm going to a conference in Chicago feb 3-5",
    'add_trip: title Conference in Chicago, destination Chicago, startDate 2027-02-03, endDate 2027-02-05, travelers Ana',
  ],
  [
    'Trip: Boston, 1/15-1/18, me and David',
    'add_trip: title Boston, destination Boston, startDate 2027-01-15, endDate 2027-01-18, travelers David + Ana',
  ],
  [
    "we're off to Orlando from Feb 13 to Feb 20",
    'add_trip: title Orlando, destination Orlando, startDate 2027-02-13, endDate 2027-02-20, travelers Ana + David + Mia + Leo + Nora',
  ],
  [
    'plan a trip to London for me and David, we fly out on april 2 and come back on april 9',
    'add_trip: title London, destination London, startDate 2027-04-02, endDate 2027-04-09, travelers David + Ana',
  ],
  [
    "we're going camping with leo from april 10 to 12",
    'add_trip: title Camping, startDate 2027-04-10, endDate 2027-04-12, travelers Ana + David + Leo',
  ],
  [
    'work trip to chicago jan 11-13',
    'add_trip: title Work trip to Chicago, destination Chicago, startDate 2027-01-11, endDate 2027-01-13, travelers Ana',
  ],
  [
    'David is in Dallas Dec 7 to 9',
    'add_trip: title Dallas, destination Dallas, startDate 2026-12-07, endDate 2026-12-09, travelers David',
  ],
  [
    "We're going to Grandma Rosa's for the weekend of December 12.",
    "add_trip: title Grandma Rosa's, destination Grandma Rosa's, startDate 2026-12-12, endDate 2026-12-13, travelers Ana + David + Mia + Leo + Nora",
  ],
  [
    'im going to denver with carla jan 15-17',
    'add_trip: title Denver, destination Denver, startDate 2027-01-15, endDate 2027-01-17, travelers Ana + Carla',
  ],
  [
    'we are visiting rose and bill from dec 27 till dec 30',
    'add_trip: title Rose and Bill, destination Rose and Bill, startDate 2026-12-27, endDate 2026-12-30, travelers Ana + David + Mia + Leo + Nora',
  ],
  [
    'mia and i are staying with david dec 27 to 30',
    'add_trip: title David, destination David, startDate 2026-12-27, endDate 2026-12-30, travelers Ana + Mia',
  ],
])("a new trip has where, from when to when, and who: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, tripReader)).toBe(expected);
});

test.each([
  ['tahoe: we stay one day longer, until the 24th of december', 'change_trip: id Lake Tahoe, endDate 2026-12-24'],
  ['the tahoe trip is two days longer', 'change_trip: id Lake Tahoe, endDate 2026-12-25'],
  ["we're leaving for tahoe on the 18th", 'change_trip: id Lake Tahoe, startDate 2026-12-18'],
  ['we come back from tahoe on the 24th', 'change_trip: id Lake Tahoe, endDate 2026-12-24'],
  ['move the tahoe trip to Dec 20-24', 'change_trip: id Lake Tahoe, startDate 2026-12-20, endDate 2026-12-24'],
  ['push the tahoe trip back a week', 'change_trip: id Lake Tahoe, startDate 2026-12-26, endDate 2026-12-30'],
  ["David isn't coming to tahoe", 'change_trip: id Lake Tahoe, travelers Ana + Mia + Leo + Nora'],
  ['rename the tahoe trip to ski week', 'change_trip: id Lake Tahoe, title Ski week'],
  ['call off the Lake Tahoe trip', 'remove_trip: id Lake Tahoe'],
  ['cancel the trip', 'remove_trip: id Lake Tahoe'],
  ['the trip to tahoe is off', 'remove_trip: id Lake Tahoe'],
  ["tahoe - we're leaving a day earlier", 'change_trip: id Lake Tahoe, startDate 2026-12-18'],
  [
    'lake tahoe will be the 20th through the 26th',
    'change_trip: id Lake Tahoe, startDate 2026-12-20, endDate 2026-12-26',
  ],
  ['mia and leo arent coming to tahoe', 'change_trip: id Lake Tahoe, travelers Ana + David + Nora'],
  ['the kids are not going to tahoe', 'change_trip: id Lake Tahoe, travelers Ana + David'],
  ['just me and mia going to tahoe', 'change_trip: id Lake Tahoe, travelers Ana + Mia'],
  ['change the trip to come back on the 2nd', 'change_trip: id Lake Tahoe, endDate 2027-01-02'],
  ['take leo off the tahoe trip', 'change_trip: id Lake Tahoe, travelers Ana + David + Mia + Nora'],
])("a trip changes or goes by '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, tripReader)).toBe(expected);
});

test.each([
  ['pack the sleds for Tahoe. We only stay till the 22nd', 'change_trip: id Lake Tahoe, endDate 2026-12-22'],
  ['trip to Boston Jan 8 to 10 for me and David', 'travelers David + Ana'],
])('which trip is meant: %j', async (sentence, expected) => {
  expect(await readingOf(sentence, tripReader)).toContain(expected);
});

test.each([
  ['plan a trip to Florida', 'asks: When is the trip to Florida, from which day to which?'],
  ["we're going to Disney for a few days in march", 'asks: When is the trip to Disney, from which day to which?'],
  ["we're going to Boston in January", 'asks: When is the trip to Boston, from which day to which?'],
  ['trip to Boston on Dec 27', 'asks: Until when is it?'],
  ['add trip', 'asks: Where does the trip go?'],
  ['flying to chicago with mia next friday', 'asks: Until when is it?'],
  ['add Carlos to the tahoe trip', 'asks: Carlos for Lake Tahoe: coming along, or to pack?'],
  ['add mia to the tahoe trip', 'says: On the list of travelers to Lake Tahoe already: Mia.'],
  ['plan a trip from jan 8 to 12', 'asks: Where does the trip go?'],
])("it asks when, and where to: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, tripReader)).toBe(expected);
});

test.each([
  ['mia has a field trip to the museum on friday', '-'],
  ["we're going to the zoo on saturday", '-'],
  ["we're going to the dentist in january", '-'],
  ['Sara is in Dallas Dec 7 to 9', '-'],
  ['remind me tonight to pack lunches', '-'],
  ["who's coming to Tahoe?", '-'],
  ["skip we're in Tahoe", '-'],
  ["leo's class trip to the zoo on dec 4 from 9 to 2", '-'],
  ['the tahoe trip budget is 4000', '-'],
])("what is no trip is left: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, tripReader)).toBe(expected);
});
