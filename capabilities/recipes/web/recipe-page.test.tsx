import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { renderPage } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { stubNavigator } from '#testing/stub-navigator.ts';
import { CookPage } from './cook-page.tsx';
import { RecipePage } from './recipe-page.tsx';

const { signUp } = servedApp();

const renderAt = (person: Client, path: string) => {
  history.replaceState(null, '', path);
  return renderPage(
    <Switch>
      <Route path="/recipes/:id" component={RecipePage} />
      <Route path="/recipes/:id/cook" component={CookPage} />
    </Switch>,
    person,
  );
};

async function motherWith(more: object) {
  const mother = await signUp();
  const { json } = await mother.post('/api/recipes', { name: 'Peanut noodles', mealType: 'dinner', ...more });
  return { mother, recipe: json, path: `/recipes/${json.id}` };
}
const noodles = {
  sourceUrl: 'https://example.com/noodles',
  sourceName: 'Noodle House',
  servings: 4,
  prepTime: 10,
  cookTime: 20,
  notes: 'Leo likes it mild',
  dietaryTags: ['Freezer'],
  ingredients: [{ name: '2 tbsp peanut butter', group: 'For the sauce' }, { name: '400 g noodles' }, { name: 'Salt' }],
  instructions: 'For the sauce:\nStir the sauce.\nTo finish:\nSimmer for 20 minutes.\nServe.',
};

const fromMenu = async (action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^More for/ }));
  await userEvent.click(await screen.findByRole('button', { name: action }));
};

test('a recipe shows its source, times, groups, steps, notes and findings', async () => {
  const { mother, path } = await motherWith(noodles);
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] });
  renderAt(mother, path);
  await screen.findByRole('heading', { level: 1, name: 'Peanut noodles' });
  const source = screen.getByRole('link', { name: /Noodle House/ });
  expect(source.getAttribute('href')).toBe('https://example.com/noodles');
  for (const text of [
    '30 min',
    'Leo likes it mild',
    'Freezer',
    'Serve.',
    'Found for Mia: Peanuts, in "2 tbsp peanut butter"',
    /^Contains .*peanuts\.$/,
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText(/Based on ingredient names; always check the label\./)).toHaveLength(2);
  expect(screen.getAllByRole('heading', { name: 'For the sauce' })).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/\bsafe\b/i);
});

test('a recipe in another language says it cannot be searched, and a long description is collapsed', async () => {
  const { mother, path } = await motherWith({ ...noodles, language: 'de', description: 'Es war einmal. '.repeat(30) });
  renderAt(mother, path);
  expect(await screen.findByText("This recipe isn't in English, so we can't check it for allergens.")).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeTruthy();
});

test('ingredient lines scale with the servings and can be reset', async () => {
  const { mother, path } = await motherWith(noodles);
  renderAt(mother, path);
  await userEvent.click(await screen.findByRole('button', { name: 'More servings' }));
  await userEvent.click(screen.getByRole('button', { name: 'More servings' }));
  expect(screen.getByText('for 6 (recipe: 4)')).toBeTruthy();
  await userEvent.click(await screen.findByLabelText('600 g noodles'));
  expect((screen.getByLabelText('600 g noodles') as HTMLInputElement).checked).toBe(true);
  expect(screen.getByLabelText('Salt')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cook' }).getAttribute('href')).toBe(`${path}/cook?servings=6`);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('400 g noodles')).toBeTruthy();
});

test('an ingredient can be moved to another shop category permanently', async () => {
  const { mother, path } = await motherWith(noodles);
  renderAt(mother, path);
  await userEvent.click(await screen.findByRole('button', { name: 'By aisle' }));
  await userEvent.selectOptions(screen.getByLabelText('Aisle for noodles'), 'Frozen');
  expect(await screen.findByText('noodles moved to Frozen')).toBeTruthy();
  expect(screen.getByText('Remembered for next time.')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 3, name: 'Frozen' })).toBeTruthy();
});

