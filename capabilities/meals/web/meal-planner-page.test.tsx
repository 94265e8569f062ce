import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, fullDate, today } from '#core/dates.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { dayOf, mondayOf } from '../rules/week.ts';
import { MealPlannerPage } from './meal-planner-page.tsx';

const { signUp } = servedApp();
// Lazy chunks can take longer to load on a busy machine than a test waits.
await Promise.all([
  import('./meal-planner-card.tsx'),
  import('./meal-form.tsx'),
  import('./copy-day-form.tsx'),
  import('./plan-week-form.tsx'),
  import('./week-sheet-card.tsx'),
  import('#capabilities/recipes/web/bare-meals-card.tsx'),
  import('#capabilities/recipes/web/starter-match-card.tsx'),
  import('#web/ui/overlays/dialog-panel.tsx'),
  import('#web/ui/toast-region.tsx'),
]);

const week = '2026-11-16';
beforeEach(() => history.replaceState(null, '', `/meal-planner?week=${week}`));
const setDay = (day: string, time = '12:00') =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T${time}:00`) });
afterEach(() => void vi.useRealTimers());

/** By label, because queries by role are slow with so many cells. */
const cell = (name: string) => screen.findByLabelText(name);
const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function added(person: Client, path: string, body: object) {
  const answer = await person.post(path, body);
  expect(answer.status).toBe(201);
  return answer.json;
}

const recipe = (person: Client, name: string, more: object = {}) =>
  added(person, '/api/recipes', { name, mealType: 'dinner', ...more });

/** A family with Mia, who is allergic to peanuts, and a noodle recipe that contains them. */
async function familyWithNoodles(familyGrouping = 'family', more: object = {}) {
  const mother = await signUp();
  await added(mother, '/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] });
  await added(mother, '/api/children', { name: 'Leo', birthdate: '2021-03-04' });
  const noodles = await recipe(mother, 'Noodles', {
    cookTime: 20,
    sourceUrl: 'https://example.com/noodles',
    ingredients: [{ name: '2 tbsp peanut butter' }],
  });
  expect((await mother.post('/api/meal-planning-preferences', { familyGrouping, ...more })).status).toBe(200);
  return { mother, noodles };
}

const schedules = async (person: Client) => {
  const plans: { assignedToName: string; schedule: object }[] = (
    await person.get(`/api/meal-plans?weekStartDate=${week}`)
  ).json;
  return Object.fromEntries(plans.map(({ assignedToName, schedule }) => [assignedToName, schedule]));
};

test('the grid shows a week, any date opens its week, and the arrow keys move between cells', async () => {
  setDay('2026-11-15');
  const { mother } = await familyWithNoodles();
  await mother.post('/api/preferences', { deliveryServicePreference: 'uber-eats' });
  renderPage(<MealPlannerPage />, mother);
  expect(screen.getByRole('heading', { level: 1, name: 'Weekly Meal Planner' })).toBeTruthy();
  const grid = await screen.findByRole('grid', { name: 'Nov 16 - Nov 22, 2026' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mon16', 'Tue17', 'Wed18', 'Thu19', 'Fri20', 'Sat21', 'Sun22']);
  expect(
    within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Breakfast Family', 'Lunch Family', 'Dinner Family', 'Snack Family']);
  expect(within(grid).getAllByLabelText(/^Add /)).toHaveLength(28);
  expect(screen.getByText('Nothing planned yet. Tap a meal to start.')).toBeTruthy();
  expect(screen.queryByText('Copy Last Week')).toBeNull();
  const orderIn = await screen.findByRole('link', { name: /^Order In with Uber Eats/ });
  expect([orderIn.getAttribute('href'), orderIn.getAttribute('target')]).toEqual([
    'https://www.ubereats.com/',
    '_blank',
  ]);

  const stops = within(grid)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  (await cell('Add breakfast, Tuesday, November 17')).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add lunch, Wednesday, November 18');
  (await cell('Add dinner, Sunday, November 22')).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add dinner, Monday, November 23'),
  );
  expect(location.search).toBe('?week=2026-11-23');

  fireEvent.touchStart(screen.getByRole('grid'), { touches: [{ clientX: 90, clientY: 0 }] });
  fireEvent.touchEnd(screen.getByRole('grid'), { changedTouches: [{ clientX: 190, clientY: 0 }] });
  expect(location.search).toBe('?week=2026-11-16');
  expect(screen.getByLabelText('Su 22').getAttribute('aria-pressed')).toBe('true');

  fireEvent.change(screen.getByLabelText('Week'), { target: { value: '2026-12-31' } });
  expect(await screen.findByRole('grid', { name: 'Dec 28, 2026 - Jan 3, 2027' })).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Next week'));
  expect(location.search).toBe('?week=2027-01-04');
  expect(await screen.findByText('Nothing planned yet. Tap a meal to start.')).toBeTruthy();
  // Without a meal there is nothing to buy.
  expect(screen.queryByRole('link', { name: 'Generate Grocery List' })).toBeNull();
});

test("an empty week begins with tonight's dinner", async () => {
  setDay('2026-11-17', '20:59');
  const { mother } = await familyWithNoodles();
  renderPage(<MealPlannerPage />, mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Pick a Dinner' }));
  const form = await dialog('Add Meal');
  expect(form.getByText('Dinner, Tuesday, November 17')).toBeTruthy();
  await userEvent.click(await form.findByText('Noodles'));
  await userEvent.click(form.getByRole('button', { name: 'Add Meal' }));
  expect(await cell('Dinner, Tuesday, November 17: Noodles, Peanuts: Mia')).toBeTruthy();
  expect(screen.queryByText("What's for dinner tonight?")).toBeNull();
});

test('a planned meal that someone is allergic to can be swapped for one that fits', async () => {
  setDay('2026-11-17', '20:59');
  const { mother, noodles } = await familyWithNoodles();
  const rolls = await recipe(mother, 'Zucchini rolls', { ingredients: [{ name: '2 zucchini' }] });
  await mother.post('/api/meal-plans', {
    weekStartDate: '2026-11-16',
    assignedTo: 'family',
    schedule: { monday: { dinner: noodles.id }, wednesday: { dinner: noodles.id } },
  });
  renderPage(<MealPlannerPage />, mother);
  const swap = await screen.findByLabelText('Swap dinner, Wednesday, November 18');
  // Monday is over.
  expect(screen.getAllByText('Swap')).toEqual([swap]);
  expect(screen.getByRole('button', { name: 'We 18, allergy conflict' })).toBeTruthy();
  await userEvent.click(swap);
  const form = await dialog('Edit Meal');
  const [first] = within(await form.findByRole('list', { name: 'Recipes' })).getAllByRole('button');
  expect(first?.textContent).toContain('Zucchini rolls');
  await userEvent.click(first as HTMLElement);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await cell('Dinner, Wednesday, November 18: Zucchini rolls')).toBeTruthy();
  const [plan] = Object.values(await schedules(mother));
  expect(plan).toMatchObject({ monday: { dinner: noodles.id }, wednesday: { dinner: rolls.id } });
});

test("every planned day is marked, and only tonight's dinner leads to cooking", async () => {
  setDay('2026-11-17', '20:59');
  const mother = await signUp();
  const soup = await recipe(mother, 'Soup', { ingredients: [{ name: '2 zucchini' }] });
  await mother.post('/api/meal-plans', {
    weekStartDate: '2026-11-16',
    assignedTo: 'family',
    schedule: { tuesday: { lunch: soup.id, dinner: soup.id }, friday: { lunch: soup.id } },
  });
  renderPage(<MealPlannerPage />, mother);
  expect(await screen.findByRole('button', { name: 'Fr 20, planned' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sa 21' })).toBeTruthy();
  const cook = screen.getByRole('link', { name: 'Cook dinner, Tuesday, November 17' });
  expect(cook.getAttribute('href')).toBe(`/recipes/${soup.id}/cook`);
  expect(screen.getAllByText('Cook')).toEqual([cook]);
});

test('a recipe can be planned for several people and days, and its concerns are shown', async () => {
  const { mother, noodles } = await familyWithNoodles('individual');
  await recipe(mother, 'Apple bread', { mealType: 'breakfast' });
  await recipe(mother, 'Zucchini rolls', { isFavorite: true });
  renderPage(<MealPlannerPage />, mother);
  await userEvent.click(await cell('Add dinner for Mia, Tuesday, November 17'));
  const form = await dialog('Add Meal');
  expect((await form.findByLabelText<HTMLInputElement>('Tu')).checked).toBe(true);
  expect(form.getByLabelText<HTMLInputElement>('Mia').checked).toBe(true);
  const choices = within(await form.findByRole('list', { name: 'Recipes' })).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Zucchini rolls',
    'Apple bread',
    'NoodlesPeanuts: Mia 20 min',
  ]);
  await userEvent.click(form.getByLabelText('Tu'));
  await userEvent.click(form.getByLabelText('Mia'));
  await userEvent.click(form.getByRole('button', { name: 'Add Meal' }));
  for (const fault of ['Choose at least one day', 'Choose at least one person', 'Choose a recipe or write a note'])
    expect(await form.findByText(fault)).toBeTruthy();

  for (const name of ['Tu', 'We', 'Mia', 'Leo']) await userEvent.click(form.getByLabelText(name));
  await userEvent.type(form.getByLabelText('Recipe'), 'noo{Enter}');
  expect(await form.findByText('Found for Mia: Peanuts, in "2 tbsp peanut butter"')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Add Meal' }));
  expect(await screen.findByText('Meal added successfully')).toBeTruthy();
  expect(screen.getByText('Added to 2 people for 2 days')).toBeTruthy();
  const both = { tuesday: { dinner: noodles.id }, wednesday: { dinner: noodles.id } };
  expect(await schedules(mother)).toEqual({ Mia: both, Leo: both });

  expect(await cell('Dinner for Mia, Tuesday, November 17: Noodles, Peanuts: Mia')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /^Recipe page for Noodles/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('https://example.com/noodles'));
  await userEvent.click(await cell('Dinner for Leo, Wednesday, November 18: Noodles'));
  const edited = await dialog('Edit Meal');
  expect((await edited.findByRole('link', { name: 'Noodles' })).getAttribute('href')).toBe(`/recipes/${noodles.id}`);
  expect(edited.getByLabelText<HTMLInputElement>('We').checked).toBe(true);
  expect(edited.queryByText(/^Found for/)).toBeNull();
  // A guest's allergies count at this meal.
  await userEvent.click(edited.getByRole('button', { name: 'Add a guest' }));
  await userEvent.type(edited.getByLabelText('Guest'), 'Ada');
  await userEvent.type(edited.getByLabelText('Allergies'), 'Peanuts{Tab}');
  expect(await edited.findByText(/^Found for Ada: Peanuts/)).toBeTruthy();
});

test('a recipe can be typed in or extracted from a link; a failure keeps the dialog open', async () => {
  const { mother } = await familyWithNoodles();
  // A link that was extracted before is not fetched again, so the test needs no network.
  const dal = { '@type': 'Recipe', name: 'Dal', recipeIngredient: ['1 cup lentils'] };
  const page = {
    url: 'https://example.com/dal',
    html: `<script type="application/ld+json">${JSON.stringify(dal)}</script>`,
  };
  await added(mother, '/api/recipes/extract', page);
  renderPage(<MealPlannerPage />, mother);
  await userEvent.click(await cell('Add lunch, Friday, November 20'));
  const form = await dialog('Add Meal');
  expect(form.queryByText('People')).toBeNull();
  await userEvent.click(await form.findByRole('button', { name: 'Extract' }));
  expect(form.getByText('Please paste a link')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Recipe URL'), 'ftp://nowhere{Enter}');
  expect(await screen.findByText('Failed to extract recipe')).toBeTruthy();
  fireEvent.change(form.getByLabelText('Recipe URL'), { target: { value: page.url } });
  await userEvent.click(form.getByRole('button', { name: 'Extract' }));
  expect(await screen.findByText('Recipe extracted successfully')).toBeTruthy();
  expect(await form.findByRole('link', { name: 'Dal' })).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Change' }));

  await userEvent.click(form.getByRole('button', { name: 'Type in a new recipe' }));
  await userEvent.click(form.getByRole('button', { name: 'Add Meal' }));
  expect(await form.findByText('Recipe name is required')).toBeTruthy();
  expect(form.getByText('Ingredients are required')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Recipe name'), 'Toast');
  fireEvent.change(form.getByLabelText('Ingredients'), { target: { value: '  2 slices bread \n\nbutter' } });
  await userEvent.click(form.getByRole('button', { name: 'Add Meal' }));
  expect(await screen.findByText('Meal added successfully')).toBeTruthy();
  expect(await cell('Lunch, Friday, November 20: Toast')).toBeTruthy();
  const recipes: { name: string }[] = (await mother.get('/api/recipes')).json;
  expect(recipes.find(({ name }) => name === 'Toast')).toMatchObject({
    mealType: 'lunch',
    servings: 4,
    ingredients: [
      { name: '2 slices bread', quantity: '', unit: '' },
      { name: 'butter', quantity: '', unit: '' },
    ],
  });
});

test('a note can replace a recipe; a meal can be locked, cleared and restored', async () => {
  const { mother } = await familyWithNoodles('family', { allowManualEntry: false });
  renderPage(<MealPlannerPage />, mother);
  await userEvent.click(await cell('Add dinner, Saturday, November 21'));
  const form = await dialog('Add Meal');
  await userEvent.type(await form.findByLabelText('Note'), "at Grandma's");
  await userEvent.click(form.getByLabelText('Leftovers'));
  await userEvent.click(form.getByRole('button', { name: 'Add a guest' }));
  await userEvent.type(form.getByLabelText('Guest'), 'Oma');
  expect(form.queryByRole('button', { name: 'Type in a new recipe' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Add Meal' }));
  const filled = "Dinner, Saturday, November 21: at Grandma's, With Oma, Leftovers";
  await userEvent.click(await cell(filled));
  const reopened = await dialog('Add Meal');
  await userEvent.click(await reopened.findByLabelText('Keep this when I replan the week'));
  await userEvent.click(reopened.getByRole('button', { name: 'Clear this meal' }));
  expect(await cell('Add dinner, Saturday, November 21')).toBeTruthy();
  await waitFor(async () => expect((await mother.get('/api/meal-plans')).json[0].cells).toEqual([]));
  await press('Undo');
  expect(await cell(`${filled}, Kept as is`)).toBeTruthy();
});

test('planning the week, copying a day and copying last week can all be undone', async () => {
  // A week ahead: days that have passed are not planned.
  const coming = addDays(mondayOf(today()), 7);
  const day = (index: number) => fullDate(addDays(coming, index)).replace(/, \d+$/, '');
  history.replaceState(null, '', `/meal-planner?week=${coming}`);
  const { mother, noodles } = await familyWithNoodles();
  const soup = await recipe(mother, 'Soup', { ingredients: [{ name: '3 carrots' }] });
  const assign = { assignedTo: ['family'], mealType: 'dinner', recipeId: soup.id };
  await mother.post('/api/meal-plans/assign', { ...assign, weekStartDate: addDays(coming, -7), days: ['sunday'] });
  await mother.post('/api/meal-plans/assign', {
    ...assign,
    weekStartDate: coming,
    days: ['monday'],
    recipeId: noodles.id,
  });
  const requests: unknown[] = [];
  const request: Client['request'] = (options) => {
    requests.push(options.url);
    return mother.request(options);
  };
  renderPage(<MealPlannerPage />, { ...mother, request });
  await press('Copy Last Week');
  expect(await cell(`Dinner, ${day(6)}: Soup`)).toBeTruthy();
  await press('Undo');
  expect(await cell(`Add dinner, ${day(6)}`)).toBeTruthy();

  await userEvent.click(await screen.findByLabelText('Copy Monday to...'));
  const form = await dialog('Copy Monday to...');
  await userEvent.click(await form.findByLabelText('Th'));
  await userEvent.click(form.getByRole('button', { name: 'Copy' }));
  expect(await cell(`Dinner, ${day(3)}: Noodles, Peanuts: Mia`)).toBeTruthy();

  // Dinners are planned first; other meals only if they are chosen.
  await press('Plan My Week');
  const choice = await dialog('Plan My Week');
  expect((await choice.findByLabelText<HTMLInputElement>('Dinner')).checked).toBe(true);
  fireEvent.click(choice.getByLabelText('Lunch'));
  expect(choice.getByRole('button', { name: 'Plan 12 meals' })).toBeTruthy();
  fireEvent.click(choice.getByLabelText('Lunch'));
  // Two clicks, the second before the next render.
  const plan = choice.getByRole('button', { name: 'Plan 5 meals' });
  plan.click();
  plan.click();
  expect(await screen.findByText('5 meals planned')).toBeTruthy();
  expect(requests.filter((url) => url === '/api/meal-plans/plan-week')).toHaveLength(1);
  expect((await screen.findAllByLabelText(/^Dinner, .*: Soup, /)).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'About this plan' }).textContent).not.toBe('');
  expect(screen.getByText('Plan Again')).toBeTruthy();
  const [chosen] = await screen.findAllByLabelText(/^Dinner, .*: Soup, /);
  await userEvent.click(chosen as HTMLElement);
  const planned = await dialog('Edit Meal');
  expect(await planned.findByText(/^Chosen for you: /)).toBeTruthy();
  await userEvent.click(planned.getByRole('button', { name: 'Another idea' }));
  expect(await screen.findByText("We couldn't find another idea")).toBeTruthy();
  await userEvent.click(planned.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByLabelText('Dismiss'));
  expect(screen.queryByRole('region', { name: 'About this plan' })).toBeNull();
});

test('a plan can be asked for again with wishes, and is undone as a whole', async () => {
  const mother = await signUp();
  await mother.post('/api/meal-planning-preferences', { enabledMealTypes: ['dinner'] });
  const salmon = { cookTime: 25, ingredients: [{ name: '4 salmon fillets' }] };
  for (const name of ['Salmon One', 'Salmon Two', 'Salmon Three', 'Salmon Four']) await recipe(mother, name, salmon);
  for (const name of ['Rice', 'Leeks', 'Kale', 'Beets', 'Corn'])
    await recipe(mother, name, { cookTime: 25, ingredients: [{ name }] });
  history.replaceState(null, '', `/meal-planner?week=${addDays(mondayOf(today()), 7)}`);
  renderPage(<MealPlannerPage />, mother);
  await screen.findAllByLabelText(/^Add dinner/);
  await press('Plan My Week');
  expect((await screen.findAllByLabelText(/^Dinner, .*: Salmon/)).length).toBeGreaterThan(0);
  const about = within(await screen.findByRole('region', { name: 'About this plan' }));
  fireEvent.click(about.getByText('No fish'));
  expect(await about.findByText(/^\d meals changed$/)).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByLabelText(/^Dinner, .*: Salmon/)).toEqual([]));
  expect(about.getByText('No fish').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(about.getByText('No fish'));
  expect((await screen.findAllByLabelText(/^Dinner, .*: Salmon/)).length).toBeGreaterThan(0);
  fireEvent.click(about.getByText('Something else'));
  await waitFor(() => expect(about.queryByText('Planning...')).toBeNull());
  fireEvent.click(about.getByText('Undo this plan'));
  await waitFor(() => expect(screen.getAllByLabelText(/^Add dinner/)).toHaveLength(7));
  expect(screen.queryByRole('region', { name: 'About this plan' })).toBeNull();
});

test('once the week is planned, the grocery list takes the place of Plan My Week, and gets its focus', async () => {
  const { mother, noodles } = await familyWithNoodles('family', { enabledMealTypes: ['dinner'] });
  await recipe(mother, 'Soup', { ingredients: [{ name: '3 carrots' }] });
  const nextWeek = addDays(mondayOf(today()), 7);
  history.replaceState(null, '', `/meal-planner?week=${nextWeek}`);
  const { status } = await mother.post('/api/meal-plans/assign', {
    weekStartDate: nextWeek,
    assignedTo: ['family'],
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    mealType: 'dinner',
    recipeId: noodles.id,
  });
  expect(status).toBe(200);
  renderPage(<MealPlannerPage />, mother);
  await screen.findAllByLabelText(/^Dinner, /);
  const names = () => [...document.querySelectorAll('.button')].map(({ textContent }) => textContent);
  const isBefore = (first: string, second: string) => names().indexOf(first) < names().indexOf(second);
  const [plan, list] = ['Plan My Week', 'Generate Grocery List'];
  expect(isBefore(plan, list)).toBe(true);

  const button = screen.getByRole('button', { name: plan });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(isBefore(list, plan)).toBe(true));
  expect(document.activeElement?.textContent).toBe(list);
  await press('Undo');
  await waitFor(() => expect(isBefore(plan, list)).toBe(true));
});

test('failures show an error and lose no input', async () => {
  const { mother, noodles } = await familyWithNoodles();
  await mother.post('/api/meal-plans/assign', {
    weekStartDate: week,
    assignedTo: ['family'],
    days: ['monday'],
    mealType: 'dinner',
    recipeId: noodles.id,
  });
  const { unmount } = renderPage(<MealPlannerPage />, withFailingWrites(mother));
  const monday = 'Dinner, Monday, November 16: Noodles, Peanuts: Mia';
  await userEvent.click(await cell(monday));
  const form = await dialog('Edit Meal');
  await userEvent.click(await form.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to save meal')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Change' }));
  await userEvent.click(form.getByRole('button', { name: 'Type in a new recipe' }));
  fireEvent.change(form.getByLabelText('Recipe name'), { target: { value: 'Toast' } });
  fireEvent.change(form.getByLabelText('Ingredients'), { target: { value: 'bread' } });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to create recipe')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Clear this meal' }));
  expect(await cell(monday)).toBeTruthy();
  unmount();

  history.replaceState(null, '', '/meal-planner?week=2026-11-02');
  const noPlans: Client = {
    ...mother,
    request: async () => ({ status: 503, text: 'No', json: undefined, headers: {} }),
  };
  renderPage(<MealPlannerPage />, noPlans);
  expect(await screen.findByText('Failed to fetch meal plans')).toBeTruthy();
});

test('a bare meal is marked in grid and dialog, and can get ingredients from the cookbook or typed ones', async () => {
  const mother = await signUp();
  const bolognese = await recipe(mother, 'Spaghetti Bolognese');
  const mystery = await recipe(mother, 'Mystery');
  const schedule = { monday: { dinner: bolognese.id }, tuesday: { dinner: mystery.id } };
  await added(mother, '/api/meal-plans', { weekStartDate: week, assignedTo: 'family', schedule });
  renderPage(<MealPlannerPage />, mother);
  await cell('Dinner, Tuesday, November 17: Mystery, No ingredients yet');
  const card = within(await screen.findByRole('region', { name: 'No ingredients yet' }));
  fireEvent.click(card.getByLabelText('Use these for Spaghetti Bolognese: Turkey Bolognese'));
  expect(await screen.findByText('9 ingredients added to Spaghetti Bolognese')).toBeTruthy();
  expect(screen.getByText('From "Turkey Bolognese" in our cookbook')).toBeTruthy();
  await cell('Dinner, Monday, November 16: Spaghetti Bolognese');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await cell('Dinner, Monday, November 16: Spaghetti Bolognese, No ingredients yet');

  fireEvent.click(await cell('Dinner, Tuesday, November 17: Mystery, No ingredients yet'));
  const meal = await dialog('Edit Meal');
  fireEvent.click(await meal.findByRole('button', { name: 'Add ingredients to Mystery' }));
  fireEvent.click(meal.getByRole('button', { name: 'Add ingredients' }));
  expect(meal.getByText('Ingredients are required')).toBeTruthy();
  fireEvent.change(meal.getByLabelText('Ingredients of Mystery'), { target: { value: '2 leeks\n1 egg' } });
  fireEvent.click(meal.getByRole('button', { name: 'Add ingredients' }));
  await waitFor(() => expect(meal.queryByRole('region', { name: 'No ingredients yet' })).toBe(null));
  expect((await mother.get(`/api/recipes/${mystery.id}`)).json.ingredients).toMatchObject([
    { name: '2 leeks', quantity: '', unit: '' },
    { name: '1 egg' },
  ]);
});

test('a dish without a recipe of hers is offered from the cookbook, and one tap plans it', async () => {
  const mother = await signUp();
  await recipe(mother, 'Noodles');
  renderPage(<MealPlannerPage />, mother);
  fireEvent.click(await cell('Add dinner, Monday, November 16'));
  const meal = await dialog('Add Meal');
  const search = await meal.findByPlaceholderText('Search your recipes');
  fireEvent.change(search, { target: { value: 'noodles' } });
  expect(meal.queryByRole('region', { name: 'From our cookbook' })).toBeNull();
  fireEvent.change(search, { target: { value: 'lentil soup' } });
  fireEvent.click(await meal.findByRole('button', { name: 'Use it: Red Lentil Soup' }));
  expect(await meal.findByRole('link', { name: 'Red Lentil Soup' })).toBeTruthy();
  fireEvent.click(meal.getByRole('button', { name: 'Add Meal' }));
  await cell('Dinner, Monday, November 16: Red Lentil Soup');
});

test('a recipe that the address asks for is filled in for the next open dinner, and one tap saves it', async () => {
  const { mother, noodles } = await familyWithNoodles();
  const thisWeek = mondayOf(today());
  history.replaceState(null, '', `/meal-planner?recipe=${noodles.id}`);
  renderPage(<MealPlannerPage />, mother);
  const form = await dialog('Add Meal');
  expect(await form.findByText('Noodles')).toBeTruthy();
  expect(location.search).not.toContain('recipe');
  fireEvent.click(form.getByRole('button', { name: 'Add Meal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { json: plans } = await mother.get(`/api/meal-plans?weekStartDate=${thisWeek}`);
  expect(plans[0].cells).toMatchObject([{ day: dayOf(today()), mealType: 'dinner', recipeId: noodles.id }]);
});
