import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { CalendarCard } from './calendar-card.tsx';

const { signUp } = servedApp();
// Lazy chunks can take longer to load on a busy machine than a test waits.
await Promise.all([
  import('./event-form.tsx'),
  import('./event-card.tsx'),
  import('./month-sheet-card.tsx'),
  import('#web/ui/overlays/dialog-panel.tsx'),
]);

const today = '2026-11-15';
const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const selected = () => screen.getByRole('gridcell', { selected: true }).getAttribute('aria-label');
const panel = () => within(screen.getByRole('region', { name: 'Selected day' }));

async function addEach(person: Client, path: string, bodies: object[]) {
  for (const body of bodies) expect((await person.post(path, body)).status).toBe(201);
}

test('a month is a grid of weeks from Sunday; each day is labeled with its full date and its entries', async () => {
  const mother = await signUp();
  await addEach(mother, '/api/appointments', [
    { title: 'Dentist', type: 'Dental', date: '2026-11-17' },
    { title: 'Swim class', type: 'Other', date: '2026-11-03', isRecurring: true, recurringFrequency: 'weekly' },
  ]);
  await addEach(mother, '/api/birthdays', [{ name: 'Rosa', date: '1956-11-17', relationship: 'family' }]);
  await addEach(mother, '/api/reminders', [
    { title: 'Lake', category: 'trip', description: 'Cabin', startDate: '2026-11-27', endDate: '2026-11-28' },
    { title: 'Sort clothes', category: 'seasonal', description: 'Attic' },
  ]);
  renderPage(<CalendarCard today={today} />, mother);
  expect(screen.getByRole('heading', { name: 'Calendar' })).toBeTruthy();
  const grid = screen.getByRole('grid', { name: 'November 2026' });
  expect(within(grid).getAllByRole('columnheader')[0]?.textContent).toBe('Su');
  const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(legend.map(({ textContent }) => textContent)).toEqual(['Appointments', 'Birthdays', 'Planner Items']);

  await screen.findByRole('gridcell', { name: 'Tuesday, November 17, 2026, 2 appointments, 1 birthday' });
  expect(cell('Friday, November 27, 2026, 1 trip')).toBeTruthy();
  expect(cell('Saturday, November 28, 2026, 1 trip')).toBeTruthy();
  expect(within(cell(/^Tuesday, November 17/)).getByText('17').className).toMatch(/font-bold.*underline/);
  expect(within(cell('Monday, November 16, 2026')).getByText('16').className).not.toMatch(/bold|underline/);
  expect(cell('Sunday, November 15, 2026').getAttribute('aria-current')).toBe('date');

  expect(screen.getByRole('heading', { name: 'Items Without Dates' })).toBeTruthy();
  expect(screen.getByText(/cannot be displayed on the calendar/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Sort clothes/ }).getAttribute('href')).toMatch(/^\/planner\?open=/);
});

test('a tap assigns one date of a series to someone, and Undo makes it like the others again', async () => {
  const mother = await signUp();
  const { json: david } = await mother.post('/api/household-members', {
    memberType: 'adult',
    name: 'David',
    relationship: 'partner',
  });
  await addEach(mother, '/api/appointments', [
    { title: 'Pick-up', type: 'Other', date: '2026-11-05', isRecurring: true, recurringFrequency: 'weekly' },
  ]);
  renderPage(<CalendarCard today="2026-11-19" />, mother);
  const ours = { name: 'Nobody yet. Choose who does Pick-up' };
  await userEvent.click(await screen.findByRole('button', ours));
  const menu = within(await screen.findByRole('menu', { name: 'Who does it? Only Thu, Nov 19' }));
  await userEvent.click(menu.getByRole('menuitemradio', { name: 'David' }));
  await panel().findByRole('button', { name: 'David does it. Choose who does Pick-up' });
  const stored = async () => (await mother.get('/api/appointments')).json[0];
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      assigneeId: null,
      changedOccurrences: [{ day: '2026-11-19', assigneeId: david.id }],
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await panel().findByRole('button', ours);
  await waitFor(async () => expect(await stored()).toMatchObject({ assigneeId: null, changedOccurrences: [] }));
});

