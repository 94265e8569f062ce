import { addDays, today, weekdayAndDate } from '#core/dates.ts';
import type { Job } from './job.ts';
import { openFromBar, openFromSidebar, openMore, say } from './screens.ts';

const inDays = (days: number) => addDays(today(), days);

const hasDentistOn =
  (date: string): Job['isDone'] =>
  async ({ read }) =>
    (await read('/api/appointments')).some(
      (one: { title: string; type: string; date: string; time: string; childName: string }) =>
        one.title === 'Dentist' &&
        one.type === 'Dental' &&
        one.date === date &&
        one.time === '15:00' &&
        one.childName === 'Mia',
    );

export const dentist: Job = {
  title: 'Add the dentist',
  work: async (hand) => {
    const { page, tap, type, pickDate, pickTime } = hand;
    await openFromSidebar(hand, 'Appointments');
    await tap(page.getByRole('button', { name: 'Add Appointment' }));
    const form = page.getByRole('dialog', { name: 'Add Appointment' });
    await type(form.getByLabel('Title'), 'Dentist');
    await tap(form.getByRole('group', { name: 'Child' }).getByLabel('Mia'));
    await pickDate(form.getByLabel('Date', { exact: true }), inDays(9));
    await pickTime(form.getByLabel('Time'), '15:00');
    await tap(form.getByRole('button', { name: 'Save' }));
    await form.waitFor({ state: 'hidden' });
  },
  isDone: hasDentistOn(inDays(9)),
};

export const dentistBySentence: Job = {
  title: 'The same by a sentence',
  work: (hand) => say(hand, `dentist for Mia on ${weekdayAndDate(inDays(10))} at 3`),
  isDone: hasDentistOn(inDays(10)),
};

export const todayAndWeek: Job = {
  title: 'Today and this week',
  work: async ({ page, see }) => {
    await see(page.getByText('Ten-month checkup').first());
    await see(page.getByRole('region', { name: 'Upcoming This Week' }));
  },
  isDone: async ({ read }) =>
    (await read('/api/appointments')).some((one: { title: string }) => one.title === 'Ten-month checkup'),
};

export const present: Job = {
  title: 'A present in time',
  work: async (hand) => {
    const { page, tap, type, pickDate } = hand;
    await openFromBar(hand, 'Planner');
    await tap(page.getByRole('button', { name: 'Add Item' }));
    const form = page.getByRole('dialog', { name: 'Add Item' });
    await type(form.getByLabel('Title'), "Rosa's present");
    await pickDate(form.getByLabel('Date', { exact: true }), inDays(2));
    await type(form.getByLabel('Description'), 'Knitting wool');
    await tap(form.getByRole('button', { name: 'Save' }));
    await form.waitFor({ state: 'hidden' });
  },
  isDone: async ({ read }) =>
    (await read('/api/reminders')).some(
      (one: { title: string; category: string; triggerDate: string }) =>
        one.title === "Rosa's present" && one.category === 'seasonal' && one.triggerDate === inDays(2),
    ),
};

const hasPackedTrip =
  (name: string): Job['isDone'] =>
  async ({ read }) => {
    const trips: { id: string; title: string }[] = await read('/api/reminders');
    const id = trips.find(({ title }) => title === name)?.id;
    return id !== undefined && (await read(`/api/reminders/${id}/packing`)).length > 5;
  };

export const trip: Job = {
  title: 'A trip with packing',
  work: async (hand) => {
    const { page, tap, type, pickDate } = hand;
    await openFromBar(hand, 'Planner');
    await openMore(hand);
    await tap(page.getByRole('button', { name: 'Add Trip' }));
    const form = page.getByRole('dialog', { name: 'Add Trip' });
    await type(form.getByLabel('Title'), 'To the sea');
    await type(form.getByLabel('Destination'), 'Cape Cod');
    await pickDate(form.getByLabel('Start date'), inDays(20));
    await pickDate(form.getByLabel('End date'), inDays(27));
    await type(form.getByLabel('Description'), 'Cousins');
    await tap(form.getByRole('button', { name: 'Save' }));
    await tap(page.getByRole('button', { name: 'Suggest a packing list' }));
    const list = page.getByRole('dialog', { name: 'Packing list' });
    await list.getByRole('checkbox').first().waitFor();
  },
  isDone: hasPackedTrip('To the sea'),
};

export const tripBySentence: Job = {
  title: 'The same by a sentence',
  work: (hand) =>
    say(
      hand,
      `trip to Cape Cod with Mia and Leo from ${weekdayAndDate(inDays(40))} to ${weekdayAndDate(inDays(47))}`,
      'make a packing list for it',
    ),
  isDone: hasPackedTrip('Cape Cod'),
};
