import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { weekRange } from '#capabilities/meals/rules/week-words.ts';
import { addDays, today } from '#core/dates.ts';
import { pantryFoods } from '#food/pantry.ts';
import { focused } from '#testing/focused.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { stubNavigator } from '#testing/stub-navigator.ts';
import { refetchResources } from '#web/api/hooks.ts';
import { queryClient } from '#web/query-client.ts';
import { GroceryListsPage } from './grocery-lists-page.tsx';

const { signUp } = servedApp();

beforeEach(() => history.replaceState(null, '', '/grocery-lists'));

const week = mondayOf(today());
const api = '/api/grocery-lists';
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
// Not userEvent: toasts track pointer gestures, which jsdom doesn't support.
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
const findCheckbox = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);

/** A list with pancakes for Mia, who is allergic to milk, and an item added by hand. */
async function createList(mother: Client) {
  const { json: mia } = await mother.post('/api/children', {
    name: 'Mia',
    birthdate: '2020-05-05',
    allergies: ['Milk'],
  });
  const { json: pancakes } = await mother.post('/api/recipes', {
    name: 'Pancakes',
    mealType: 'breakfast',
    servings: 1,
    ingredients: [{ name: '1 cup milk' }, { name: '2 eggs' }, { name: '3 apples' }],
  });
  const plan = { weekStartDate: week, assignedTo: 'family', schedule: { monday: { breakfast: pancakes.id } } };
  await mother.post('/api/meal-plans', plan);
  const { json: list } = await mother.post(`${api}/generate`, { weekStartDate: week });
  await mother.post(`${api}/${list.id}/items`, { name: 'Candles', category: 'Household' });
  return { list, mia, pancakes };
}

test('without lists the page is empty, and any day generates the list of its week', async () => {
  renderPage(<GroceryListsPage />, await signUp());
  expect(screen.getByRole('heading', { level: 1, name: 'Grocery Lists' })).toBeTruthy();
  expect(await screen.findByText('No grocery lists yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plan Your Meals' }).getAttribute('href')).toBe('/meal-planner');
  const upgrade = await screen.findByRole<HTMLButtonElement>('button', { name: 'Upgrade for AI Features' });
  expect(upgrade.disabled).toBe(true);
  fireEvent.click(screen.getAllByRole('button', { name: 'Generate List' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate List' }));
  const date = await dialog.findByLabelText<HTMLInputElement>('Week Start Date');
  expect(date.value).toBe(week);
  fireEvent.change(date, { target: { value: addDays(week, 9) } });
  fireEvent.blur(date);
  expect(date.value).toBe(addDays(week, 7));
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  expect(await screen.findByText('Grocery list generated')).toBeTruthy();
  expect(screen.getByText('Your grocery list has been created from your meal plans')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: weekRange(addDays(week, 7)) })).toBeTruthy();
  expect(screen.getByText('No items in this grocery list')).toBeTruthy();
});

test('without lists, a tap on a usual item starts the list too', async () => {
  renderPage(<GroceryListsPage />, await signUp());
  fireEvent.click(await screen.findByRole('button', { name: 'Eggs' }));
  expect(await screen.findByRole('checkbox', { name: 'Eggs' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bread' })).toBeNull();
});

test('without lists, the first typed item starts the list of this week', async () => {
  const mother = await signUp();
  renderPage(<GroceryListsPage />, mother);
  const field = await screen.findByLabelText('Add an item');
  fireEvent.change(field, { target: { value: '1 gallon milk' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await findCheckbox(/^milk, 1 gallon$/i)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: weekRange(week) })).toBeTruthy();
});

test('the current list is grouped by category, ticks immediately, and clears ticked items with undo', async () => {
  const mother = await signUp();
  const { list } = await createList(mother);
  renderPage(<GroceryListsPage />, mother);
  const milk = await findCheckbox(/^milk, 1 pint \(1 cup\)$/i);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Produce',
    'Dairy & Eggs',
    'Household',
  ]);
  expect(screen.getByText('0 of 4')).toBeTruthy();
  expect(screen.getByText('Milk: Mia')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Order on Instacart' })).toBeTruthy();
  expect(screen.getByText('Order on Thrive Market')).toBeTruthy();
  fireEvent.click(milk);
  await waitFor(() => expect(milk.checked).toBe(true));
  expect(await screen.findByText('1 of 4')).toBeTruthy();
  await waitFor(async () =>
    expect((await mother.get(`${api}/${list.id}`)).json.items).toContainEqual(
      expect.objectContaining({ category: 'Dairy & Eggs', name: expect.stringMatching(/milk/i), checked: true }),
    ),
  );
  await press('Clear checked');
  expect(await screen.findByText('1 item cleared')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^milk/i })).toBeNull();
  await undo();
  expect((await findCheckbox(/^milk, 1 pint \(1 cup\)$/i)).checked).toBe(true);
});

