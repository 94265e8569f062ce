import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addDays, addMonths, fullDate, longDate, monthAndYear, shortWeekdayAndDate, today } from '#core/dates.ts';
import { americanHabits, setHabitsSource } from '#core/habits.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { AppointmentsPage } from './appointments-page.tsx';

const { signUp } = servedApp();
const user = userEvent.setup({ delay: null });
const day = today();

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no layout and does not implement scrolling.
  vi.stubGlobal('scrollBy', () => undefined);
});

const unfold = async (title: string) => user.click(await screen.findByRole('button', { name: title, expanded: false }));
const click = async (name: string) => user.click(await screen.findByRole('button', { name }));
const field = <Input extends HTMLElement = HTMLInputElement>(label: string) => screen.findByLabelText<Input>(label);
const fill = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const confirm = async () =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

test('an appointment can be added, changed and deleted, and its card shows all fields', async () => {
  const mother = await signUp();
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  renderPage(<AppointmentsPage />, mother);
  expect(screen.getByRole('heading', { level: 1, name: 'Appointments' })).toBeTruthy();
  await click('Add Your First Appointment');
  await screen.findByRole('dialog', { name: 'Add Appointment' });
  await click('Save');
  for (const message of ['Title is required', 'Type is required', 'Date is required'])
    expect(await screen.findByText(message)).toBeTruthy();

  await fill('Title', 'Checkup');
  const types = within(screen.getByRole('group', { name: 'Type' })).getAllByRole<HTMLInputElement>('radio');
  expect(types.map(({ value }) => value)).toEqual([
    'Medical - Pediatrician',
    'Medical - Specialist',
    'Dental',
    'Vision',
    'Personal Care',
    'Educational',
    'Other',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Medical - Pediatrician' }));
  await user.click(await screen.findByRole('radio', { name: 'Mia' }));
  await fill('Date', day);
  await fill('Time', '16:05');
  await fill('Location', '12 Elm Street');
  await fill('Booking link', 'https://doctor.example/book');
  await fill('Notes', 'Bring the <b>booklet</b>');
  expect(screen.queryByLabelText('Frequency')).toBeNull();
  await click('Save');

  const month = await screen.findByRole('region', { name: monthAndYear(day), hidden: true });
  const card = within(within(month).getByRole('article', { hidden: true }));
  for (const text of ['Today', '4:05 PM', 'For Mia', '12 Elm Street']) expect(card.getByText(text)).toBeTruthy();
  expect(card.queryByText('Medical - Pediatrician')).toBeNull();
  await unfold('Checkup');
  for (const text of ['Medical - Pediatrician', fullDate(day)]) expect(card.getByText(text)).toBeTruthy();
  expect(card.getByText('Bring the <b>booklet</b>')).toBeTruthy();
  const link = card.getByRole<HTMLAnchorElement>('link', { name: /^Make Appointment/, hidden: true });
  expect([link.href, link.target, link.rel]).toEqual(['https://doctor.example/book', '_blank', 'noopener noreferrer']);

  await click('Edit Checkup');
  await screen.findByRole('dialog', { name: 'Edit Appointment' });
  expect(await screen.findByRole('radio', { name: 'Mia', checked: true })).toBeTruthy();
  await fill('Title', 'Flu shot');
  await user.click(within(screen.getByRole('group', { name: 'Child' })).getByRole('radio', { name: 'None' }));
  await click('Save');
  expect(await screen.findByRole('heading', { level: 3, name: 'Flu shot' })).toBeTruthy();
  expect(screen.queryByText('For Mia')).toBeNull();

  await click('Delete Flu shot');
  expect(await screen.findByText("It'll be removed for the whole family.")).toBeTruthy();
  await confirm();
  expect(await screen.findByRole('button', { name: 'Add Your First Appointment' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Flu shot' })).toBeTruthy();
});

test('the form asks who does it once the household has another adult, and the card shows the initials', async () => {
  const mother = await signUp();
  const { json: ana } = await mother.post('/api/household-members', {
    memberType: 'adult',
    name: 'Ana',
    relationship: 'partner',
  });
  await mother.post('/api/appointments', { title: 'Checkup', type: 'Other', date: day });
  renderPage(<AppointmentsPage />, mother);
  await unfold('Checkup');
  await click('Edit Checkup');
  const who = within(await screen.findByRole('group', { name: 'Who takes care of it' }));
  await who.findByRole('radio', { name: 'Ana' });
  expect(who.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Any of us',
    'Ana',
  ]);
  expect(who.getByRole('radio', { name: 'Any of us', checked: true })).toBeTruthy();
  await user.click(who.getByRole('radio', { name: 'Ana' }));
  await click('Save');
  expect(await screen.findByRole('button', { name: 'Ana does it. Choose who does Checkup' })).toBeTruthy();
  expect((await mother.get('/api/appointments')).json).toMatchObject([{ assigneeId: ana.id }]);

  await click('Edit Checkup');
  await user.click(await screen.findByRole('radio', { name: 'Any of us' }));
  await click('Save');
  expect(await screen.findByRole('button', { name: 'Nobody yet. Choose who does Checkup' })).toBeTruthy();
  expect((await mother.get('/api/appointments')).json).toMatchObject([{ assigneeId: null }]);
});

test("a series' card changes the assignee of every date, unless the shown date has its own assignee", async () => {
  const mother = await signUp();
  const adult = { memberType: 'adult', relationship: 'other' };
  const { json: ana } = await mother.post('/api/household-members', { ...adult, name: 'Ana' });
  const { json: david } = await mother.post('/api/household-members', { ...adult, name: 'David' });
  const weekly = { isRecurring: true, recurringFrequency: 'weekly' };
  const { json: swim } = await mother.post('/api/appointments', { title: 'Swim', type: 'Other', date: day, ...weekly });
  renderPage(<AppointmentsPage />, mother);
  await click('Nobody yet. Choose who does Swim');
  expect(await screen.findByRole('menu', { name: 'Who does it?' })).toBeTruthy();
  await user.click(await screen.findByRole('menuitemradio', { name: 'Ana' }));
  await screen.findByRole('button', { name: 'Ana does it. Choose who does Swim' });
  const stored = async () => (await mother.get('/api/appointments')).json[0];
  await waitFor(async () => expect(await stored()).toMatchObject({ assigneeId: ana.id, changedOccurrences: [] }));

  await mother.patch(`/api/appointments/${swim.id}`, { reach: 'this', day, assigneeId: david.id });
  await queryClient.invalidateQueries();
  await click('David does it. Choose who does Swim');
  expect(await screen.findByRole('menu', { name: /^Who does it\? Only / })).toBeTruthy();
  await user.click(await screen.findByRole('menuitemradio', { name: 'Either of us' }));
  await screen.findByRole('button', { name: 'Nobody yet. Choose who does Swim' });
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ assigneeId: ana.id, changedOccurrences: [{ day, assigneeId: null }] }),
  );
});

test('type and child of a new appointment follow its title, until they are chosen', async () => {
  const mother = await signUp();
  for (const name of ['Mia', 'Leo']) await mother.post('/api/children', { name, birthdate: '2019-03-04' });
  renderPage(<AppointmentsPage />, mother);
  const chosen = (group: string) =>
    within(screen.getByRole('group', { name: group })).queryByRole<HTMLInputElement>('radio', { checked: true });
  const checked = () => chosen('Child')?.labels?.[0]?.textContent;
  const type = () => chosen('Type')?.value ?? '';
  await click('Add Appointment');
  await screen.findByRole('radio', { name: 'Leo' });
  expect([type(), checked()]).toEqual(['', 'None']);
  await click('Save');
  expect(await screen.findByText('Type is required')).toBeTruthy();

  await fill('Title', 'Doctor');
  expect(type()).toBe('Medical - Specialist');
  await waitFor(() => expect(screen.queryByText('Type is required')).toBeNull());
  await fill('Title', "Mia's doctor");
  expect([type(), checked()]).toEqual(['Medical - Pediatrician', 'Mia']);
  await fill('Title', 'Something');
  expect([type(), checked()]).toEqual(['', 'None']);

  await user.click(screen.getByRole('radio', { name: 'Vision' }));
  await user.click(screen.getByRole('radio', { name: 'Leo' }));
  await fill('Title', "Mia's dentist");
  expect([type(), checked()]).toEqual(['Vision', 'Leo']);
  await fill('Date', day);
  await click('Save');
  expect(await screen.findByText('For Leo')).toBeTruthy();

  await unfold("Mia's dentist");
  await click("Edit Mia's dentist");
  await screen.findByRole('dialog', { name: 'Edit Appointment' });
  await user.click(await screen.findByRole('radio', { name: 'None' }));
  await fill('Title', 'Haircut for Mia');
  expect([type(), checked()]).toEqual(['Vision', 'None']);
});

test('a stored appointment without a child gets none from its title, and five children are a list', async () => {
  const mother = await signUp();
  for (const name of ['Mia', 'Leo', 'Ben', 'Zoe', 'Ida'])
    await mother.post('/api/children', { name, birthdate: '2019-03-04' });
  await mother.post('/api/appointments', { title: 'Dentist', type: 'Dental', date: day });
  renderPage(<AppointmentsPage />, mother);
  await unfold('Dentist');
  await click('Edit Dentist');
  await screen.findByRole('option', { name: 'Ida' });
  await fill('Title', 'Dentist for Mia');
  expect((await field<HTMLSelectElement>('Child')).value).toBe('');
  await user.selectOptions(await field('Child'), 'Ida');
  await click('Save');
  expect(await screen.findByText('For Ida')).toBeTruthy();
});

test('a weekly class is shown on its next date, which can be skipped and restored', async () => {
  const mother = await signUp();
  renderPage(<AppointmentsPage />, mother);
  const start = addDays(day, -20);
  await click('Add Appointment');
  await fill('Title', 'Swimming');
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await fill('Date', start);
  await user.click(await field('Recurring'));
  const frequency = await field<HTMLSelectElement>('Frequency');
  expect(frequency.value).toBe('weekly');
  expect([...frequency.options].map(({ label }) => label)).toEqual([
    'Weekly',
    'Biweekly',
    'Monthly',
    'Quarterly',
    'Annually',
  ]);
  await fill('Repeat until', addDays(start, -1));
  await click('Save');
  expect(await screen.findByText("Repeat until can't be before the date")).toBeTruthy();
  await fill('Repeat until', '');
  await click('Save');

  await unfold('Swimming');
  expect(await screen.findByText(`Weekly since ${longDate(start)}`)).toBeTruthy();
  const next = addDays(start, 21);
  expect(screen.getByText(fullDate(next))).toBeTruthy();
  await click('Skip this date of Swimming');
  expect(await screen.findByText(fullDate(addDays(next, 7)))).toBeTruthy();
  expect((await mother.get('/api/appointments')).json).toMatchObject([{ skippedDates: [next] }]);
  // user.click fails on toasts, because jsdom lacks pointer capture.
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(fullDate(next))).toBeTruthy();

  await click('Edit Swimming');
  await user.click(await field('Recurring'));
  expect(screen.queryByLabelText('Frequency')).toBeNull();
  await click('Save');
  // 'Recurring' can't be changed for one date only.
  await screen.findByRole('alertdialog', { name: 'Change Swimming?' });
  expect(screen.queryByRole('button', { name: /^Only this one/ })).toBeNull();
  await answer('All');
  await waitFor(() => expect(screen.queryByText(`Weekly since ${longDate(start)}`)).toBeNull());
  const once = { date: next, isRecurring: false, recurringFrequency: null, recurringUntil: null };
  expect((await mother.get('/api/appointments')).json).toMatchObject([once]);
});

