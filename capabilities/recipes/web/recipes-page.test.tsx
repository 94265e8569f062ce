import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Route, Switch } from 'wouter';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { RecipePage } from './recipe-page.tsx';
import { RecipesPage } from './recipes-page.tsx';

const { signUp } = servedApp();

beforeEach(() => history.replaceState(null, '', '/recipes'));

const renderRecipes = (person: Client) =>
  renderPage(
    <Switch>
      <Route path="/recipes" component={RecipesPage} />
      <Route path="/recipes/:id" component={RecipePage} />
    </Switch>,
    person,
  );

const recipe = (name: string, more: object = {}) => ({ name, mealType: 'dinner', ...more });
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function motherWithThreeRecipes() {
  const mother = await signUp();
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] });
  for (const body of [
    recipe('Crème brûlée', { mealType: 'snack', totalTime: 60, ingredients: [{ name: '4 egg yolks' }] }),
    recipe('Peanut noodles', { cookTime: 20, ingredients: [{ name: '2 tbsp peanut butter' }], isFavorite: true }),
    recipe('Soup', { servings: 6, dietaryTags: ['Freezer'], ingredients: [{ name: '3 carrots' }] }),
  ])
    expect((await mother.post('/api/recipes', body)).status).toBe(201);
  return mother;
}

