import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { FoodPage } from './food-page.tsx';

const { signUp } = servedApp();
const chosenTab = (name: string) => screen.findByRole('tab', { name, selected: true });

beforeEach(() => history.replaceState(null, '', '/food'));

test('the food page starts with preferences, and saving them opens the planner', async () => {
  const mother = await signUp();
  renderPage(<FoodPage />, mother);
  expect(screen.getByRole('heading', { level: 1, name: 'Meal Planning' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Recipes' }).getAttribute('href')).toBe('/recipes');
  expect(await chosenTab('Preferences')).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
    'Preferences',
    'Planner',
    'Grocery',
  ]);
  const save = await screen.findByRole('button', { name: 'Save Preferences' });
  // Another family member saves preferences meanwhile: the form stays open.
  await mother.post('/api/meal-planning-preferences', {});
  await act(() => queryClient.invalidateQueries());
  expect(await chosenTab('Preferences')).toBeTruthy();
  await userEvent.click(save);
  expect(await chosenTab('Planner')).toBeTruthy();
  expect(location.search).toBe('?tab=planner');
});

test('the planner is the default tab once preferences were saved, unless the URL has another', async () => {
  const mother = await signUp();
  await mother.post('/api/meal-planning-preferences', {});
  const { unmount } = renderPage(<FoodPage />, mother);
  expect(await chosenTab('Planner')).toBeTruthy();
  unmount();
  history.replaceState(null, '', '/food?tab=grocery');
  renderPage(<FoodPage />, mother);
  expect(await chosenTab('Grocery')).toBeTruthy();
});