/** Answers the reach dialog. */
const answer = async (label: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: new RegExp(`^${label}`) }));

test('changing or deleting a series asks which occurrences, and Undo restores everything', async () => {
  const mother = await signUp();
  const start = addDays(day, -20);
  const next = addDays(start, 21);
  const swim = { title: 'Swim', type: 'Other', date: start, time: '16:00', location: 'Pool' };
  await mother.post('/api/appointments', { ...swim, isRecurring: true, recurringFrequency: 'weekly' });
  const stored = async () => (await mother.get('/api/appointments')).json;
  const before = await stored();
  renderPage(<AppointmentsPage />, mother);

  await unfold('Swim');
  await click('Edit Swim');
  expect((await field('Date')).value).toBe(next);
  await fill('Date', addDays(next, 1));
  await fill('Time', '17:30');
  await click('Save');
  await answer('Only this one');
  expect(await screen.findByText(`Moved from ${shortWeekdayAndDate(next)}`)).toBeTruthy();
  expect(screen.getByText(fullDate(addDays(next, 1)))).toBeTruthy();
  expect(screen.getByText('5:30 PM')).toBeTruthy();
  expect(await stored()).toMatchObject([{ ...swim, changedOccurrences: [{ day: next, time: '17:30' }] }]);
  await undoAndSee(fullDate(next));
  expect(await stored()).toEqual(before);

  await click('Edit Swim');
  await fill('Date', addDays(next, 2));
  await click('Save');
  await answer('This and later');
  await unfold('Swim');
  expect(await screen.findByText(`Weekly from ${longDate(addDays(next, 2))}`)).toBeTruthy();
  expect(await stored()).toMatchObject([
    { date: start, recurringUntil: addDays(next, -7) },
    { date: addDays(next, 2) },
  ]);
  await undoAndSee(fullDate(next));
  expect(await stored()).toEqual(before);

  for (const [label, left] of [
    ['Only this one', [{ skippedDates: [next] }]],
    ['This and later', [{ recurringUntil: addDays(next, -7) }]],
    ['All', []],
  ] as const) {
    await click('Delete Swim');
    await answer(label);
    await waitFor(async () => expect(await stored()).toMatchObject(left));
    await undo();
    if (left.length === 0) await unfold('Swim');
    expect(await screen.findByText(fullDate(next))).toBeTruthy();
    expect(await stored()).toEqual(before);
  }
});