test('the empty page invites to add a recipe, and a typed recipe is opened', async () => {
  const mother = await signUp();
  renderRecipes(mother);
  expect(screen.getByRole('heading', { level: 1, name: 'Recipes' })).toBeTruthy();
  await screen.findByText('Add your own');
  await userEvent.click(screen.getByRole('button', { name: 'Type it in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Recipe' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Name is required')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Pancakes');
  await userEvent.type(within(dialog).getByLabelText('Ingredients'), 'For the batter:{Enter}2 cups flour{Enter}1 egg');
  await userEvent.type(within(dialog).getByLabelText('Prep (min)'), '10');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pancakes' })).toBeTruthy();
  expect((await mother.get('/api/recipes')).json).toMatchObject([
    {
      name: 'Pancakes',
      mealType: 'dinner',
      servings: 4,
      prepTime: 10,
      cookTime: null,
      ingredients: [
        { name: '2 cups flour', quantity: '', unit: '', group: 'For the batter' },
        { name: '1 egg', group: 'For the batter' },
      ],
    },
  ]);
});

test('searching ignores accents and is stored in the address', async () => {
  renderRecipes(await motherWithThreeRecipes());
  expect(await screen.findByText('3 recipes')).toBeTruthy();
  expect(cards()).toEqual(['Crème brûlée', 'Peanut noodles', 'Soup']);
  expect(screen.getByText('Peanuts: Mia')).toBeTruthy();
  expect(screen.getByText('20 min')).toBeTruthy();
  expect(screen.getByText('Serves 6')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Search recipes'), 'brulee');
  expect(cards()).toEqual(['Crème brûlée']);
  expect(location.search).toBe('?q=brulee');
  await userEvent.click(screen.getByRole('button', { name: 'Dinner' }));
  expect(screen.getByText('Nothing matches')).toBeTruthy();
  expect(screen.getByText('0 of 3 recipes')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(location.search).toBe('');
  expect(cards()).toHaveLength(3);
});

test('two dozen recipes are shown at a time, and the focus goes on to the next one', async () => {
  const mother = await signUp();
  for (let number = 1; number <= 27; number += 1) await mother.post('/api/recipes', recipe(`Soup ${number}`));
  renderRecipes(mother);
  await screen.findByText('27 recipes');
  expect(cards()).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(cards()).toHaveLength(27);
  expect(document.activeElement?.textContent).toBe('Soup 25');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Search recipes'), 'soup');
  expect(await screen.findByRole('button', { name: 'Show more' })).toBeTruthy();
});

test('the menu of a card makes it a favorite too', async () => {
  renderRecipes(await motherWithThreeRecipes());
  await userEvent.click(await screen.findByRole('button', { name: 'More for Soup' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to favorites' }));
  expect(screen.getByRole('button', { name: 'Favorite: Soup', pressed: true })).toBeTruthy();
});

test('filters are read from the address and kept when returning from a recipe', async () => {
  history.replaceState(null, '', '/recipes?quick=yes&favorites=yes');
  renderRecipes(await motherWithThreeRecipes());
  await screen.findByText('1 of 3 recipes');
  await userEvent.click(screen.getByRole('link', { name: 'Peanut noodles' }));
  await screen.findByRole('heading', { level: 1, name: 'Peanut noodles' });
  expect(screen.getByRole('link', { name: 'Recipes' }).getAttribute('href')).toBe('/recipes?quick=yes&favorites=yes');
});

test('an allergen filter hides recipes with findings and never calls the rest safe', async () => {
  renderRecipes(await motherWithThreeRecipes());
  await screen.findByText('3 recipes');
  await userEvent.selectOptions(screen.getByLabelText('Without'), 'Peanuts');
  expect(cards()).toEqual(['Crème brûlée', 'Soup']);
  expect(screen.getByText(/Always check the label/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\bsafe\b/i);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest');
  expect(cards()).toEqual(['Soup', 'Crème brûlée']);
});

test('toggling a favorite is immediate and saved, and rolled back with a message on failure', async () => {
  const mother = await motherWithThreeRecipes();
  const { unmount } = renderRecipes(mother);
  const heart = () => screen.findByRole('button', { name: 'Favorite: Soup' });
  await userEvent.click(await heart());
  expect((await heart()).getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(async () => (await mother.get('/api/recipes')).json[2])
    .toMatchObject({ name: 'Soup', isFavorite: true });
  unmount();
  renderRecipes(withFailingWrites(mother));
  await userEvent.click(await heart());
  expect(await screen.findByText('Failed to update recipe')).toBeTruthy();
  expect((await heart()).getAttribute('aria-pressed')).toBe('true');
});

test('an unreadable link shows the error at its field, and switching tabs loses no input', async () => {
  history.replaceState(null, '', '/recipes?link=http://127.0.0.1:1/soup');
  renderRecipes(await signUp());
  const link = (await screen.findByLabelText('Link to a recipe')) as HTMLInputElement;
  expect(link.value).toBe('http://127.0.0.1:1/soup');
  expect(location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Extract' }));
  expect(await screen.findByText('Failed to extract recipe')).toBeTruthy();
  const field = screen.getByLabelText('Link to a recipe');
  const fault = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(new RegExp(`^4\\d\\d: ${fault?.textContent}$`))).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Paste the text instead' }));
  fireEvent.change(screen.getByLabelText('Text of the recipe'), { target: { value: 'Soup' } });
  await userEvent.click(screen.getByRole('tab', { name: 'Type it in' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Pancakes');
  await userEvent.click(screen.getByRole('tab', { name: 'Link' }));
  expect((screen.getByLabelText('Link to a recipe') as HTMLInputElement).value).toBe('http://127.0.0.1:1/soup');
  await userEvent.click(screen.getByRole('tab', { name: 'Paste' }));
  expect((screen.getByLabelText('Text of the recipe') as HTMLTextAreaElement).value).toBe('Soup');
  await userEvent.click(screen.getByRole('tab', { name: 'Type it in' }));
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Pancakes');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy();
});

test('a copied page is sent as HTML with its link, and as text only if no recipe was found', async () => {
  const mother = await signUp();
  const sent: unknown[] = [];
  renderRecipes({
    ...mother,
    request: (options) => {
      if (options.method === 'POST') sent.push(JSON.parse(String(options.payload)));
      return mother.request(options);
    },
  });
  await screen.findByText('Add your own');
  fireEvent.paste(document.body, { clipboardData: { getData: () => 'https://example.com/story' } });
  const link = (await screen.findByLabelText('Link to a recipe')) as HTMLInputElement;
  expect(link.value).toBe('https://example.com/story');
  await userEvent.click(screen.getByRole('tab', { name: 'Paste' }));
  const copied: Record<string, string> = { 'text/html': '<p>Once upon a time</p>', 'text/plain': 'Once upon a time' };
  fireEvent.paste(screen.getByLabelText('Text of the recipe'), {
    clipboardData: { getData: (type: string) => copied[type] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Extract' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { html: '<p>Once upon a time</p>', url: 'https://example.com/story' },
      { text: 'Once upon a time' },
    ]),
  );
  expect(await screen.findByText(/^We found no recipe in this text\./)).toBeTruthy();
});

test('a failed save shows an error, and a failed load can be retried', async () => {
  const mother = await signUp();
  let isDown = true;
  renderRecipes({
    ...mother,
    request: async (options) =>
      isDown || options.method !== 'GET'
        ? { status: 503, text: 'Please try again', json: undefined, headers: {} }
        : mother.request(options),
  });
  expect(await screen.findByText('Failed to fetch recipes')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Type it in' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Pancakes');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to create recipe')).toBeTruthy();
  expect(screen.getByText('503: Please try again')).toBeTruthy();
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Pancakes');
});
