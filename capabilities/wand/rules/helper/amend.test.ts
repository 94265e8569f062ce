import { expect, test } from 'vitest';
import { type Home, hill, prairie, sample } from '#testing/wand-homes.ts';
import type { Values } from '../tools/tool.ts';
import { amended } from './amend.ts';
import { fieldsOf } from './steps.ts';

const dentist = { title: 'Dentist', childId: 'leo', date: '2026-11-23', time: '15:00' };
const dermatologist = { title: 'Dermatologist', childId: 'brynn', date: '2027-02-12', time: '15:00' };
const changed = (home: Home, tool: string, message: string, values: Values) =>
  amended(message, values, fieldsOf(tool), home.family, {})?.values;

test.each<[Home, string, Values, Values]>([
  [sample, 'make it 4', dentist, { time: '16:00' }],
  [sample, 'no, Tuesday', dentist, { date: '2026-11-17' }],
  [sample, 'for Mia, not Leo', dentist, { childId: 'mia' }],
  [sample, 'at Bright Smiles', dentist, { location: 'Bright Smiles' }],
  [sample, 'every week', dentist, { recurringFrequency: 'weekly' }],
  [sample, 'an hour later', dentist, { time: '16:00' }],
  [sample, 'make it seven', { ...dentist, time: '18:00' }, { time: '19:00' }],
  [sample, 'make that eleven, I work that night and want a nap', dentist, { time: '11:00' }],
  [sample, 'oh no, Monday the 23rd is the concert. Tuesday then', dentist, { date: '2026-11-17' }],
  [sample, 'every Monday from then on', { ...dentist, reach: 'this' }, { reach: 'later' }],
  [sample, 'for Mia, no sorry, for Leo', { ...dentist, childId: 'mia' }, { childId: 'leo' }],
  [sample, '12 30', dentist, { time: '12:30' }],
  [sample, 'make that eleven actually', dentist, { time: '11:00' }],
  [sample, 'eleven instead please', dentist, { time: '11:00' }],
  [sample, 'quarter past then', dentist, { time: '15:15' }],
  [sample, 'no wait, four, I forgot the bus', dentist, { time: '16:00' }],
  [sample, "on second thought Tuesday, Monday's the concert and that takes all day", dentist, { date: '2026-11-17' }],
  [sample, 'make it every other Monday', { ...dentist, date: '2026-11-30' }, { recurringFrequency: 'biweekly' }],
  [sample, 'make it four, not three actually', dentist, { time: '16:00' }],
  [prairie, 'make it 4', dermatologist, { time: '16:00' }],
  [prairie, "it's for Eli", dermatologist, { childId: 'eli' }],
  [prairie, 'on February 16 at 9:30', dermatologist, { date: '2027-02-16', time: '09:30' }],
])('an appointment said differently changes only that: %#', (home, message, values, change) => {
  expect(changed(home, 'add_appointment', message, values), message).toEqual({ ...values, ...change });
});

test.each<[Home, string, string, Values, Values]>([
  [
    sample,
    'add_task',
    'actually Thursday at 6',
    { title: 'Call mom', triggerDate: '2026-11-20' },
    { triggerDate: '2026-11-19', remindAt: '18:00' },
  ],
  [
    prairie,
    'plan_meal',
    'on Friday',
    { date: '2027-02-10', mealType: 'dinner', recipeId: 'Baked ziti' },
    { date: '2027-02-12' },
  ],
  [
    hill,
    'plan_meal',
    'for lunch',
    { date: '2027-05-10', mealType: 'dinner', recipeId: 'Fish pie' },
    { mealType: 'lunch' },
  ],
  [prairie, 'change_subscription', '$12.50', { id: 'Peacock', subscriptionCost: 1099 }, { subscriptionCost: 1250 }],
  [
    hill,
    'add_subscription',
    'a year',
    { serviceName: 'Spotify', billingFrequency: 'monthly' },
    { billingFrequency: 'annually' },
  ],
  [
    sample,
    'remind_me',
    'no, an hour',
    { recordId: 'Dentist', leads: ['The day before'] },
    { leads: ['1 hour before'] },
  ],
  [sample, 'make_sitter_sheet', 'only Mia, Leo is at his game', { childIds: ['mia', 'leo'] }, { childIds: ['mia'] }],
  [
    sample,
    'add_groceries',
    'make that three actually',
    { lines: ['2 cartons of milk'] },
    { lines: ['3 cartons of milk'] },
  ],
  [sample, 'add_groceries', '4 bottles instead', { lines: ['2 cartons of milk'] }, { lines: ['4 bottles of milk'] }],
  [sample, 'add_trip', 'not David', { travelers: ['Ana', 'David'] }, { travelers: ['Ana'] }],
  [sample, 'change_event', 'the 7th', { id: 'School fair', time: '14:00' }, { date: '2026-12-07' }],
  [
    sample,
    'remove_appointment',
    'no, only next Tuesday',
    { id: 'Swim class', reach: 'all' },
    { reach: 'this', day: '2026-11-24' },
  ],
])('every card has rooms for days, hours, money and kinds: %#', (home, tool, message, values, change) => {
  expect(changed(home, tool, message, values), message).toEqual({ ...values, ...change });
});

test('what says nothing of the card changes nothing', () => {
  for (const message of ['hm', 'purple monkey dishwasher', 'thanks', ''])
    expect(changed(sample, 'add_appointment', message, dentist), message).toBeUndefined();
});

test('what is asked for takes what is left over', () => {
  const fields = fieldsOf('add_task');
  expect(amended('water the plants', {}, fields, sample.family, { asked: 'title' })?.values).toEqual({
    title: 'Water the plants',
  });
});
