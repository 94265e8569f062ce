import { addDays, today, weekdayAndDate } from '#core/dates.ts';
import type { Job } from './job.ts';
import { openFromBar, openFromSidebar, say } from './screens.ts';

const inDays = (days: number) => addDays(today(), days);

const mail = `Dear families,

The winter concert is on ${inDays(20)} at 6:30 pm in the gym.
Please return the permission slip by ${inDays(6)}.
Picture day is on ${inDays(12)} at 9:00 am.

Ms. Rivera`;

export const schoolMail: Job = {
  title: 'School mail',
  work: async (hand) => {
    const { page, tap, paste } = hand;
    await openFromBar(hand, 'Wand');
    await paste(page.getByRole('textbox', { name: 'Message' }), mail);
    await tap(page.getByRole('button', { name: 'Send' }));
    await tap(page.getByRole('button', { name: /^Approve all/ }));
    await page
      .getByRole('link', { name: /^Open in/ })
      .nth(2)
      .waitFor();
  },
  isDone: async ({ read }) => {
    const lists = await Promise.all(['/api/events', '/api/appointments', '/api/reminders'].map(read));
    const saved = JSON.stringify(lists);
    return [/winter concert/i, /permission slip/i, /picture day/i].every((name) => name.test(saved));
  },
};

const isCancelled =
  (name: string): Job['isDone'] =>
  async ({ read }) =>
    (await read('/api/connected-services')).some(
      (one: { serviceName: string; status: string }) => one.serviceName === name && one.status === 'cancelled',
    );

export const trial: Job = {
  title: 'Cancel a trial',
  work: async (hand) => {
    const { page, tap, type, choose, pickDate } = hand;
    await openFromSidebar(hand, 'Subscriptions');
    await tap(page.getByRole('button', { name: 'Add Subscription' }));
    const form = page.getByRole('dialog', { name: 'Connect a Subscription' });
    await choose(form.getByLabel('Service'), 'Other');
    await type(form.getByLabel('Name (Optional)'), 'Storytime trial');
    await pickDate(form.getByLabel('Next Billing Date'), inDays(6));
    await tap(form.getByRole('button', { name: 'Connect Service' }));
    await form.waitFor({ state: 'hidden' });
    await tap(page.getByRole('button', { name: 'Storytime trial', exact: true }));
    await tap(page.getByRole('button', { name: 'More for Storytime trial' }));
    await tap(page.getByRole('button', { name: 'Cancel subscription Storytime trial' }));
    await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }));
    await page.getByText('Subscription cancelled').first().waitFor();
  },
  isDone: isCancelled('Storytime trial'),
};

export const trialBySentence: Job = {
  title: 'The same by two sentences',
  work: (hand) =>
    say(
      hand,
      `add a subscription: Puzzle box, free trial, renews on ${weekdayAndDate(inDays(6))}`,
      'cancel the Puzzle box trial',
    ),
  isDone: isCancelled('Puzzle box'),
};