/** user.click fails on toasts, because jsdom lacks pointer capture. */
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));

async function undoAndSee(text: string) {
  await undo();
  expect(await screen.findByText(text)).toBeTruthy();
}

test('the reach dialog explains All, and does not offer This and later on the first occurrence', async () => {
  const mother = await signUp();
  const series = { title: 'Choir', type: 'Other', isRecurring: true, recurringFrequency: 'weekly' };
  await mother.post('/api/appointments', { ...series, date: addDays(day, 3) });
  renderPage(<AppointmentsPage />, mother);
  await unfold('Choir');
  await click('Delete Choir');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(`Every one since ${longDate(addDays(day, 3))}, past ones too.`)).toBeTruthy();
  expect(question.getByRole('button', { name: /^Only this one/ })).toBeTruthy();
  expect(question.queryByRole('button', { name: /^This and later/ })).toBe(null);
});

test('a series that starts in the future says from when', async () => {
  const mother = await signUp();
  const series = { title: 'Choir', type: 'Other', isRecurring: true, recurringFrequency: 'weekly' };
  await mother.post('/api/appointments', { ...series, date: addDays(day, 3) });
  renderPage(<AppointmentsPage />, mother);
  await unfold('Choir');
  expect(await screen.findByText(`Weekly from ${longDate(addDays(day, 3))}`)).toBeTruthy();
});

