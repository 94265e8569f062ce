import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focused } from '#testing/focused.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { DashboardPage } from './dashboard-page.tsx';

const { signUp } = servedApp();
// Preloaded, because on a busy machine the lazy import may take longer than a test waits.
await import('./dashboard-card.tsx');
await import('#capabilities/meals/web/asked-rating-card.tsx');

const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00`);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-15') }));
afterEach(() => void vi.useRealTimers());

const section = (name: string) => within(screen.getByRole('region', { name }));

async function addEach(person: Client, path: string, bodies: object[]) {
  for (const body of bodies) expect((await person.post(path, body)).status).toBe(201);
}

test('the dashboard of a new family greets the person and shows quick wins and short empty states', async () => {
  document.documentElement.dataset.sitterUrl = 'https://sitters.example/';
  renderPage(<DashboardPage />, await signUp({ firstName: 'Ana' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ana' })).toBeTruthy();
  expect(screen.getAllByText('Sunday, November 15, 2026')).not.toHaveLength(0);
  // There is one for each screen width.
  const pills = screen.getAllByRole('link', { name: 'What can I take off your mind?' });
  expect(pills.map((pill) => pill.getAttribute('href'))).toEqual(['/wand', '/wand']);
  expect(screen.queryByText("Today's Priority")).toBeNull();
  expect(screen.getByText('No children added yet.')).toBeTruthy();
  const wins = section('Three quick wins');
  expect(wins.getByRole('link', { name: 'Add your kids' }).getAttribute('href')).toBe('/household?tab=child');
  expect(wins.getByRole('button', { name: 'Put one date on the calendar' })).toBeTruthy();
  expect(wins.getByRole('link', { name: 'Pick five dinners' }).getAttribute('href')).toBe('/meal-planner');
  expect(screen.getByRole('link', { name: 'Go to Household' }).getAttribute('href')).toBe('/household?tab=child');
  const sitter = screen.getByRole<HTMLAnchorElement>('link', { name: /^Find a Sitter/ });
  expect([sitter.href, sitter.target]).toEqual(['https://sitters.example/', '_blank']);
  expect(screen.getByRole('heading', { name: 'Calendar' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Upcoming This Week' })).toBeTruthy();
  expect(screen.getByText('No upcoming appointments or birthdays this week')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Planner Items' })).toBeTruthy();
  expect(screen.getByText('No active reminders. Create your first reminder to stay organized!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open planner' }).getAttribute('href')).toBe('/planner');
});

test('a quick win checks itself off, and the card disappears when all are done', async () => {
  const mother = await signUp();
  await addEach(mother, '/api/children', [{ name: 'Mia', birthdate: '2019-03-04' }]);
  renderPage(<DashboardPage />, mother);
  expect(await screen.findByRole('heading', { name: 'Two quick wins left' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Add your kids (done)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Put one date on the calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
  await userEvent.type(await dialog.findByLabelText('Title'), 'School fair');
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '14:00' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'One quick win left' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: "Today's Priority" })).toBeTruthy();
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  const dinner = { weekStartDate: '2026-11-09', assignedTo: ['family'], days, mealType: 'dinner', note: 'Tacos' };
  expect((await mother.post('/api/meal-plans/assign', dinner)).status).toBe(200);
  const { json } = await mother.get('/api/dashboard?today=2026-11-15');
  expect(json.firstSteps).toBeNull();
});

test('a full dashboard shows today, this week, meals, renewals and planner items', async () => {
  const mother = await signUp();
  await addEach(mother, '/api/children', [{ name: 'Mia', birthdate: '2019-03-04', healthNotes: 'Inhaler' }]);
  await addEach(mother, '/api/appointments', [
    { title: 'Dentist', type: 'Dental', date: '2026-11-15', time: '09:30', location: 'Oak Street', childName: 'Mia' },
    { title: 'Haircut', type: 'Personal Care', date: '2026-11-21' },
    { title: 'Eye test', type: 'Vision', date: '2026-11-22' },
  ]);
  await addEach(mother, '/api/birthdays', [{ name: 'Rosa', date: '1956-11-15', relationship: 'family' }]);
  await addEach(mother, '/api/events', [{ title: 'School fair', date: '2026-11-15', time: '14:00' }]);
  const item = (title: string, triggerDate?: string) => ({ title, category: 'health', description: 'x', triggerDate });
  await addEach(mother, '/api/reminders', [
    item('Flu shots', '2026-11-12'),
    ...['A', 'B', 'C', 'D'].map((name) => item(`Item ${name}`)),
  ]);
  const meal = { weekStartDate: '2026-11-09', assignedTo: ['family'], days: ['sunday'], mealType: 'dinner' };
  await mother.post('/api/meal-plans/assign', { ...meal, note: "At Grandma's" });
  const toys = { serviceName: 'Toys', serviceType: 'toy_subscription', nextBillingDate: '2026-11-16' };
  await mother.post('/api/connected-services', toys);
  renderPage(<DashboardPage />, mother);
  await screen.findByRole('heading', { name: "Today's Priority" });
  expect(section("Today's Meals").getByRole('listitem').textContent).toBe("DinnerAt Grandma's");
  const renewal = section('Needs attention').getByRole('link', { name: 'Decide: Lovevery Toys renews tomorrow' });
  expect(renewal.getAttribute('href')).toBe('/subscriptions');
  expect(screen.queryByRole('region', { name: 'Renewals & Refills' })).toBeNull();
  const priority = section("Today's Priority");
  expect(priority.getByText('3 things and dinner, next at 2:00 PM')).toBeTruthy();
  // The dentist was at 9:30, and it is noon.
  await userEvent.click(priority.getByRole('button', { name: 'Show 1 from earlier' }));
  expect(priority.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'School fair',
    "Rosa's birthday",
    'Flu shots',
    'Dentist',
  ]);
  expect(priority.getByRole('link', { name: 'Dentist' }).getAttribute('href')).toMatch(/^\/appointments\?open=/);
  for (const text of ['For Mia', 'Oak Street', 'Turns 70', 'Since']) expect(priority.getByText(text)).toBeTruthy();
  expect(section('Children').getByText('Inhaler')).toBeTruthy();

  const week = section('Upcoming This Week').getAllByRole('listitem');
  expect(week.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Sat 21.*Haircut/)]);
  const planner = section('Planner Items');
  expect(planner.getByRole('link', { name: 'See all 5' }).getAttribute('href')).toBe('/planner');
  expect(planner.getByText('Flu shots')).toBeTruthy();
  expect(planner.queryByText('Item D')).toBeNull();

  await userEvent.click(planner.getByRole('button', { name: 'Dismiss Flu shots' }));
  expect(await planner.findByText('Item D')).toBeTruthy();
  expect(priority.queryByText('Flu shots')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(planner.queryByText('Item D')).toBeNull());
  await userEvent.click(priority.getByRole('button', { name: 'Done: Flu shots' }));
  expect(await planner.findByText('Item D')).toBeTruthy();
});

test('an unassigned entry of tomorrow is assigned with a tap, and the card disappears with its last row', async () => {
  const mother = await signUp();
  const adult = (name: string) => ({ memberType: 'adult', name, relationship: 'other' });
  await addEach(mother, '/api/household-members', [adult('Ana'), adult('David')]);
  await addEach(mother, '/api/children', [{ name: 'Leo', birthdate: '2022-03-04' }]);
  const swimming = { title: 'Swim class', type: 'Other', childName: 'Leo', date: '2026-11-16', time: '16:00' };
  await addEach(mother, '/api/appointments', [swimming]);
  renderPage(<DashboardPage />, mother);
  expect(await screen.findByText('Who takes Leo to Swim class tomorrow?')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose who does Swim class' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'David' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Who takes Leo to Swim class tomorrow?')).toBeTruthy();
});

test('a refill that arrived is checked off, and Undo brings it back', async () => {
  const mother = await signUp();
  const diapers = { serviceName: 'Coterie', serviceType: 'diaper_subscription' };
  const supply = { lowStockAlert: true, lowStockThreshold: 7, supplyDays: 28, lastShipmentDate: '2026-10-20' };
  await addEach(mother, '/api/connected-services', [{ ...diapers, ...supply }]);
  renderPage(<DashboardPage />, mother);
  await userEvent.click(await screen.findByRole('button', { name: /^It arrived .*Coterie/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Renewals & Refills' })).toBeNull());
  expect((await mother.get('/api/connected-services')).json).toMatchObject([{ lastShipmentDate: '2026-11-15' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Renewals & Refills' })).toBeTruthy();
});

test('an overlap opens its day on the calendar, every time it is tapped', async () => {
  const mother = await signUp();
  const mias = (title: string, time: string) => ({ title, type: 'Other', childName: 'Mia', date: '2026-11-19', time });
  await addEach(mother, '/api/appointments', [mias('Dentist', '16:00'), mias('Swim class', '16:30')]);
  renderPage(<DashboardPage />, mother);
  const name = 'Look: Dentist and Swim class may overlap';
  const selectedDay = () => screen.getByRole('gridcell', { selected: true }).getAttribute('aria-label');
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(section('Needs attention').getByText('Thursday 4:00 PM, both for Mia')).toBeTruthy();
  expect(selectedDay()).toMatch(/^Thursday, November 19/);
  await focused(screen.getByRole('region', { name: 'Calendar' }));
  await userEvent.click(screen.getByRole('gridcell', { name: /^Friday, November 20/ }));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(selectedDay()).toMatch(/^Thursday, November 19/);
});

test('a plan is one row that unfolds to its steps, each with a button to check it off', async () => {
  const mother = await signUp();
  const { json: fair } = await mother.post('/api/events', { title: 'School fair', date: '2026-11-18', time: '10:00' });
  const step = (title: string, daysBefore: number) => ({ subject: 'event', subjectId: fair.id, title, daysBefore });
  await addEach(mother, '/api/plan-steps', [step('Order cups', 7), step('Bake', 3), step('Pack', 1)]);
  renderPage(<DashboardPage />, mother);
  const plan = await screen.findByRole('button', { name: 'School fair', expanded: false });
  const priority = section("Today's Priority");
  expect(priority.getByText('2 steps to catch up on')).toBeTruthy();
  expect(priority.getByRole('img', { name: '0 of 3 done' })).toBeTruthy();
  expect(priority.queryByRole('button', { name: 'Done: Bake' })).toBeNull();
  await userEvent.click(plan);
  await userEvent.click(priority.getByRole('button', { name: 'Done: Order cups' }));
  expect(await priority.findByText('1 step due today')).toBeTruthy();
  expect(priority.getByRole('img', { name: '1 of 3 done' })).toBeTruthy();
});

test('in the evening the card says that all is done, and shows how tomorrow starts', async () => {
  vi.setSystemTime(at('2026-11-15', '18:00'));
  const mother = await signUp();
  await addEach(mother, '/api/appointments', [
    { title: 'Dentist', type: 'Dental', date: '2026-11-15', time: '09:30' },
    { title: 'Swimming', type: 'Other', date: '2026-11-16', time: '16:00' },
  ]);
  const tablet = { title: 'Tablet for Biscuit', category: 'health', description: 'x', triggerDate: '2026-11-16' };
  await addEach(mother, '/api/reminders', [tablet]);
  renderPage(<DashboardPage />, mother);
  expect(await screen.findByText('All done for today')).toBeTruthy();
  expect(screen.getByText('Tomorrow')).toBeTruthy();
  const priority = section("Today's Priority");
  const rows = () => priority.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(rows()).toEqual(['Swimming', 'Tablet for Biscuit']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 from earlier' }));
  expect(rows()).toEqual(['Swimming', 'Tablet for Biscuit', 'Dentist']);
});

test('in the evening what is left today comes before tomorrow', async () => {
  vi.setSystemTime(at('2026-11-15', '18:00'));
  const mother = await signUp();
  const choir = { title: 'Choir', type: 'Other', date: '2026-11-15' };
  await addEach(mother, '/api/appointments', [
    { ...choir, time: '19:00' },
    { ...choir, title: 'Dentist', time: '09:30' },
    { ...choir, title: 'Swimming', date: '2026-11-16' },
  ]);
  const coats = { title: 'Coats', category: 'health', description: 'x', triggerDate: '2026-11-15' };
  await addEach(mother, '/api/reminders', [coats, { ...coats, title: 'Flu shots' }]);
  renderPage(<DashboardPage />, mother);
  await screen.findByRole('heading', { name: "Today's Priority" });
  const priority = section("Today's Priority");
  const rows = () => priority.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(rows()).toEqual(['Choir', 'Coats', 'Flu shots', 'Swimming']);
  await userEvent.click(priority.getByRole('button', { name: 'Show 1 from earlier' }));
  expect(rows()).toEqual(['Choir', 'Coats', 'Flu shots', 'Swimming', 'Dentist']);
  expect(priority.getByRole('button', { name: 'Done: Coats' })).toBeTruthy();
});

test('a plan with steps left today does not show again under tomorrow', async () => {
  vi.setSystemTime(at('2026-11-15', '18:00'));
  const mother = await signUp();
  const { json: fair } = await mother.post('/api/events', { title: 'School fair', date: '2026-11-18', time: '10:00' });
  const step = (title: string, daysBefore: number) => ({ subject: 'event', subjectId: fair.id, title, daysBefore });
  await addEach(mother, '/api/plan-steps', [step('Bake', 3), step('Pack', 2)]);
  await addEach(mother, '/api/appointments', [{ title: 'Swimming', type: 'Other', date: '2026-11-16' }]);
  renderPage(<DashboardPage />, mother);
  await screen.findByRole('button', { name: 'School fair' });
  const rows = section("Today's Priority").getAllByRole('heading', { level: 3 });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['School fair', 'Swimming']);
});

test('a long priority list can be expanded, and a failed dismissal shows an error', async () => {
  const mother = await signUp();
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
  await addEach(
    mother,
    '/api/reminders',
    names.map((name) => ({ title: name, category: 'health', description: 'x', triggerDate: '2026-11-15' })),
  );
  renderPage(<DashboardPage />, withFailingWrites(mother));
  await userEvent.click(await screen.findByRole('button', { name: 'Show 5 more' }));
  expect(section("Today's Priority").getAllByRole('listitem')).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'Done: I' }));
  expect(await screen.findByText('Error dismissing item')).toBeTruthy();
});

test('the page switches to the new day after midnight', async () => {
  const mother = await signUp();
  await addEach(mother, '/api/events', [{ title: 'Tomorrow', date: '2026-11-16', time: '14:00' }]);
  renderPage(<DashboardPage />, mother);
  await screen.findByText('No children added yet.');
  expect(screen.queryByText("Today's Priority")).toBeNull();
  vi.setSystemTime(at('2026-11-16', '00:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('heading', { name: "Today's Priority" })).toBeTruthy();
  expect(screen.queryByText('Sunday, November 15, 2026')).toBeNull();
  expect(screen.getByRole('gridcell', { selected: true }).getAttribute('aria-label')).toMatch(/^Monday, November 16/);
});

test('a dashboard that cannot be loaded shows an error with a retry button', async () => {
  const mother = await signUp();
  let isBroken = true;
  const broken = { status: 500, text: 'Broken', json: undefined, headers: {} };
  renderPage(<DashboardPage />, {
    ...mother,
    request: async (options) =>
      isBroken && String(options.url).startsWith('/api/dashboard') ? broken : mother.request(options),
  });
  expect(await screen.findByText("We couldn't load your day.")).toBeTruthy();
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No children added yet.')).toBeTruthy();
});

test('in the evening the dashboard asks how dinner was', async () => {
  const mother = await signUp();
  const { json: soup } = await mother.post('/api/recipes', {
    name: 'Lentil soup',
    mealType: 'dinner',
    ingredients: [],
  });
  const days = ['sunday'];
  const dinner = { weekStartDate: '2026-11-09', assignedTo: ['family'], days, mealType: 'dinner', recipeId: soup.id };
  expect((await mother.post('/api/meal-plans/assign', dinner)).status).toBe(200);
  await addEach(mother, '/api/events', [{ title: 'School fair', date: '2026-11-15', time: '14:00' }]);
  vi.setSystemTime(at('2026-11-15', '17:59'));
  const { unmount } = renderPage(<DashboardPage />, mother);
  expect(await screen.findByRole('link', { name: 'Lentil soup' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'How was Lentil soup?' })).toBeNull();
  unmount();
  vi.setSystemTime(at('2026-11-15', '18:00'));
  renderPage(<DashboardPage />, mother);
  const question = within(await screen.findByRole('group', { name: 'How was Lentil soup?' }));
  await userEvent.click(question.getByRole('button', { name: 'Loved it' }));
  await waitFor(async () => {
    const { json } = await mother.get('/api/meal-ratings');
    expect(json).toMatchObject([{ recipeId: soup.id, date: '2026-11-15', rating: 'liked' }]);
  });
});
