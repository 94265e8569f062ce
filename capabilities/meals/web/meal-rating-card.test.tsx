import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { focused } from '#testing/focused.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import type { MealCell } from '../cell-contract.ts';
import type { MealRating } from '../rating-contract.ts';
import { MealRatingCard } from './meal-rating-card.tsx';
import { RatedMealCard } from './rated-meal-card.tsx';
import { RecipeTasteCard } from './recipe-taste-card.tsx';

const { signUp } = servedApp();
const date = '2026-03-04';

async function motherWithSoup() {
  const mother = await signUp();
  const { json } = await mother.post('/api/recipes', { name: 'Lentil soup', mealType: 'dinner', ingredients: [] });
  return { mother, recipeId: json.id as string };
}
const child = async (mother: Client, name: string): Promise<string> =>
  (await mother.post('/api/children', { name, birthdate: '2019-03-04' })).json.id;
const said = async (mother: Client) =>
  (await mother.get('/api/meal-ratings')).json.map(({ memberName, rating }: MealRating) => [memberName, rating]);
const pressed = () => screen.queryByRole('button', { pressed: true })?.textContent;
const tap = async (name: string) => {
  // A tap while the one before is being saved is ignored.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name }));
};

test('one tap says how it was, another one changes it, and the same one takes it back', async () => {
  const { mother, recipeId } = await motherWithSoup();
  renderPage(<MealRatingCard dinner={{ recipeId, name: 'Lentil soup', date }} />, mother);
  expect(await screen.findByRole('group', { name: 'How was Lentil soup?' })).toBeTruthy();
  await tap('Loved it');
  await waitFor(async () => expect(await said(mother)).toEqual([[null, 'liked']]));
  await tap('Not again');
  expect(await screen.findByText("We won't plan Lentil soup again")).toBeTruthy();
  await waitFor(() => expect(pressed()).toBe('Not again'));
  await tap('Undo');
  await waitFor(() => expect(pressed()).toBe('Loved it'));
  await tap('Loved it');
  await waitFor(async () => expect(await said(mother)).toEqual([]));
  await waitFor(() => expect(pressed()).toBeUndefined());
});

test('in the meal planner each member can say so, and leftovers are not asked about', async () => {
  const { mother, recipeId } = await motherWithSoup();
  const memberIds = [await child(mother, 'Leo'), await child(mother, 'Mia')];
  const cell: MealCell = {
    day: 'wednesday',
    mealType: 'dinner',
    recipeId,
    recipeName: 'Lentil soup',
    sourceUrl: null,
    drawing: null,
    note: null,
    leftover: false,
    locked: false,
    servings: null,
    guests: [],
    reason: null,
    concerns: [],
    isSearched: false,
    lacksIngredients: true,
  };
  renderPage(
    <>
      <RatedMealCard cell={cell} date={date} memberIds={memberIds} />
      <RatedMealCard cell={{ ...cell, leftover: true }} date={date} memberIds={memberIds} />
    </>,
    mother,
  );
  await tap('Loved it');
  await userEvent.selectOptions(await screen.findByLabelText('Who says so?'), 'Leo');
  expect(await screen.findByText('All of you: Loved it')).toBeTruthy();
  await tap('Not again');
  expect(await screen.findByText("We won't plan Lentil soup for Leo again")).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Who says so?'), 'All of us');
  expect(await screen.findByText('Leo: Not again')).toBeTruthy();
  expect(pressed()).toBe('Loved it');
});

test("the recipe's page says what the family thinks, and takes it back", async () => {
  const { mother, recipeId } = await motherWithSoup();
  const leo = await child(mother, 'Leo');
  for (const one of [
    { date: '2026-03-01', rating: 'liked' },
    { date: '2026-03-02', rating: 'not again', memberId: leo },
  ])
    await mother.post('/api/meal-ratings', { recipeId, ...one });
  renderPage(<RecipeTasteCard recipeId={recipeId} />, mother);
  expect(await screen.findByText('Not again, says Leo')).toBeTruthy();
  await tap('Give it another chance');
  expect(await screen.findByText('You liked it')).toBeTruthy();
  await tap('Undo');
  expect(await screen.findByText('Not again, says Leo')).toBeTruthy();
  await tap('Show when');
  const section = within(screen.getByRole('region', { name: 'What you thought' }));
  expect(section.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)).toEqual([
    'Leo: Not again on March 2, 2026',
    'Loved it on March 1, 2026',
  ]);
  await tap('Take back: Loved it on March 1, 2026');
  await focused(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(async () => expect(await said(mother)).toEqual([['Leo', 'not again']]));
});