test('a duplicate appointment is added only after confirmation', async () => {
  const mother = await signUp();
  const dentist = { title: 'Dentist', type: 'Dental', date: day, time: '16:05' };
  await mother.post('/api/appointments', dentist);
  renderPage(<AppointmentsPage />, mother);
  await click('Add Appointment');
  await fill('Title', 'dentist');
  await user.click(screen.getByRole('radio', { name: 'Dental' }));
  await fill('Date', day);
  await fill('Time', '16:05');
  await click('Save');
  expect(await screen.findByText(/^You already have Dentist on .* at 4:05 PM\. You can keep both\.$/)).toBeTruthy();
  await click('Go Back');
  expect((await field('Title')).value).toBe('dentist');
  expect((await mother.get('/api/appointments')).json).toHaveLength(1);
  await click('Save');
  await click('Add It Anyway');
  expect(await screen.findByRole('heading', { level: 3, name: 'dentist' })).toBeTruthy();
  expect((await mother.get('/api/appointments')).json).toHaveLength(2);
});

test('a booking link opens in a new tab, and the booked appointment can be added afterwards', async () => {
  const mother = await signUp();
  const { unmount } = renderPage(<AppointmentsPage />, mother);
  expect(await screen.findByRole('heading', { level: 2, name: 'Quick Booking Links' })).toBeTruthy();
  await click('Add booking link');
  await click('Save');
  for (const message of ['Title is required', 'Please enter a valid URL'])
    expect(await screen.findByText(message)).toBeTruthy();
  await fill('Title', 'Dr. Lee');
  await fill('URL', 'https://dentist.example/book');
  await fill('Category', 'Dental');
  await click('Save');

  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Book Dr\. Lee/ });
  expect([link.href, link.target, link.rel]).toEqual(['https://dentist.example/book', '_blank', 'noopener noreferrer']);
  await user.click(link);
  expect(await screen.findByRole('button', { name: 'Booked? Add it' })).toBeTruthy();
  // Simulates a phone that discarded the page meanwhile.
  unmount();
  renderPage(<AppointmentsPage />, mother);
  await click('Booked? Add it');
  expect((await field('Title')).value).toBe('Dr. Lee');
  expect((await field('Booking link')).value).toBe('https://dentist.example/book');
  await user.click(screen.getByRole('radio', { name: 'Dental' }));
  await fill('Date', day);
  await click('Save');
  expect(await screen.findByRole('heading', { level: 3, name: 'Dr. Lee' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Booked? Add it' })).toBeNull();

  await user.click(screen.getByRole('link', { name: /^Book Dr\. Lee/ }));
  await click('Not this time');
  expect(screen.queryByRole('button', { name: 'Booked? Add it' })).toBeNull();

  const links = within(screen.getByRole('region', { name: 'Booking' }));
  await user.click(links.getByRole('button', { name: 'Edit Dr. Lee' }));
  await fill('Title', 'Dentist');
  await click('Save');
  await click('Edit Dentist');
  await click('Delete');
  await confirm();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Dentist/ })).toBeNull());
});