test('editing sends only changed fields', async () => {
  const { mother, recipe, path } = await motherWith(noodles);
  renderAt(mother, path);
  await fromMenu('Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Peanut noodles' });
  const ingredients = (await within(dialog).findByLabelText('Ingredients')) as HTMLTextAreaElement;
  expect(ingredients.value).toBe('For the sauce:\n2 tbsp peanut butter\n\n:\n400 g noodles\nSalt');
  await mother.patch(`/api/recipes/${recipe.id}`, { notes: 'Changed elsewhere' });
  await userEvent.clear(within(dialog).getByLabelText('Cook (min)'));
  await userEvent.type(ingredients, '{Enter}1 cucumber');
  await userEvent.type(within(dialog).getByLabelText('Cost per serving ($)'), 'cheap');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Cost per serving must be an amount like 29.99')).toBeTruthy();
  await userEvent.clear(within(dialog).getByLabelText('Cost per serving ($)'));
  await userEvent.type(within(dialog).getByLabelText('Cost per serving ($)'), '2.5');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Recipe updated')).toBeTruthy();
  expect(await screen.findByLabelText('1 cucumber')).toBeTruthy();
  const { json: saved } = await mother.get(`/api/recipes/${recipe.id}`);
  expect(screen.getByText('about $2.50 a serving')).toBeTruthy();
  const expected = { notes: 'Changed elsewhere', cookTime: null, prepTime: 10, servings: 4, costPerServing: 250 };
  expect(saved).toMatchObject(expected);
  expect(saved.ingredients[0]).toEqual(recipe.ingredients[0]);
});

test('deleting shows where the recipe is used, then returns to the list', async () => {
  const { mother, path } = await motherWith(noodles);
  await mother.post('/api/preferences', { favoriteWeekNightMeals: [{ mealName: 'Peanut noodles' }] });
  renderAt(mother, path);
  await fromMenu('Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Peanut noodles?' });
  const use = await within(dialog).findByRole('link', { name: 'Your favorite weeknight meals' });
  expect(use.getAttribute('href')).toBe('/profile');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Recipe deleted')).toBeTruthy();
  expect(location.pathname).toBe('/recipes');
  expect((await mother.get('/api/recipes')).json).toEqual([]);
});

test('a recipe with a link and no ingredients offers to read its page and reports failure', async () => {
  const { mother, path } = await motherWith({ sourceUrl: 'http://127.0.0.1:1/' });
  renderAt(mother, path);
  await userEvent.click(await screen.findByRole('button', { name: 'Read the recipe from its page' }));
  expect(await screen.findByText('Failed to extract recipe')).toBeTruthy();
});

test('a missing recipe shows a message with a link to all recipes', async () => {
  renderAt(await signUp(), '/recipes/00000000-0000-4000-8000-000000000000');
  expect(await screen.findByRole('heading', { name: "We can't find this recipe" })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Recipes' }).getAttribute('href')).toBe('/recipes');
});

test('cook mode shows step by step, with scaled ingredients and timers that keep running across steps', async () => {
  const { mother, path } = await motherWith(noodles);
  renderAt(mother, `${path}/cook?servings=8`);
  await screen.findByRole('dialog', { name: 'Cook Peanut noodles' });
  expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  expect(screen.queryByText('Your screen stays on')).toBe(null);
  expect(screen.getByText('Then:').parentElement?.textContent).toBe('Then: Simmer for 20 minutes.');
  expect(await screen.findByLabelText('800 g noodles')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('To finish')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start 20:00' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Serve.')).toBeTruthy();
  const timer = screen.getByRole('timer');
  expect(timer.textContent).toBe('20:00');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 20 * 60_000);
  expect(await screen.findByText('The 20:00 timer of step 2 is done.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss timer of step 2' }));
  vi.restoreAllMocks();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Peanut noodles' })).toBeTruthy();
  expect(location.pathname).toBe(path);
});

test('cook mode keeps the screen on if possible, and confirms leaving while a timer runs', async () => {
  const request = vi.fn(async () => ({ release: async () => undefined }));
  stubNavigator({ wakeLock: { request } });
  const { mother, path } = await motherWith(noodles);
  renderAt(mother, `${path}/cook`);
  expect(await screen.findByText('Your screen stays on')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(screen.getByRole('button', { name: 'Start 20:00' }));
  await userEvent.keyboard('{Escape}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave cook mode?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Ingredients' })).toBeTruthy();
  expect(location.pathname).toBe(path);
});
