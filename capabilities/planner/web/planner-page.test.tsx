import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, addMonths, today } from '#core/dates.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { PlannerPage } from './planner-page.tsx';

const { signUp } = servedApp();

beforeEach(() => history.replaceState(null, '', '/planner'));

const reminders = '/api/reminders';
const fluShots = { title: 'Flu shots', category: 'health', description: 'For everybody' };
const seaside = { title: 'To the sea', category: 'trip', description: 'A week', destination: 'Cape Cod' };
// Waits for a dialog to close, as it makes the buttons behind it inert.
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Unfolds the row of an item. */
const unfold = press;
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

test('an empty planner asks for the first reminder, and an added item is shown under its category', async () => {
  const mother = await signUp();
  renderPage(<PlannerPage />, mother);
  expect(screen.getByRole('heading', { level: 1, name: 'Planner' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
    'All',
    'Trips',
    'Seasonal',
    'Health',
    'Milestones',
    'Recurring',
    'To-dos',
  ]);
  await screen.findByText('A clear head starts here');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add Item' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Item' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
  for (const message of ['Title is required', 'Category is required', 'Description is required'])
    expect(await dialog.findByText(message)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Title'), 'Flu shots');
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'health');
  await userEvent.type(dialog.getByLabelText('Description'), 'For everybody');
  await userEvent.click(dialog.getByRole('switch'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add link' }));
  await userEvent.type(dialog.getByLabelText('Label'), 'Find a pharmacy');
  await userEvent.type(dialog.getByLabelText('Link'), 'https://pharmacy.example/');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Health & Wellness' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Flu shots' })).toBeTruthy();
  await unfold('Flu shots');
  expect(screen.getByRole('link', { name: /^Find a pharmacy/ }).getAttribute('href')).toBe('https://pharmacy.example/');
});

test('the category of a new item follows its title, until it is chosen or the tab says it', async () => {
  renderPage(<PlannerPage />, await signUp());
  const type = async (title: string) =>
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: title } });
  const category = () => screen.getByLabelText<HTMLSelectElement>('Category').value;
  await screen.findByText('A clear head starts here');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add Item' })[0] as HTMLElement);
  await type("Rosa's present");
  expect(category()).toBe('seasonal');
  await type('Call Rosa');
  expect(category()).toBe('task');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'recurring');
  await type('Flu shots');
  expect(category()).toBe('recurring');
  await userEvent.type(screen.getByLabelText('Description'), 'For everybody');
  await press('Save');
  expect(await screen.findByRole('heading', { level: 3, name: 'Flu shots' })).toBeTruthy();

  await tab('Milestones');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add Item' })[0] as HTMLElement);
  await type("Rosa's present");
  expect(category()).toBe('milestone');
});

test('the All tab groups by category, other tabs show one, and links show only on actionable items', async () => {
  const mother = await signUp();
  const links = [{ label: 'Never shown', url: 'https://quiet.example/' }];
  for (const category of ['trip', 'recurring', 'milestone', 'health', 'seasonal'])
    await mother.post(reminders, { ...fluShots, title: `One ${category}`, category, links });
  renderPage(<PlannerPage />, mother);
  await screen.findByText(/^Suggested for /);
  expect(screen.getByText('One trip')).toBeTruthy();
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual([
    'Seasonal',
    'Health & Wellness',
    'Milestones',
    'Recurring Tasks',
    'Trips',
    expect.stringMatching(/^Suggested for [A-Z][a-z]+$/),
  ]);
  for (const category of ['trip', 'health']) await unfold(`One ${category}`);
  expect(screen.getAllByText('For everybody')).toHaveLength(2);
  expect(screen.queryByText('Never shown')).toBeNull();
  await tab('Recurring');
  expect(headings()).toEqual(['Recurring Tasks']);
  expect(location.search).toBe('?tab=recurring');
  expect(screen.queryByText('One health')).toBeNull();
});

test('a dismissed item disappears and can be restored from Done or dismissed', async () => {
  const mother = await signUp();
  await mother.post(reminders, { ...fluShots, triggerDate: addDays(today(), 1) });
  renderPage(<PlannerPage />, mother);
  expect(await screen.findByText('Tomorrow')).toBeTruthy();
  await unfold('Flu shots');
  await press('Dismiss Flu shots');
  const dismissed = await screen.findByText('Done or dismissed');
  expect(screen.queryByRole('heading', { level: 3, name: 'Flu shots' })).toBeNull();
  expect((await mother.get(reminders)).json).toMatchObject([{ dismissed: true, dismissedAt: expect.any(String) }]);
  await userEvent.click(dismissed);
  await press('Restore Flu shots');
  expect(await screen.findByRole('heading', { level: 3, name: 'Flu shots' })).toBeTruthy();
  expect(screen.queryByText('Done or dismissed')).toBeNull();
});