test('the list opens at the current month, renders at most 200 cards, and loads more on demand', async () => {
  const mother = await signUp();
  const add = (title: string, date: string) =>
    mother.post('/api/appointments', {
      title,
      type: 'Other',
      date,
      childName: title.startsWith('Old') ? 'Leo' : 'Mia',
    });
  await Promise.all([
    ...Array.from({ length: 30 }, (_, at) => add(`Old ${at}`, addMonths(day, -2))),
    ...Array.from({ length: 190 }, (_, at) => add(`New ${at}`, addMonths(day, 1))),
    add('Now', day),
  ]);
  renderPage(<AppointmentsPage />, mother);
  // Queries by role take seconds with hundreds of cards.
  const cards = () => document.querySelectorAll('article').length;
  const more = (label: string) => screen.findByText(label).then((it) => it.closest('button') as HTMLElement);
  expect(await screen.findByText(monthAndYear(day))).toBeTruthy();
  expect(cards()).toBe(100);
  fireEvent.click(await more('Show later'));
  expect(cards()).toBe(191);
  expect(document.activeElement?.textContent).toContain('New');
  expect((await more('Show earlier')).textContent).toBe('Show earlier (30)');
  fireEvent.click(await more('Show earlier'));
  expect(screen.getByText(monthAndYear(addMonths(day, -2)))).toBeTruthy();
  expect(cards()).toBe(200);
  expect(document.activeElement?.textContent).toContain('Old');
  expect((await more('Show later')).textContent).toBe('Show later (21)');

  await user.selectOptions(screen.getByLabelText('For'), 'Leo');
  await waitFor(() => expect(cards()).toBe(30));
  fireEvent.change(screen.getByLabelText('Search appointments'), { target: { value: 'nothing like it' } });
  expect(await screen.findByText('Nothing matches')).toBeTruthy();
  await click('Clear the search');
  expect(await screen.findByText('Now')).toBeTruthy();
});

