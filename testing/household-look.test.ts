import { expect, test } from 'vitest';
import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { calendarApi } from '#capabilities/calendar/contract.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { handoffsApi } from '#capabilities/handoffs/contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { packingApi } from '#capabilities/planner/packing-contract.ts';
import type { Household } from './household.ts';
import { householdLook } from './household-look.ts';

const household: Household = {
  me: 'Priya',
  today: '2027-03-10',
  now: '18:20',
  timeZone: 'Europe/London',
  records: [
    { add: 'member', memberType: 'adult', name: 'Priya', relationship: 'self' },
    { add: 'member', memberType: 'adult', name: 'Sam', relationship: 'partner' },
    { add: 'child', name: 'Asha', birthdate: '2018-02-03' },
    {
      ...{ add: 'appointment', title: 'Fencing', date: '2027-01-12', time: '17:30', child: 'Asha' },
      ...{ isRecurring: true, recurringFrequency: 'weekly' },
    },
    { add: 'appointment', title: 'Dentist', date: '2027-03-12', child: 'Asha' },
    { add: 'appointment', title: 'Dentist', date: '2027-03-15', child: 'Sam' },
    { add: 'task', title: 'Renew passports', category: 'task', triggerDate: '2027-03-11' },
    { add: 'trip', title: 'Lisbon', startDate: '2027-05-29', endDate: '2027-06-04' },
    { add: 'packing', trip: 'Lisbon', name: 'Sun hats' },
    { add: 'recipe', name: 'Dal', mealType: 'dinner', ingredients: ['250 g red lentils'] },
    { add: 'meal', week: '2027-03-08', day: 'wednesday', mealType: 'dinner', recipe: 'Dal' },
    { add: 'grocery', name: 'Dal' },
  ],
  context: {
    handedOver: ['Dentist of Sam (Sam)', 'Fencing 2027-03-16 (Marit, guest)'],
    proposals: ['Dentist of Asha: Sam suggests 2027-03-13 12:15'],
    packed: ['Lisbon: Sun hats'],
  },
};
const { look, members } = householdLook(household);

test('records know their people and each other', async () => {
  expect(members.find(({ isYou }) => isYou)?.name).toBe('Priya');
  const appointments = await look(appointmentsApi.list);
  expect(appointments.map(({ id, childName }) => [id, childName])).toEqual([
    ['Fencing Asha', 'Asha'],
    ['Dentist Asha', 'Asha'],
    ['Dentist Sam', 'Sam'],
  ]);
  const { rows } = await look(mealPlansApi.week, { query: { weekStartDate: '2027-03-08' } });
  expect(rows[0]?.cells[0]).toMatchObject({ recipeId: 'Dal 2', recipeName: 'Dal' });
  const list = await look(groceriesApi.read, { params: { id: 'groceries' } });
  expect(list.items[0]).toMatchObject({ id: 'Dal', name: 'Dal' });
});

test('the calendar has every occurrence', async () => {
  const { entries } = await look(calendarApi.between, { query: { from: '2027-03-10', to: '2027-03-16' } });
  expect(entries.map(({ title, date }) => `${title} ${date}`)).toEqual([
    'Renew passports 2027-03-11',
    'Dentist 2027-03-12',
    'Dentist 2027-03-15',
    'Fencing 2027-03-16',
  ]);
});

test('the context of a household is read from words', async () => {
  const [dentist, fencing, countered] = await look(handoffsApi.list);
  expect(dentist).toMatchObject({ recordId: 'Dentist Sam', takerId: 'sam', day: null, may: ['take back'] });
  expect(fencing).toMatchObject({ recordId: 'Fencing Asha', takerName: 'Marit', day: '2027-03-16', isGuest: true });
  expect(countered?.proposal).toEqual({ date: '2027-03-13', time: '12:15' });
  expect(await look(packingApi.list, { params: { id: 'Lisbon' } })).toMatchObject([
    { name: 'Sun hats', isPacked: true },
  ]);
});
