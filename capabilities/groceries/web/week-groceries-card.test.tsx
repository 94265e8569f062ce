import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, today } from '#core/dates.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { WeekGroceriesCard } from './week-groceries-card.tsx';

const { signUp } = servedApp();

beforeEach(() => {
  history.replaceState(null, '', '/food?tab=grocery');
  document.documentElement.dataset.thriveSearchUrl = 'https://thrivemarket.com/search?search=';
});

const week = mondayOf(today());
const api = '/api/grocery-lists';
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function listWith(mother: Client, ...names: string[]) {
  const { json: list } = await mother.post(`${api}/generate`, { weekStartDate: week });
  for (const name of names) await mother.post(`${api}/${list.id}/items`, { name });
  return list;
}

/** A client whose Instacart requests get this answer. */
const withInstacartAnswer = (mother: Client, status: number, answer: object): Client => ({
  ...mother,
  request: async (options) => {
    if (!String(options.url).endsWith('/send-to-instacart')) return mother.request(options);
    expect(options.payload).toBeUndefined();
    return { status, text: JSON.stringify(answer), json: answer, headers: {} };
  },
});

test('a week without a list offers to generate it from the meal plan', async () => {
  renderPage(<WeekGroceriesCard />, await signUp());
  expect(await screen.findByText('No grocery list yet for this week')).toBeTruthy();
  await press('Generate from Meal Plan');
  expect(await screen.findByText('Grocery list generated from your meal plan!')).toBeTruthy();
  expect(await screen.findByText('No items in this grocery list')).toBeTruthy();
  for (const name of ['Shop on Thrive Market', 'Send to Instacart'])
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(true);
  await press('Next week');
  expect(await screen.findByText('No grocery list yet for this week')).toBeTruthy();
  expect(location.search).toBe(`?tab=grocery&week=${addDays(week, 7)}`);
});

test('a failed generation shows an error', async () => {
  renderPage(<WeekGroceriesCard />, withFailingWrites(await signUp()));
  await press('Generate from Meal Plan');
  expect(await screen.findByText('Failed to generate grocery list')).toBeTruthy();
  expect(screen.getByText('503: Please try again')).toBeTruthy();
});

test('Thrive Market searches for unticked items, and both shops are disabled if all are ticked', async () => {
  const mother = await signUp();
  await listWith(mother, 'Zorblax', 'Candles');
  renderPage(<WeekGroceriesCard />, mother);
  const zorblax = await screen.findByRole('checkbox', { name: 'Zorblax' });
  expect(screen.getByRole('heading', { level: 3, name: 'Other' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Candles' }));
  await waitFor(() => {
    const thrive = screen.getByRole('link', { name: /^Shop on Thrive Market/ });
    expect(thrive.getAttribute('href')).toBe('https://thrivemarket.com/search?search=Zorblax');
    expect(thrive.getAttribute('rel')).toContain('noopener');
  });
  fireEvent.click(zorblax);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Shop on Thrive Market' }).disabled).toBe(true),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send to Instacart' }).disabled).toBe(true);
});

test('without a key Instacart is reported as not configured and the opened tab is closed', async () => {
  const mother = await signUp();
  await listWith(mother, 'Candles');
  const tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
  vi.stubGlobal(
    'open',
    vi.fn(() => tab),
  );
  renderPage(<WeekGroceriesCard />, mother);
  await press('Send to Instacart');
  expect(await screen.findByText('Failed to send to Instacart')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Instacart is not configured')).toHaveLength(2));
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('a sent list opens at Instacart and can be marked as ordered and delivered', async () => {
  const mother = await signUp();
  const list = await listWith(mother, 'Candles');
  const url = 'https://www.instacart.com/store/recipes/1';
  const tab = { opener: window as Window | null, close: vi.fn(), location: { replace: vi.fn() } };
  vi.stubGlobal(
    'open',
    vi.fn(() => tab),
  );
  renderPage(<WeekGroceriesCard />, withLink(withInstacartAnswer(mother, 200, { url }), url));
  await press('Send to Instacart');
  expect(await screen.findByText('Opening Instacart...')).toBeTruthy();
  expect(screen.getByText('Your grocery list has been created!')).toBeTruthy();
  expect(tab.location.replace).toHaveBeenCalledWith(url);
  expect(tab.opener).toBeNull();
  expect(screen.getByRole('link', { name: /^Your list at Instacart/ }).getAttribute('href')).toBe(url);
  await press('I ordered it');
  expect(await screen.findByText('Marked as ordered')).toBeTruthy();
  await press('It arrived');
  expect(await screen.findByText('It has arrived')).toBeTruthy();
  expect((await mother.get(`${api}/${list.id}`)).json).toMatchObject({ status: 'delivered' });
  // Not userEvent: toasts track pointer gestures, which jsdom doesn't support.
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'It arrived' });
});

test('a proxy failure is reported with its status', async () => {
  const mother = await signUp();
  await listWith(mother, 'Candles');
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  // The answer of a proxy while the server is down.
  const badGateway = { status: 502, text: '<h1>Bad Gateway</h1>', json: undefined, headers: {} };
  const request: Client['request'] = async (options) =>
    String(options.url).endsWith('/send-to-instacart') ? badGateway : mother.request(options);
  renderPage(<WeekGroceriesCard />, { ...mother, request });
  await press('Send to Instacart');
  expect(await screen.findByText('Failed to send to Instacart')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Failed with status 502')).toHaveLength(2));
});

test.each(['http://www.instacart.com/', 'javascript:alert(1)'])('the link %s is not opened', async (url) => {
  const mother = await signUp();
  await listWith(mother, 'Candles');
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  renderPage(<WeekGroceriesCard />, withInstacartAnswer(mother, 200, { url }));
  await press('Send to Instacart');
  expect(await screen.findByText('Failed to send to Instacart')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Unknown error')).toHaveLength(2));
});

/** Adds a link to the list, because the server accepts links only from Instacart itself. */
const withLink = (mother: Client, instacartOrderUrl: string): Client => ({
  ...mother,
  request: async (options) => {
    const answer = await mother.request(options);
    if (options.method !== 'GET' || !answer.json?.items) return answer;
    const json = { ...answer.json, instacartOrderUrl };
    return { ...answer, json, text: JSON.stringify(json) };
  },
});

test('meals without ingredients are named, and added ingredients appear on the list immediately', async () => {
  const mother = await signUp();
  const { json: soup } = await mother.post('/api/recipes', { name: 'lentil soup', mealType: 'dinner' });
  const plan = { weekStartDate: week, assignedTo: 'family', schedule: { monday: { dinner: soup.id } } };
  const { json: cooked } = await mother.post('/api/meal-plans', plan);
  await mother.patch(`/api/meal-plans/${cooked.id}/cells/friday/dinner`, { note: "at Grandma's" });
  await mother.post(`${api}/generate`, { weekStartDate: week });
  renderPage(<WeekGroceriesCard />, mother);
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