test('a tick that cannot be saved is rolled back', async () => {
  const mother = await signUp();
  await createList(mother);
  const failing = withFailingWrites(mother);
  const answer = Promise.withResolvers<void>();
  const slow: Client['request'] = async (options) => {
    if (options.method !== 'GET') await answer.promise;
    return failing.request(options);
  };
  renderPage(<GroceryListsPage />, { ...failing, request: slow });
  const eggs = await findCheckbox(/^eggs, 1 carton \(2\)$/i);
  fireEvent.click(eggs);
  await waitFor(() => expect(eggs.checked).toBe(true));
  expect(screen.getByText('1 of 4')).toBeTruthy();
  answer.resolve();
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getByText('503: Please try again')).toBeTruthy();
  await waitFor(() => expect(eggs.checked).toBe(false));
});

test('a stale response that arrives after a tick does not undo it', async () => {
  const mother = await signUp();
  const { list } = await createList(mother);
  const requested = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const ticked = Promise.withResolvers<void>();
  let isSlow = false;
  const request: Client['request'] = async (options) => {
    const answer = await mother.request(options);
    if (isSlow && options.url === `${api}/${list.id}`) {
      isSlow = false;
      requested.resolve();
      await release.promise;
    }
    if (options.method === 'PATCH') ticked.resolve();
    return answer;
  };
  renderPage(<GroceryListsPage />, { ...mother, request });
  const eggs = await findCheckbox(/^eggs, 1 carton \(2\)$/i);
  isSlow = true;
  const refreshed = refetchResources(queryClient, ['groceries']);
  await requested.promise;
  fireEvent.click(eggs);
  await ticked.promise;
  const observed: boolean[] = [];
  const observer = new MutationObserver(() => observed.push(eggs.checked));
  await waitFor(() => expect(eggs.checked).toBe(true));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  release.resolve();
  await refreshed;
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  observer.disconnect();
  expect(observed).not.toContain(false);
  expect(eggs.checked).toBe(true);
});

test('items can be added one by one or several at once, with a hint for foods already on the list', async () => {
  const mother = await signUp();
  const { list } = await createList(mother);
  renderPage(<GroceryListsPage />, mother);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Add an item');
  fireEvent.change(field, { target: { value: '2 l milk' } });
  expect(await screen.findByText('Milk, 1 pint')).toBeTruthy();
  expect(screen.getByText(/^Already on the list: .* Adding it again buys both\.$/)).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('');
  await focused(field);
  const milk = await findCheckbox(/^milk, 1 pint \(1 cup\) \+ 2 l$/i);
  expect(screen.getByText('0 of 4')).toBeTruthy();
  fireEvent.click(milk);
  await waitFor(async () =>
    expect(
      (await mother.get(`${api}/${list.id}`)).json.items.filter(({ checked }: { checked: boolean }) => checked),
    ).toHaveLength(2),
  );
  await press(/^More about milk\b/i);
  await press('Remove milk, 2 l');
  expect(await findCheckbox(/^milk, 1 pint \(1 cup\)$/i)).toBeTruthy();
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: '- bread\n- 6 bananas' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await findCheckbox(/^bananas, 6$/i)).toBeTruthy();
  expect(await findCheckbox(/^bread$/i)).toBeTruthy();
  expect((await mother.get(`${api}/${list.id}`)).json.items).toHaveLength(6);
});

