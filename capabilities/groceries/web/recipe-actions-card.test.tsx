import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dayOf, mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, today } from '#core/dates.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { RecipeActionsCard } from './recipe-actions-card.tsx';

const { signUp } = servedApp();

async function motherWithSoup() {
  const mother = await signUp();
  const ingredients = [{ name: '2 cups milk' }, { name: '3 carrots' }];
  const { json } = await mother.post('/api/recipes', { name: 'Soup', mealType: 'lunch', servings: 4, ingredients });
  return { mother, recipeId: json.id as string };
}
const show = (person: Client, recipeId: string, servings = 4) =>
  renderPage(<RecipeActionsCard recipeId={recipeId} servings={servings} />, person);

const weekStartDate = mondayOf(today());
const planOf = async (mother: Client) => (await mother.get(`/api/meal-plans?weekStartDate=${weekStartDate}`)).json[0];
const listOf = async (mother: Client) =>
  (await mother.get(`/api/grocery-lists?weekStartDate=${weekStartDate}`)).json[0];

test('a tap on a day plans the recipe instead of what was there, and Undo brings that back', async () => {
  const { mother, recipeId } = await motherWithSoup();
  const day = dayOf(today());
  const atGrandmas = { note: "At Grandma's", assignedTo: ['family'], days: [day], mealType: 'dinner' };
  await mother.post('/api/meal-plans/assign', { weekStartDate, ...atGrandmas });
  show(mother, recipeId);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to this week' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to this week' });
  expect(((await within(dialog).findByRole('radio', { name: 'Lunch' })) as HTMLInputElement).checked).toBe(true);
  expect(await within(dialog).findByRole('button', { name: 'Today Nothing planned yet' })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Dinner' }));
  await userEvent.click(within(dialog).getByRole('button', { name: "Today Instead of At Grandma's" }));
  expect(await screen.findByText('Soup is planned')).toBeTruthy();
  expect(screen.getByText('Dinner, today')).toBeTruthy();
  expect((await planOf(mother)).cells).toMatchObject([{ day, mealType: 'dinner', recipeName: 'Soup', note: null }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(async () => (await planOf(mother)).cells)
    .toMatchObject([{ day, mealType: 'dinner', recipeId: null, note: "At Grandma's" }]);
});

test('the ingredients go on the list of this week for the chosen servings, and Undo takes only them off', async () => {
  const { mother, recipeId } = await motherWithSoup();
  await mother.post('/api/grocery-lists/current/items', { lines: ['Bread'] });
  show(mother, recipeId, 8);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to list' }));
  expect(await screen.findByText('2 items are on your list')).toBeTruthy();
  const names = async () =>
    (await listOf(mother)).items.map(({ quantity, name }: Record<string, string>) => `${quantity} ${name}`.trim());
  expect((await names()).toSorted()).toEqual(['4 cups milk', '6 carrots', 'Bread']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(names).toEqual(['Bread']);
});

test("ingredients that the week's plan already put on the list are added again only after a question", async () => {
  const { mother, recipeId } = await motherWithSoup();
  const meal = { recipeId, assignedTo: ['family'], days: ['sunday'], mealType: 'dinner' };
  await mother.post('/api/meal-plans/assign', { weekStartDate, ...meal });
  const weekEndDate = addDays(weekStartDate, 6);
  await mother.post('/api/grocery-lists/generate', { weekStartDate, weekEndDate });
  show(mother, recipeId);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to list' }));
  expect(await screen.findByText('Already on your list')).toBeTruthy();
  expect((await listOf(mother)).items).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Add again' }));
  expect(await screen.findByText('2 items are on your list')).toBeTruthy();
  expect((await listOf(mother)).items).toHaveLength(4);
});

test('a failure says so, and nothing is planned', async () => {
  const { mother, recipeId } = await motherWithSoup();
  show(withFailingWrites(mother), recipeId);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to list' }));
  expect(await screen.findByText("We couldn't add that to your list")).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add to this week' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tomorrow Nothing planned yet' }));
  expect(await screen.findByText('Failed to save meal')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Add to this week' })).toBeTruthy();
});
