import { expect, test } from 'vitest';
import { type Home, hill, prairie, readAs, sample } from '#testing/wand-homes.ts';

type Row = [home: Home, tool: string, text: string, values: object];

test.each<Row>([
  [
    sample,
    'add_subscription',
    "we've gone and joined the Heritage Seed Club, 6.50 a month, first payment goes out on December 20",
    { serviceName: 'Heritage Seed Club', subscriptionCost: 650, nextBillingDate: '2026-12-20' },
  ],
  [
    sample,
    'add_subscription',
    'we signed up for Netflix, 15.99 a month',
    { serviceName: 'Netflix', subscriptionCost: 1599, billingFrequency: 'monthly' },
  ],
  [
    hill,
    'add_subscription',
    'new subscription: Spotify, £12 a month',
    { serviceName: 'Spotify', subscriptionCost: 1200 },
  ],
  [
    sample,
    'add_subscription',
    'add a subscription: Puzzle box, free trial, renews on December 8',
    { serviceName: 'Puzzle box', subscriptionCost: 0, nextBillingDate: '2026-12-08' },
  ],
  [sample, 'change_subscription', 'pause Coterie', { id: 'Coterie Diapers', status: 'paused' }],
  [prairie, 'change_subscription', 'pause Peacock', { id: 'Peacock', status: 'paused' }],
  [sample, 'change_subscription', 'resume HelloFresh', { id: 'HelloFresh', status: 'active' }],
  [hill, 'change_subscription', 'cancel Whirli', { id: 'Whirli', status: 'cancelled' }],
  [prairie, 'change_subscription', 'iCloud went up to 3.99', { id: 'iCloud', subscriptionCost: 399 }],
  [hill, 'change_subscription', 'Petplan went up to 18.50', { id: 'Petplan', subscriptionCost: 1850 }],
])('subscriptions cost something, and pause: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test.each<Row>([
  [sample, 'remind_me', 'remind me 2 hours before the dentist', { recordId: 'Dentist Mia', leads: ['2 hours before'] }],
  [
    prairie,
    'remind_me',
    'remind me an hour before the mammogram',
    { recordId: 'Mammogram Jenna', leads: ['1 hour before'] },
  ],
  [sample, 'remind_me', 'remind me about the school fair a day before', { type: 'event', recordId: 'School fair' }],
  [sample, 'hand_over', 'ask David to take Mia to the dentist', { recordId: 'Dentist Mia', takerId: 'david' }],
  [prairie, 'hand_over', 'ask Todd to take Moose to the vet', { recordId: 'Vet Moose', takerId: 'todd' }],
  [
    hill,
    'hand_over',
    'ask Bronagh to take Edie to gymnastics on Wednesday',
    { recordId: 'Gymnastics Edie', day: '2027-05-12' },
  ],
])('reminders and hand-offs are about a record: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test.each<Row>([
  [
    sample,
    'add_place',
    'save Dr. Kim as our dentist, 555-0199',
    { name: 'Dr. Kim', category: 'Dental', phone: '555-0199' },
  ],
  [
    prairie,
    'add_place',
    'save Valley Eye Care as our eye doctor, 920-555-0190',
    { name: 'Valley Eye Care', phone: '920-555-0190' },
  ],
  [prairie, 'change_place', "Dr. Pruitt's number is 920-555-0101", { id: 'Dr. Pruitt', phone: '920-555-0101' }],
  [prairie, 'remove_place', 'delete Shear Bliss', { id: 'Shear Bliss' }],
  [
    prairie,
    'book',
    'I need a checkup at Dr. Hsu, whenever they can take me',
    { memberId: 'jenna', whatFor: 'a checkup' },
  ],
  [prairie, 'book', 'book Dr. Hsu for Eli', { placeId: 'Dr. Hsu', memberId: 'eli' }],
  [hill, 'book', 'book Snips for me', { placeId: 'Snips', memberId: 'hattie' }],
])('places have a number, and are booked: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test.each<Row>([
  [
    sample,
    'make_sitter_sheet',
    'make a sitter sheet for Friday evening',
    { fromDay: '2026-11-20', isEveningOnly: true },
  ],
  [
    prairie,
    'make_sitter_sheet',
    'make a sitter sheet for Saturday evening',
    { fromDay: '2027-02-13', isEveningOnly: true },
  ],
  [hill, 'make_sitter_sheet', 'sitter sheet for Saturday to Sunday', { fromDay: '2027-05-15', untilDay: '2027-05-16' }],
])('a sheet for a sitter covers an evening or days: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test('a doctor of another field is none of those that the family knows', () => {
  expect(readAs('book', 'make an appointment for Eli with the ear doctor', prairie)).toBeUndefined();
  expect(readAs('book', 'make an appointment for Eli with the doctor', prairie)).toHaveLength(1);
});