test('an item shows its sources and concerns, and can be edited, removed, restored and made a staple', async () => {
  const mother = await signUp();
  const { pancakes } = await createList(mother);
  renderPage(<GroceryListsPage />, mother);
  await press(/^More about milk\b/i);
  const dialog = within(await screen.findByRole('dialog', { name: 'Milk' }));
  expect(await dialog.findByText('Found for Mia: Milk, in "1 cup milk"')).toBeTruthy();
  const source = dialog.getByRole('link', { name: 'For Pancakes (Mon breakfast, Mia)' });
  expect(source.getAttribute('href')).toBe(`/recipes/${pancakes.id}`);
  fireEvent.change(dialog.getByLabelText('Quantity'), { target: { value: '1 carton' } });
  fireEvent.change(dialog.getByLabelText('Category'), { target: { value: 'Beverages' } });
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'lactose-free' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Remembered for next time.')).toBeTruthy();
  expect(await findCheckbox(/^milk, 1 carton$/i)).toBeTruthy();
  expect(screen.getByText('lactose-free')).toBeTruthy();
  expect(screen.getByText('The plan now says 1 cup')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Beverages' })).toBeTruthy();
  expect((await mother.get('/api/food-categories')).json).toMatchObject([{ category: 'Beverages' }]);

  await press(/^More about eggs\b/i);
  await press('Remove');
  expect(await screen.findByText(/^eggs removed$/i)).toBeTruthy();
  fireEvent.click(await screen.findByText('Taken off'));
  await press(/^Put back eggs$/i);
  expect(await findCheckbox(/^eggs, 1 carton \(2\)$/i)).toBeTruthy();

  await press(/^More about apples\b/i);
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Pears' } });
  await press('Save');
  await press(/^More about Pears\b/);
  await press('I always have this');
  fireEvent.click(screen.getByText('Probably at home'));
  await press('Buy this once: apples');
  expect(await findCheckbox('Pears, 3')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\bsafe\b/i);
});

test('the size in which the family buys a food can be corrected', async () => {
  const mother = await signUp();
  await createList(mother);
  renderPage(<GroceryListsPage />, mother);
  await press(/^More about milk\b/i);
  const size = await screen.findByLabelText<HTMLInputElement>('We buy it as');
  expect(size.value).toBe('pint of 16 fl oz');
  fireEvent.change(size, { target: { value: 'gallon of' } });
  await press('Save');
  expect(await screen.findByText("Use a size like '5 lb bag', '15 oz can' or 'bunch'")).toBeTruthy();
  fireEvent.change(size, { target: { value: '1 gal jug' } });
  await press('Save');
  expect(await findCheckbox(/^milk, 1 jug \(1 cup\)$/i)).toBeTruthy();
});

test('all staples are shown and can be changed, even those this plan does not need', async () => {
  const mother = await signUp();
  await createList(mother);
  renderPage(<GroceryListsPage />, mother);
  fireEvent.click(await screen.findByText('Probably at home'));
  const field = await screen.findByLabelText<HTMLInputElement>('I always have');
  fireEvent.change(field, { target: { value: 'Eggs' } });
  fireEvent.submit(field);
  expect(await screen.findByText("This week's meals need these. Still enough?")).toBeTruthy();
  expect(await screen.findByText(', 2')).toBeTruthy();
  expect(field.value).toBe('');
  expect(screen.queryByRole('checkbox', { name: /^eggs/i })).toBeNull();
  const removals = screen.getAllByRole('button', { name: /from what you always have$/ });
  const labels = removals.map((button) => button.getAttribute('aria-label')?.split(' from ')[0]);
  expect(labels.slice(0, 2)).toEqual(['Remove Eggs', 'Remove All-purpose flour']);
  expect(labels).toHaveLength(pantryFoods.length + 1);
  await press(/^Remove Ice/);
  expect(await screen.findByText('Ice is on your lists again')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove Ice/ })).toBeNull();
});

