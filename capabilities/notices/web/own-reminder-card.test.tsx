import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppointmentsPage } from '#capabilities/appointments/web/appointments-page.tsx';
import { BirthdaysPage } from '#capabilities/birthdays/web/birthdays-page.tsx';
import { PlannerPage } from '#capabilities/planner/web/planner-page.tsx';
import { PlanCard } from '#capabilities/plans/web/plan-card.tsx';
import { addDays, today } from '#core/dates.ts';
import { renderPage } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { registerRecordPieces } from '#web/ui/record/record-extra.tsx';
import { OwnReminder } from './own-reminder-card.tsx';
import { RemindMe } from './remind-me-card.tsx';

const { signUp } = servedApp();
const nothing = () => null;

beforeAll(() => registerRecordPieces({ Extra: RemindMe, Mark: OwnReminder }));
afterAll(() => registerRecordPieces({ Extra: nothing, Mark: nothing }));

async function mother() {
  const person = await signUp();
  return {
    person,
    add: async (path: string, body: object): Promise<string> => (await person.post(path, body)).json.id,
    remind: (type: string, recordId: string, leads: string[]) =>
      person.patch('/api/notices/leads', { type, recordId, leads }),
  };
}

const soon = addDays(today(), 3);
const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);

test('only the card of a record with reminders of its own says them', async () => {
  const { person, add, remind } = await mother();
  const dentist = await add('/api/appointments', { title: 'Dentist', type: 'Dental', date: soon, time: '16:00' });
  await add('/api/appointments', { title: 'Haircut', type: 'Other', date: soon, time: '16:00' });
  await remind('appointment', dentist, ['120m']);
  renderPage(<AppointmentsPage />, person);
  expect(await (await cardOf('Dentist')).findByText('2 hours before')).toBeTruthy();
  expect((await cardOf('Haircut')).queryByText(/before$|remind/)).toBe(null);
});

test('so do planner items, trips and birthdays, even if their reminders are turned off', async () => {
  const { person, add, remind } = await mother();
  const item = { description: 'Soon', triggerDate: soon };
  await remind('reminder', await add('/api/reminders', { ...item, title: 'Flu shots', category: 'health' }), []);
  await remind('trip', await add('/api/reminders', { ...item, title: 'Sea', category: 'trip' }), ['3d 09:00']);
  const rosa = await add('/api/birthdays', { name: 'Rosa', date: '1956-11-20', relationship: 'family' });
  await remind('birthday', rosa, ['7d 09:00']);
  const page = renderPage(<PlannerPage />, person);
  expect(await (await cardOf('Flu shots')).findByText("We won't remind you")).toBeTruthy();
  expect(await (await cardOf('Sea')).findByText('3 days before')).toBeTruthy();
  page.unmount();

  renderPage(<BirthdaysPage />, person);
  expect(await (await cardOf('Rosa')).findByText('A week before')).toBeTruthy();
});

test("a child's birthday, which is no record of its own, and a plan step can have reminders too", async () => {
  const { person, add } = await mother();
  const child = await add('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const page = renderPage(<BirthdaysPage />, person);
  const mia = await cardOf('Mia');
  await userEvent.click(await mia.findByRole('button', { name: 'Change when we remind you' }));
  await userEvent.click(await mia.findByRole('checkbox', { name: 'The day before' }));
  expect(await mia.findByRole('button', { name: 'Back to your usual' })).toBeTruthy();
  expect((await person.get('/api/notices/own-leads')).json).toEqual([
    { type: 'birthday', recordId: child, leads: ['21d 09:00', '7d 09:00'] },
  ]);
  page.unmount();

  const subjectId = await add('/api/events', { title: 'Fair', date: soon, time: '10:00' });
  const step = { subject: 'event', subjectId };
  await add('/api/plan-steps', { ...step, title: 'Bake', daysBefore: 1 });
  await add('/api/plan-steps', { ...step, title: 'Dream' });
  renderPage(<PlanCard {...step} subject="event" label="the plan" />, person);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Dream' }));
  await screen.findByLabelText('Step');
  expect(screen.queryByText('Remind me')).toBe(null);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Bake' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change when we remind you' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'The evening before' }));
  expect(await screen.findByRole('button', { name: 'Back to your usual' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const row = (await screen.findByRole('button', { name: 'Edit Bake' })).closest('li') as HTMLElement;
  expect(await within(row).findByText('The evening before')).toBeTruthy();
});