test('the tap changes the record behind each kind of entry', async () => {
  const mother = await signUp();
  const { json: david } = await mother.post('/api/household-members', {
    memberType: 'adult',
    name: 'David',
    relationship: 'partner',
  });
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-11-15' });
  await addEach(mother, '/api/appointments', [{ title: 'Dentist', type: 'Dental', date: today }]);
  await addEach(mother, '/api/birthdays', [
    { name: 'Rosa', date: '1956-11-15', relationship: 'family', partyDate: today },
  ]);
  await addEach(mother, `/api/birthday-wishlists/party-for/${mia.id}`, [{ partyDate: today }]);
  await addEach(mother, '/api/events', [{ title: 'Fair', date: today, time: '23:59' }]);
  await addEach(mother, '/api/reminders', [
    { title: 'Lake', category: 'trip', description: 'Cabin', startDate: today },
    { title: 'Sort clothes', category: 'seasonal', description: 'Attic', triggerDate: today },
  ]);
  renderPage(<CalendarCard today={today} />, mother);
  const titles = ['Dentist', 'Lake', "Mia's birthday party", "Rosa's birthday party", 'Fair', 'Sort clothes'];
  await panel().findByRole('button', { name: 'Nobody yet. Choose who does Dentist' });
  const open = panel()
    .getAllByRole('button', { name: /^Nobody yet/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Nobody yet. Choose who does ', ''));
  // A birthday and its party are one record; Mia's own birthday is none.
  expect(open).toEqual(titles.toSpliced(3, 0, "Rosa's birthday"));
  for (const title of titles) {
    await userEvent.click(panel().getByRole('button', { name: `Nobody yet. Choose who does ${title}` }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'David' }));
    await panel().findByRole('button', { name: `David does it. Choose who does ${title}` });
  }
  for (const path of ['appointments', 'birthdays', 'birthday-wishlists', 'events', 'reminders'])
    await waitFor(async () => {
      for (const record of (await mother.get(`/api/${path}`)).json) expect(record.assigneeId).toBe(david.id);
    });
});

test('an appointment can be changed and deleted from the calendar, with a choice of reach for a series', async () => {
  const mother = await signUp();
  await addEach(mother, '/api/appointments', [
    {
      title: 'Swim',
      type: 'Other',
      date: '2026-11-03',
      time: '16:00',
      isRecurring: true,
      recurringFrequency: 'weekly',
    },
  ]);
  renderPage(<CalendarCard today={today} />, mother);
  await select(/^Tuesday, November 24, 2026, 1 appointment/);
  fireEvent.click(await panel().findByRole('button', { name: 'Edit Swim' }));
  const date = await screen.findByLabelText<HTMLInputElement>('Date');
  expect(date.value).toBe('2026-11-24');
  fireEvent.change(date, { target: { value: '2026-11-26' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Only this one/ }));
  await select(/^Thursday, November 26, 2026, 1 appointment/);
  expect(cell('Tuesday, November 24, 2026')).toBeTruthy();

  fireEvent.click(await panel().findByRole('button', { name: 'Edit Swim' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: /^This and later/ }));
  await screen.findByRole('gridcell', { name: 'Thursday, November 26, 2026' });
  expect(cell(/^Tuesday, November 17, 2026, 1 appointment/)).toBeTruthy();
  expect((await mother.get('/api/appointments')).json).toMatchObject([{ recurringUntil: '2026-11-17' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('gridcell', { name: /^Thursday, November 26, 2026, 1 appointment/ });
});

const select = async (name: RegExp) => fireEvent.click(await screen.findByRole('gridcell', { name }));

test('a duplicate event is added only after confirmation', async () => {
  const mother = await signUp();
  await addEach(mother, '/api/events', [{ title: 'Concert', date: today, time: '18:00' }]);
  renderPage(<CalendarCard today={today} />, mother);
  fireEvent.click(screen.getByRole('button', { name: 'Add Event' }));
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Concert' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '18:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^You already have Concert on Sunday, November 15 at 6:00 PM\./)).toBeTruthy();
  expect((await mother.get('/api/events')).json).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Add It Anyway' }));
  await screen.findByText('Event added');
  expect((await mother.get('/api/events')).json).toHaveLength(2);
});

test('today is selected at first, and the panel shows the full date and an empty state', async () => {
  const mother = await signUp();
  await addEach(mother, '/api/appointments', [
    {
      title: 'Dentist',
      type: 'Dental',
      date: '2026-12-01',
      time: '16:05',
      childName: 'Mia',
      location: 'Oak Street',
      notes: 'Bring the card',
    },
  ]);
  renderPage(<CalendarCard today={today} />, mother);
  expect(selected()).toBe('Sunday, November 15, 2026');
  expect(panel().getByRole('heading', { name: 'Sunday, November 15, 2026' })).toBeTruthy();
  expect(await panel().findByText('No events on this day')).toBeTruthy();
  expect(screen.queryByText('Items Without Dates')).toBeNull();

  // Selecting a day of the next month switches to that month.
  await userEvent.click(cell(/^Tuesday, December 1, 2026/));
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
  expect(await panel().findByRole('link', { name: 'Dentist' })).toHaveProperty('pathname', '/appointments');
  for (const text of ['Appointment', '4:05 PM', 'For Mia', 'Oak Street', 'Bring the card'])
    expect(panel().getByText(text)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(selected()).toBe('Friday, January 1, 2027');
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(selected()).toBe('Thursday, October 1, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(selected()).toBe('Sunday, November 15, 2026');
});

test('the arrow keys move the selection and the focus', async () => {
  renderPage(<CalendarCard today={today} />, await signUp());
  await panel().findByText('No events on this day');
  const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['Sunday, November 15, 2026']);
  stops[0]?.focus();
  const press = async (keys: string, day: string) => {
    await userEvent.keyboard(keys);
    expect(selected()).toBe(day);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(day);
    expect(panel().getByRole('heading', { name: day })).toBeTruthy();
  };
  await press('{ArrowRight}', 'Monday, November 16, 2026');
  await press('{ArrowDown}', 'Monday, November 23, 2026');
  await press('{Home}', 'Sunday, November 22, 2026');
  await press('{ArrowLeft}{ArrowUp}', 'Saturday, November 14, 2026');
  await press('{Home}{End}', 'Saturday, November 14, 2026');
  await press('{PageDown}', 'Monday, December 14, 2026');
  await press('{Shift>}{PageUp}{/Shift}', 'Sunday, December 14, 2025');
  expect(screen.getByRole('grid', { name: 'December 2025' })).toBeTruthy();
});

test('one date of a recurring appointment can be skipped and restored', async () => {
  const mother = await signUp();
  await addEach(mother, '/api/appointments', [
    { title: 'Swim class', type: 'Other', date: '2026-11-08', isRecurring: true, recurringFrequency: 'weekly' },
    { title: 'Dentist', type: 'Dental', date: today },
  ]);
  renderPage(<CalendarCard today={today} />, mother);
  const skip = await screen.findAllByRole('button', { name: /Skip this date/ });
  expect(skip).toHaveLength(1);
  await userEvent.click(skip[0] as HTMLElement);
  expect(await screen.findByText('Date skipped')).toBeTruthy();
  expect(cell('Sunday, November 15, 2026, 1 appointment')).toBeTruthy();
  expect((await mother.get('/api/appointments')).json).toContainEqual(
    expect.objectContaining({ title: 'Swim class', skippedDates: [today] }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('gridcell', { name: 'Sunday, November 15, 2026, 2 appointments' });
});

test('an event can be added on the selected day, opened, changed and deleted', async () => {
  const mother = await signUp();
  await addEach(mother, '/api/children', [{ name: 'Mia', birthdate: '2019-03-04' }]);
  renderPage(<CalendarCard today={today} />, mother);
  await userEvent.click(cell('Friday, November 20, 2026'));
  await userEvent.click(screen.getByRole('button', { name: 'Add Event' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Event' }));
  expect((await form.findByLabelText<HTMLInputElement>('Date')).value).toBe('2026-11-20');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Title is required')).toBeTruthy();
  expect(form.getByText('Time is required')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Title'), 'School fair');
  await userEvent.type(form.getByLabelText('Time'), '10:00');
  await userEvent.click(await form.findByLabelText('Mia'));
  await userEvent.click(form.getByRole('button', { name: /^More/ }));
  await userEvent.type(form.getByLabelText('Schedule recommendations'), '7 days before: Order cups{Enter}Bake');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event added')).toBeTruthy();
  expect((await mother.get('/api/events')).json).toMatchObject([
    {
      title: 'School fair',
      date: '2026-11-20',
      affectedChildren: ['Mia'],
      workbackPlan: ['7 days before: Order cups', 'Bake'],
    },
  ]);
  expect(cell('Friday, November 20, 2026, 1 event')).toBeTruthy();

  await userEvent.click(panel().getByRole('button', { name: 'School fair' }));
  const details = within(await screen.findByRole('dialog', { name: 'School fair' }));
  expect(await details.findByText('Friday, November 20')).toBeTruthy();
  expect(details.getByRole('heading', { name: 'Schedule Recommendations' })).toBeTruthy();
  for (const text of ['10:00 AM', 'Mia', 'Order cups', 'Bake']) expect(await details.findByText(text)).toBeTruthy();
  await userEvent.keyboard('{Escape}');

  await userEvent.click(await panel().findByRole('button', { name: 'Edit School fair' }));
  const changing = within(await screen.findByRole('dialog', { name: 'Edit School fair' }));
  await userEvent.type(await changing.findByLabelText('Location'), 'Hall');
  await userEvent.click(changing.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event updated')).toBeTruthy();
  expect(panel().getByText('Hall')).toBeTruthy();
  expect((await mother.get('/api/events')).json[0].workbackPlan).toHaveLength(2);

  await userEvent.click(panel().getByRole('button', { name: 'Edit School fair' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete School fair?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Event removed')).toBeTruthy();
  await panel().findByText('No events on this day');
});

test('a calendar that fails to load shows an error and a retry button', async () => {
  const mother = await signUp();
  let isBroken = true;
  const broken = { status: 500, text: 'Broken', json: undefined, headers: {} };
  renderPage(<CalendarCard today={today} />, {
    ...mother,
    request: async (options) => (isBroken ? broken : mother.request(options)),
  });
  expect(await screen.findByText("We couldn't load the calendar.")).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(panel().getByText('No events on this day')).toBeTruthy());
});

test('one date of a planner item that repeats can be skipped and restored', async () => {
  const mother = await signUp();
  await addEach(mother, '/api/reminders', [
    {
      title: 'Trash',
      category: 'recurring',
      description: 'Bins',
      triggerDate: '2026-11-08',
      recurringFrequency: 'weekly',
    },
  ]);
  renderPage(<CalendarCard today={today} />, mother);
  await screen.findByRole('gridcell', { name: 'Sunday, November 22, 2026, 1 planner item' });
  await userEvent.click(await panel().findByRole('button', { name: 'Skip this date of Trash' }));
  expect(await panel().findByText('No events on this day')).toBeTruthy();
  expect(cell('Sunday, November 22, 2026, 1 planner item')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await panel().findByText('Trash')).toBeTruthy();
});

test('the month is printed as a page of its own, without the steps of plans', async () => {
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  const mother = await signUp();
  await addEach(mother, '/api/children', [{ name: 'Mia', birthdate: '2019-11-04' }]);
  await addEach(mother, '/api/appointments', [
    { title: 'Dentist', type: 'Dental', date: '2026-11-17', time: '15:30', childName: 'Mia' },
  ]);
  await addEach(mother, '/api/events', [
    { title: 'Bake sale', date: '2026-11-20', time: '09:00', workbackPlan: ['2 days before: Buy flour'] },
  ]);
  renderPage(<CalendarCard today={today} />, mother);
  await screen.findByRole('gridcell', { name: 'Tuesday, November 17, 2026, 1 appointment' });
  await userEvent.click(screen.getByRole('button', { name: 'Print the month' }));
  await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  const paper = document.querySelector('.paper') as HTMLElement;
  const dayOn = (number: string) => within(paper).getAllByText(number)[0]?.parentElement?.textContent;
  expect(paper.querySelector('.paper-title')?.textContent).toBe('November 2026');
  expect([dayOn('4'), dayOn('17'), dayOn('18'), dayOn('20')]).toEqual([
    "4Mia's birthday",
    '173:30 PM Dentist, Mia',
    '18',
    '209:00 AM Bake sale',
  ]);
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('.paper')).toBe(null));
});