test('a changed plan is announced, and updating the list keeps user edits', async () => {
  const mother = await signUp();
  const { pancakes } = await createList(mother);
  const plan = { weekStartDate: week, assignedTo: 'family', schedule: { tuesday: { breakfast: pancakes.id } } };
  await mother.post('/api/meal-plans', plan);
  renderPage(<GroceryListsPage />, mother);
  expect(await screen.findByText('Your meal plan has changed.')).toBeTruthy();
  await press('Update list');
  expect(await findCheckbox(/^eggs, 1 carton \(4\)$/i)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Candles' })).toBeTruthy();
  expect(screen.queryByText('Your meal plan has changed.')).toBeNull();
});

test('a store has its own category order, arranged with buttons', async () => {
  const mother = await signUp();
  await createList(mother);
  renderPage(<GroceryListsPage />, mother);
  fireEvent.change(await screen.findByLabelText('Store'), { target: { value: 'another' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a Store' }));
  fireEvent.change(await dialog.findByLabelText('Name'), { target: { value: 'Corner shop' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Move Produce down' }));
  for (let step = 0; step < 4; step += 1) fireEvent.click(dialog.getByRole('button', { name: 'Move Dairy & Eggs up' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Dairy & Eggs',
      'Produce',
      'Household',
    ]),
  );
  await press('Change Corner shop');
  await press('Delete store');
  expect(await screen.findByText('Corner shop removed')).toBeTruthy();
});

test('other lists are under Previous Lists and can be opened and deleted there', async () => {
  const mother = await signUp();
  const { list } = await createList(mother);
  const { json: old } = await mother.post(`${api}/generate`, { weekStartDate: addDays(week, -7) });
  await mother.post(`${api}/${old.id}/items`, { name: 'Soap' });
  await mother.patch(`${api}/${old.id}`, { status: 'ordered' });
  renderPage(<GroceryListsPage />, mother);
  expect(await screen.findByRole('region', { name: `Groceries for ${weekRange(week)}` })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Previous Lists' }));
  const link = screen.getByRole('link', { name: new RegExp(weekRange(addDays(week, -7))) });
  expect(link.textContent).toContain('Status: ordered');
  expect(link.textContent).toContain('1 item');
  fireEvent.click(link);
  expect(await findCheckbox('Soap')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Previous Lists' }).getAttribute('aria-selected')).toBe('true');
  expect(list.id).not.toBe(old.id);
  fireEvent.click(screen.getByRole('link', { name: 'All previous lists' }));
  await press(`Delete the list of ${weekRange(addDays(week, -7))}`);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/This can't be undone\.$/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Grocery list deleted')).toBeTruthy();
  expect(await screen.findByText('No previous lists yet')).toBeTruthy();
  expect((await mother.get(`${api}/${old.id}`)).status).toBe(404);
});

test('a list can be shared and copied as text', async () => {
  const mother = await signUp();
  await createList(mother);
  const share = vi.fn(async () => undefined);
  stubNavigator({ share, clipboard: undefined });
  renderPage(<GroceryListsPage />, mother);
  await press('Share');
  expect(share).toHaveBeenCalledWith({
    title: `Groceries for ${weekRange(week)}`,
    text: expect.stringContaining('Household\n- Candles'),
  });
  await press('Copy as text');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your list')).value).toContain('Household\n- Candles');
});

test('paper has what is left to buy, and what is probably at home', async () => {
  const mother = await signUp();
  const { list } = await createList(mother);
  await mother.post(`${api}/${list.id}/items`, { name: 'Soap', checked: true });
  const { json: bread } = await mother.post('/api/recipes', {
    name: 'Bread',
    mealType: 'breakfast',
    ingredients: [{ name: '1 pinch salt' }],
  });
  const plan = { weekStartDate: week, assignedTo: 'family', schedule: { sunday: { breakfast: bread.id } } };
  await mother.post('/api/meal-plans', plan);
  await mother.post(`${api}/generate`, { weekStartDate: week });
  const { container } = renderPage(<GroceryListsPage />, mother);
  await findCheckbox('Candles');
  await import('./printed-list-card.tsx');
  fireEvent(window, new Event('beforeprint'));
  await waitFor(() => expect(container.querySelector('.list-sheet')).toBeTruthy());
  const rows = [...container.querySelectorAll('.list-sheet li')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Apples3',
    'Eggsrecipes use 21 carton',
    'Milkrecipes use 1 cup · Milk: Mia1 pint',
    'Candles',
    'Salt',
  ]);
  fireEvent(window, new Event('afterprint'));
  expect(container.querySelector('.list-sheet')).toBeNull();
});

test('a failed load shows an error with a retry button', async () => {
  const mother = await signUp();
  const failing: Client = {
    ...mother,
    request: async () => ({ status: 500, text: 'Oops', json: undefined, headers: {} }),
  };
  renderPage(<GroceryListsPage />, failing);
  expect(await screen.findByText('Failed to fetch grocery lists')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('meals without ingredients are named, and added ingredients appear on the list immediately', async () => {
  const mother = await signUp();
  const { json: soup } = await mother.post('/api/recipes', { name: 'lentil soup', mealType: 'dinner' });
  const plan = { weekStartDate: week, assignedTo: 'family', schedule: { monday: { dinner: soup.id } } };
  const { json: cooked } = await mother.post('/api/meal-plans', plan);
  await mother.patch(`/api/meal-plans/${cooked.id}/cells/friday/dinner`, { note: "at Grandma's" });
  await mother.post(`${api}/generate`, { weekStartDate: week });
  renderPage(<GroceryListsPage />, mother);
  expect(await screen.findByText('No items in this grocery list')).toBeTruthy();
  expect(await screen.findByText("No groceries needed for “at Grandma's”")).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'lentil soup' })).toBeTruthy();
  await press('Use these for lentil soup: Red Lentil Soup');
  expect(await screen.findByLabelText(/^red lentils/i)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'No ingredients yet' })).toBe(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'No ingredients yet' })).toBeTruthy();
  expect(await screen.findByText('No items in this grocery list')).toBeTruthy();
});