test("each failed write shows its own title and the server's message, and keeps the typed values", async () => {
  const mother = await signUp();
  await mother.post('/api/appointments', { title: 'Checkup', type: 'Other', date: day });
  await mother.post('/api/booking-links', { name: 'Dentist', url: 'https://dentist.example' });
  renderPage(<AppointmentsPage />, withFailingWrites(mother));
  const expectError = async (title: string) => {
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('503: Please try again')).toBeTruthy();
  };
  const saveAndExpectError = async (title: string) => {
    await click('Save');
    await expectError(title);
    await click('Cancel');
  };
  await unfold('Checkup');
  await click('Add Appointment');
  await fill('Title', 'Haircut');
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await fill('Date', day);
  await click('Save');
  await expectError('Error adding appointment');
  expect((await field('Title')).value).toBe('Haircut');
  await click('Cancel');
  await click('Edit Checkup');
  await fill('Title', 'Flu shot');
  await saveAndExpectError('Error updating appointment');
  await click('Delete Checkup');
  await confirm();
  await expectError('Error removing appointment');

  await click('Add booking link');
  await fill('Title', 'Barber');
  await fill('URL', 'https://barber.example');
  await saveAndExpectError('Error adding booking link');
  await click('Edit Dentist');
  await fill('Category', 'Dental');
  await saveAndExpectError('Error updating booking link');
  await click('Edit Dentist');
  await click('Delete');
  await confirm();
  await expectError('Error removing booking link');
});

test('lists that fail to load show an error', async () => {
  const broken = async () => ({ status: 500, text: 'Broken', json: undefined, headers: {} });
  renderPage(<AppointmentsPage />, { ...(await signUp()), request: broken });
  expect(await screen.findByText('Failed to fetch appointments')).toBeTruthy();
  expect(await screen.findByText('Failed to fetch booking links')).toBeTruthy();
});

test('a family with a 24-hour clock sees 15:30', async () => {
  const mother = await signUp();
  await mother.post('/api/appointments', { title: 'Checkup', type: 'Other', date: day, time: '15:30' });
  onTestFinished(setHabitsSource(() => ({ ...americanHabits, clock: '24' })));
  renderPage(<AppointmentsPage />, mother);
  expect(await screen.findByText('15:30')).toBeTruthy();
  expect(screen.queryByText(/PM/)).toBeNull();
});

test("'Mine' hides what is someone else's, says so, and keeps a series of which one date is given away", async () => {
  onTestFinished(() => localStorage.clear());
  const mother = await signUp();
  const add = async (path: string, body: object) => (await mother.post(path, body)).json;
  await add('/api/household-members', { memberType: 'adult', name: 'Ana', relationship: 'self' });
  const david = await add('/api/household-members', { memberType: 'adult', name: 'David', relationship: 'partner' });
  const appointment = { type: 'Other', date: day };
  await add('/api/appointments', { ...appointment, title: 'Barber', assigneeId: david.id });
  const weekly = { ...appointment, isRecurring: true, recurringFrequency: 'weekly' };
  const swim = await add('/api/appointments', { ...weekly, title: 'Swim' });
  await mother.patch(`/api/appointments/${swim.id}`, { reach: 'this', day, assigneeId: david.id });
  renderPage(<AppointmentsPage />, mother);
  expect(await screen.findByRole('heading', { name: 'Barber', hidden: true })).toBeTruthy();
  await click('Mine');
  expect(await screen.findByText("One more is in someone else's hands.")).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Barber', hidden: true })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Swim', hidden: true })).toBeTruthy();
  await click('Show everyone');
  expect(await screen.findByRole('heading', { name: 'Barber', hidden: true })).toBeTruthy();
});
