import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { enoughRecipes, starterCount } from '../starter-contract.ts';
import { RecipesPage } from './recipes-page.tsx';
import { StarterOfferCard } from './starter-offer-card.tsx';

const { signUp } = servedApp();

beforeEach(() => history.replaceState(null, '', '/recipes'));

const recipesOf = async (mother: Awaited<ReturnType<typeof signUp>>) => (await mother.get('/api/recipes')).json;
const openCookbook = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Starter Cookbook' }));
  await dialog.findByText('Add all that fit our family');
  return dialog;
};

test('the empty page offers the cookbook, and checked recipes are added and can be undone', async () => {
  const mother = await signUp();
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Fish'] });
  renderPage(<RecipesPage />, mother);
  expect(await screen.findByText('Start with Our Cookbook')).toBeTruthy();
  const dialog = await openCookbook('Take a look');
  expect(dialog.getByText('Found for Mia: Fish, in "4 salmon fillets (5 ounces each)"')).toBeTruthy();
  expect(dialog.queryByText(/^Add \d/)).toBeNull();

  await userEvent.click(dialog.getByLabelText('Red Lentil Soup'));
  await userEvent.click(dialog.getByText('Keto'));
  expect(dialog.getByText(`22 of ${starterCount} recipes`)).toBeTruthy();
  expect(dialog.queryByLabelText('Red Lentil Soup')).toBeNull();
  await userEvent.click(dialog.getByLabelText('Garden Egg Muffins'));
  await userEvent.click(dialog.getByText('Add 2 recipes'));

  expect(await screen.findByText('2 recipes added')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Garden Egg Muffins' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 recipes removed')).toBeTruthy();
  expect(await recipesOf(mother)).toEqual([]);
});

test('all recipes that fit the household are added at once, and existing ones cannot be added again', async () => {
  const mother = await signUp();
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', dietaryRestrictions: ['Vegan'] });
  await mother.post('/api/recipes', { name: 'Red Lentil Soup', mealType: 'dinner', instructions: 'Simmer.' });
  renderPage(<RecipesPage />, mother);
  const dialog = await openCookbook('Starter Cookbook');
  expect(dialog.getByText('In your recipes')).toBeTruthy();
  const existing = dialog.getByLabelText('Red Lentil Soup') as HTMLInputElement;
  expect([existing.checked, existing.disabled]).toEqual([true, true]);
  await userEvent.click(dialog.getByText('Add all that fit our family'));
  expect(await screen.findByText(/^\d+ recipes added$/)).toBeTruthy();
  const recipes = await recipesOf(mother);
  expect(recipes.length).toBeGreaterThan(30);
  expect(recipes.flatMap(({ concerns }: { concerns: object[] }) => concerns)).toEqual([]);
  expect(document.body.textContent).not.toMatch(/\bsafe/i);
});

test('the cookbook stays open with a message if adding fails', async () => {
  renderPage(<RecipesPage />, withFailingWrites(await signUp()));
  const dialog = await openCookbook('Take a look');
  await userEvent.click(dialog.getByText('Add all that fit our family'));
  expect(await screen.findByText('Failed to add the recipes')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Starter Cookbook' })).toBeTruthy();
});

test('the cookbook is offered until the family has enough recipes, filtered by its diets at first', async () => {
  const mother = await signUp();
  await mother.post('/api/meal-planning-preferences', { dietaryRestrictions: ['Vegan', 'no mushrooms'] });
  const { json } = await mother.get('/api/starter-recipes');
  const keys: string[] = json.map(({ key }: { key: string }) => key);
  await mother.post('/api/starter-recipes', { keys: keys.slice(0, enoughRecipes - 1) });
  renderPage(<StarterOfferCard />, mother);
  const dialog = await openCookbook('Take a look');
  expect(dialog.queryByLabelText('Turkey Bolognese')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Vegan', pressed: true }));
  expect(dialog.getByRole('status').textContent).toBe(`${starterCount} recipes`);
  await userEvent.click(dialog.getByLabelText('Red Lentil Soup'));
  await userEvent.click(dialog.getByText('Add 1 recipe'));
  await screen.findByText('1 recipe added');
  expect(screen.queryByText('Start with Our Cookbook')).toBeNull();
});