test('the next seven days show what is up, where it can be checked off', async () => {
  const mother = await signUp();
  await mother.post(reminders, { ...fluShots, triggerDate: addDays(today(), 2) });
  await mother.post(reminders, { ...fluShots, title: 'Vitamins', triggerDate: addDays(today(), 1) });
  renderPage(<PlannerPage />, mother);
  const week = within(await screen.findByRole('region', { name: 'The next seven days' }));
  const [now, next, later] = week.getAllByRole('button', { name: /^\w{3} \d+ (1|nothing) to do$/ });
  expect(next?.getAttribute('aria-pressed')).toBe('true');
  expect(week.getByRole('link', { name: 'Show Vitamins' }).getAttribute('href')).toMatch(/\?open=/);
  await userEvent.click(now as HTMLElement);
  expect(week.getByText('Nothing to do for this day.')).toBeTruthy();
  await userEvent.click(later as HTMLElement);
  await userEvent.click(week.getByRole('button', { name: 'Check off Flu shots' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Flu shots' })).toBeNull());
  expect((await mother.get(reminders)).json).toMatchObject([
    { title: 'Vitamins', dismissed: false },
    { title: 'Flu shots', dismissed: true },
  ]);
});

test('editing keeps concurrent changes of other fields, and deleting asks first', async () => {
  const mother = await signUp();
  const { json } = await mother.post(reminders, fluShots);
  renderPage(<PlannerPage />, mother);
  await unfold('Flu shots');
  await press('Edit Flu shots');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Flu shots' }));
  await mother.patch(`${reminders}/${json.id}`, { description: 'Not for Noa' });
  await userEvent.type(await dialog.findByLabelText('Title'), ' again');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not for Noa')).toBeTruthy();
  await press('Delete Flu shots again');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Flu shots again?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Not for Noa')).toBeNull());
  expect((await mother.get(reminders)).json).toEqual([]);
});

test('a trip starts with the family and can have other travelers, and cannot end before it starts', async () => {
  const mother = await signUp();
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  await mother.post('/api/household-members', { memberType: 'pet', name: 'Rex', petType: 'dog' });
  renderPage(<PlannerPage />, mother);
  await press('Add Trip');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Trip' }));
  await userEvent.type(await dialog.findByLabelText('Title'), 'To the sea');
  await userEvent.type(dialog.getByLabelText('Start date'), addDays(today(), 10));
  await userEvent.type(dialog.getByLabelText('End date'), addDays(today(), 9));
  expect(dialog.getByRole('button', { name: 'Remove Mia' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Add Rex' })).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Travelers'), 'Grandma');
  await userEvent.click(dialog.getByRole('button', { name: /^More/ }));
  await userEvent.selectOptions(dialog.getByLabelText('Travel type'), 'Road trip');
  await userEvent.type(dialog.getByLabelText('Description'), 'A week');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText("End date can't be before the start date")).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('End date'));
  await userEvent.type(dialog.getByLabelText('End date'), addDays(today(), 16));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Starts in 10 days')).toBeTruthy();
  expect(screen.getByText(/, 7 days$/)).toBeTruthy();
  expect((await mother.get(reminders)).json).toMatchObject([
    {
      ...{ category: 'trip', triggerType: 'travel', destination: null },
      ...{ travelType: 'road-trip', travelers: ['Mia', 'Grandma'] },
    },
  ]);
});

test('the trip form marks destination and dates as required, but saves an idea without them', async () => {
  const mother = await signUp();
  renderPage(<PlannerPage />, mother);
  await press('Add Trip');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Trip' }));
  await userEvent.type(await dialog.findByLabelText('Title'), 'To the sea');
  for (const label of ['Destination', 'Start date', 'End date'])
    expect((dialog.getByLabelText(label) as HTMLInputElement).required).toBe(true);
  expect(dialog.getByText(/^Just an idea/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Description'), 'A week');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'To the sea' })).toBeTruthy();
  expect((await mother.get(reminders)).json).toMatchObject([{ destination: null, startDate: null, endDate: null }]);
});

test('a new trip offers a packing list, which opens with suggestions after one tap', async () => {
  const mother = await signUp();
  const addTrip = async (title: string) => {
    await press('Add Trip');
    await userEvent.type(await screen.findByLabelText('Title'), title);
    await userEvent.type(screen.getByLabelText('Description'), 'A week');
    await press('Save');
  };
  const offer = 'Suggest a packing list';
  const { unmount } = renderPage(<PlannerPage />, mother);
  await addTrip('To the sea');
  expect(await screen.findByText('Trip added')).toBeTruthy();
  await press(offer);
  const list = await screen.findByRole('dialog', { name: 'Packing list' });
  expect((await within(list).findAllByRole('checkbox')).length).toBeGreaterThan(5);
  expect(location.search).toMatch(/^\?tab=trips&packing=/);
  await press('Close');
  await waitFor(() => expect(location.search).toBe('?tab=trips'));

  // After editing a trip, no packing list is offered.
  await unfold('To the sea');
  await press('Edit To the sea');
  await userEvent.type(await screen.findByLabelText('Destination'), 'Cape Cod');
  await press('Save');
  expect(await screen.findByText('Cape Cod')).toBeTruthy();
  expect(screen.queryByText('Trip added')).toBeNull();
  unmount();
  // Otherwise the open list would offer suggestions too.
  history.replaceState(null, '', '/planner');

  let isSaved = false;
  const failingLater: typeof mother = {
    ...mother,
    request: (options) => (isSaved && options.method === 'POST' ? withFailingWrites(mother) : mother).request(options),
  };
  renderPage(<PlannerPage />, failingLater);
  await addTrip('To the hills');
  await screen.findByText('Trip added');
  isSaved = true;
  await press(offer);
  expect(await screen.findByText('Error adding item')).toBeTruthy();
});

test('a packing list can be suggested, checked and extended, and a removal can be undone', async () => {
  const mother = await signUp();
  const { json: trip } = await mother.post(reminders, { ...seaside, travelers: ['Ana'] });
  renderPage(<PlannerPage />, mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Packing list' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest a packing list' }));
  await press('More for the packing list');
  await press('Add suggestions');
  expect(screen.queryByRole('button', { name: 'Suggest a packing list' })).toBe(null);
  expect(await screen.findByText('Nothing to add: you have thought of everything')).toBeTruthy();
  await userEvent.click(await screen.findByRole('tab', { name: /^Ana/ }));
  await userEvent.click(await screen.findByLabelText('Book'));
  expect(await screen.findByText(/^1 of \d+ packed$/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Add something for Ana'), 'Kite{Enter}');
  await userEvent.click(await screen.findByLabelText('Kite'));
  await screen.findByText(/^2 of \d+ packed$/);
  expect(screen.queryByRole('button', { name: 'Remove Kite' })).toBe(null);
  await press('More for the packing list');
  await press('Edit list');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Kite' }));
  await press('Done');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBe(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByLabelText('Kite');
  const { json: list } = await mother.get(`${reminders}/${trip.id}/packing`);
  const packed = list.filter(({ isPacked }: { isPacked: boolean }) => isPacked);
  expect(packed).toMatchObject([
    { name: 'Kite', traveler: 'Ana' },
    { name: 'Book', traveler: 'Ana' },
  ]);
});

test('baby milestones are added after the planner has loaded, with a toast', async () => {
  const mother = await signUp();
  await mother.post('/api/children', { name: 'Noa', birthdate: addMonths(today(), -10) });
  renderPage(<PlannerPage />, mother);
  expect(await screen.findByText("Noa's 12-month photo")).toBeTruthy();
  expect(await screen.findByText('Monthly photo milestones are added for babies under 1 year.')).toBeTruthy();
});

test('a seasonal suggestion can be accepted or declined', async () => {
  const mother = await signUp();
  const { json } = await mother.get('/api/seasonal-suggestions');
  const [taken, declined] = json.map(({ title }: { title: string }) => title);
  renderPage(<PlannerPage />, mother);
  await tab('Seasonal');
  await userEvent.click(await screen.findByRole('button', { name: `Add to planner: ${taken}` }));
  await screen.findByRole('button', { name: `Done: ${taken}` });
  await unfold(declined);
  await press(`Skip: ${declined}`);
  await userEvent.click(await screen.findByText('Done or dismissed'));
  expect(screen.getByRole('button', { name: `Restore ${declined}` })).toBeTruthy();
});

test('each failed write shows its own error title, and failed milestones are only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const mother = await signUp();
  await mother.post(reminders, fluShots);
  const { json: old } = await mother.post(reminders, { ...fluShots, title: 'Old' });
  await mother.patch(`${reminders}/${old.id}`, { dismissed: true });
  renderPage(<PlannerPage />, withFailingWrites(mother));
  await screen.findByText('Flu shots');
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.queryByText('Milestones added')).toBeNull();
  await press('Done: Flu shots');
  expect(await screen.findByText('Error dismissing item')).toBeTruthy();
  await unfold('Flu shots');
  expect(screen.getByText('503: Please try again')).toBeTruthy();
  await userEvent.click(screen.getByText('Done or dismissed'));
  await press('Restore Old');
  expect(await screen.findByText('Error updating item')).toBeTruthy();
  await press('Delete Flu shots');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error removing item')).toBeTruthy();
  await press('Add Trip');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Trip' }));
  await userEvent.type(await dialog.findByLabelText('Title'), 'Sea');
  await userEvent.type(dialog.getByLabelText('Description'), 'A week');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error adding item')).toBeTruthy();
  log.mockRestore();
});

test('a one-off item becomes a to-do, and what repeats a recurring task, until a category is chosen', async () => {
  const mother = await signUp();
  renderPage(<PlannerPage />, mother);
  await userEvent.click(screen.getAllByRole('button', { name: 'Add Item' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Item' }));
  const category = () => dialog.getByLabelText<HTMLSelectElement>('Category').selectedOptions[0]?.textContent;
  await userEvent.type(await dialog.findByLabelText('Title'), 'Call the plumber');
  expect(category()).toBe('To-dos');
  await userEvent.selectOptions(dialog.getByLabelText('Repeats'), 'Weekly');
  expect(category()).toBe('Recurring Tasks');
  await userEvent.type(dialog.getByLabelText('Description'), 'Sink');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Date is required for something that repeats')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('Repeats'), "Doesn't repeat");
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await tab('To-dos');
  expect(await screen.findByRole('heading', { level: 3, name: 'Call the plumber' })).toBeTruthy();
  expect((await mother.get(reminders)).json).toMatchObject([{ category: 'task', recurringFrequency: null }]);
});

test('the circle of an item that repeats checks off one date, and Undo brings it back', async () => {
  const mother = await signUp();
  const trash = { title: 'Trash', category: 'recurring', description: 'Bins', recurringFrequency: 'weekly' };
  await mother.post(reminders, { ...trash, triggerDate: today() });
  renderPage(<PlannerPage />, mother);
  expect(await screen.findByText('Today', { selector: 'span' })).toBeTruthy();
  expect(screen.getByText('Weekly')).toBeTruthy();
  await press('Done: Trash');
  expect(await screen.findByText('In 7 days')).toBeTruthy();
  expect(await screen.findByText('Done for now')).toBeTruthy();
  await press('Undo');
  expect(await screen.findByText('Today', { selector: 'span' })).toBeTruthy();
  expect((await mother.get(reminders)).json).toMatchObject([{ doneDates: [], dismissed: false }]);
});

test('one date of an item that repeats can be skipped, and dismissing ends it until Undo', async () => {
  const mother = await signUp();
  const trash = { title: 'Trash', category: 'recurring', description: 'Bins', recurringFrequency: 'weekly' };
  await mother.post(reminders, { ...trash, triggerDate: today() });
  renderPage(<PlannerPage />, mother);
  await unfold('Trash');
  await press('Skip this date of Trash');
  expect(await screen.findByText('In 7 days')).toBeTruthy();
  expect(await screen.findByText('Date skipped')).toBeTruthy();
  await press('Dismiss Trash');
  expect(await screen.findByText('Dismissed')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Back on your planner')).toBeTruthy();
  expect((await mother.get(reminders)).json).toMatchObject([{ skippedDates: [today()], dismissed: false }]);
});

test('within a group what is due first comes first, and a checked off item says that it is done', async () => {
  const mother = await signUp();
  const days = { Whenever: null, Later: addDays(today(), 9), Soon: addDays(today(), 2) };
  for (const [title, triggerDate] of Object.entries(days))
    await mother.post(reminders, { ...fluShots, title, triggerDate });
  renderPage(<PlannerPage />, mother);
  await screen.findByRole('heading', { name: 'Soon' });
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles().slice(0, 3)).toEqual(['Soon', 'Later', 'Whenever']);
  await press('Done: Soon');
  expect(await screen.findByText('Done')).toBeTruthy();
  await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Later', 'Whenever']));
});
