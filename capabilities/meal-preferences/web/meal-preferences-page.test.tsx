import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { dismissToast, shownToast } from '#web/ui/toast.ts';
import { MealPreferencesCard } from './meal-preferences-card.tsx';
import { MealPreferencesPage } from './meal-preferences-page.tsx';

const { signUp } = servedApp();

// A toast stays after its page is unmounted.
beforeEach(() => dismissToast(shownToast()?.id ?? 0));

const path = '/api/meal-planning-preferences';
const stored = async (mother: Client) => (await mother.get(path)).json;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const retype = async (label: string, text: string) => {
  await userEvent.clear(await field(label));
  if (text) await userEvent.type(await field(label), text);
};
const chips = (...words: string[]) => words.map((word) => screen.getByRole('button', { name: `Remove ${word}` }));
const moreDiets = () => userEvent.click(screen.getByRole('button', { name: 'More diets' }));
const saved = async () => {
  expect(await screen.findByText('Preferences saved')).toBeTruthy();
  expect(screen.getByText('Your meal planning preferences have been updated.')).toBeTruthy();
  act(() => dismissToast(shownToast()?.id ?? 0));
};

test('the newer form has checkboxes, requires a meal type, and sends dollars as cents', async () => {
  const mother = await signUp();
  const onSaved = vi.fn();
  renderPage(<MealPreferencesCard onSaved={onSaved} />, mother);
  const grouping = within(await screen.findByRole('group', { name: 'Family Grouping' }));
  for (const name of ['Individual', 'Parents & children', 'Family']) {
    expect(grouping.getByRole('radio', { name })).toBeTruthy();
  }
  const diets = within(screen.getByRole('group', { name: 'Dietary Restrictions' }));
  await moreDiets();
  expect(diets.getAllByRole('checkbox').map((it) => it.parentElement?.textContent)).toEqual([
    ...['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Low-Fat'],
    ...['Halal', 'Kosher'],
  ]);
  for (const meal of ['Breakfast', 'Lunch', 'Dinner']) await userEvent.click(screen.getByLabelText(meal));
  await save();
  expect(await screen.findByText('Select at least one meal type')).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();

  await userEvent.click(grouping.getByLabelText('Parents & children'));
  await userEvent.click(screen.getByLabelText('Snack'));
  await userEvent.click(diets.getByLabelText('Vegan'));
  await userEvent.click(screen.getByRole('radio', { name: 'Quick' }));
  await userEvent.type(screen.getByLabelText('Weekly Budget ($)'), '150.505');
  await userEvent.click(screen.getByRole('switch', { name: 'Prefer suggestions' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Allow manual entry' }));
  await save();
  await saved();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(await stored(mother)).toMatchObject({
    familyGrouping: 'parents-children',
    enabledMealTypes: ['snack'],
    dietaryRestrictions: ['Vegan'],
    cookingTimePreference: 'quick',
    budgetPerWeek: 15_051,
    preferAISuggestions: true,
    allowManualEntry: false,
  });
  expect((await field('Weekly Budget ($)')).value).toBe('150.51');
});

test('the newer form keeps values typed on the older page and concurrent changes of others', async () => {
  const mother = await signUp();
  await mother.post(path, { familyGrouping: 'custom', dietaryRestrictions: ['no mushrooms'], budgetPerWeek: 9900 });
  renderPage(<MealPreferencesCard onSaved={() => undefined} />, mother);
  expect((await field('Custom groups')).checked).toBe(true);
  expect((await field('No mushrooms')).checked).toBe(true);
  await mother.post(path, { budgetPerWeek: 12_000 });
  await moreDiets();
  await userEvent.click(await field('Halal'));
  await save();
  await saved();
  expect(await stored(mother)).toMatchObject({
    familyGrouping: 'custom',
    dietaryRestrictions: ['no mushrooms', 'Halal'],
    budgetPerWeek: 12_000,
  });
});

test('the older page accepts comma-separated lists, its own words, and a budget in dollars', async () => {
  const mother = await signUp();
  renderPage(<MealPreferencesPage />, mother);
  expect(screen.getByRole('heading', { level: 1, name: 'Meal Planning Preferences' })).toBeTruthy();
  expect((await field('Moderate')).checked).toBe(true);
  await userEvent.click(await screen.findByRole('radio', { name: 'Individuals' }));
  await retype('Dietary Restrictions', ' Vegetarian,, no mushrooms ,');
  await retype('Meal Types', 'Brunch{Enter}');
  await retype('Budget per Week ($)', 'lots');
  await save();
  expect(await screen.findByText('Meal type must be one of breakfast, lunch, dinner, snack')).toBeTruthy();
  expect(screen.getByText('Budget must be an amount like 29.99')).toBeTruthy();
  for (const word of ['Breakfast', 'Lunch', 'Dinner', 'Brunch']) await userEvent.click(chips(word)[0] as Element);
  await retype('Budget per Week ($)', '120');
  await save();
  await saved();
  expect(await stored(mother)).toMatchObject({
    familyGrouping: 'individual',
    enabledMealTypes: ['breakfast', 'lunch', 'dinner', 'snack'],
    dietaryRestrictions: ['Vegetarian', 'no mushrooms'],
    cookingTimePreference: 'moderate',
    budgetPerWeek: 12_000,
  });
  expect(chips('Breakfast', 'Lunch', 'Dinner', 'Snacks', 'Vegetarian', 'no mushrooms')).toHaveLength(6);
});

test('common diets and meal types are added with a tap, and offered again once removed', async () => {
  const mother = await signUp();
  renderPage(<MealPreferencesPage />, mother);
  for (const word of ['Vegan', 'Snacks'])
    await userEvent.click(await screen.findByRole('button', { name: `Add ${word}` }));
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Vegan' })).toBe(null);
  await save();
  await saved();
  expect(await stored(mother)).toMatchObject({
    enabledMealTypes: ['breakfast', 'lunch', 'dinner', 'snack'],
    dietaryRestrictions: ['Vegan'],
  });
  expect(screen.queryByRole('button', { name: 'Save Preferences' })).toBe(null);
  await userEvent.click(chips('Vegan')[0] as Element);
  expect(screen.getByRole('button', { name: 'Add Vegan' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save Preferences' })).toBeTruthy();
});

test('both pages show the allergies and diets of the household, and where to change them', async () => {
  const mother = await signUp();
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] });
  await mother.post('/api/children', { name: 'Leo', birthdate: '2021-03-04', dietaryRestrictions: ['Vegetarian'] });
  renderPage(<MealPreferencesPage />, mother);
  expect((await screen.findByText('Peanuts')).closest('dl')?.textContent).toBe('MiaPeanutsLeoVegetarian');
  expect(screen.getByRole('link', { name: 'Change in Household' })).toBeTruthy();
});

test('groups have people as members, and keep their id when saved again', async () => {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  await mother.post('/api/household-members', { memberType: 'pet', name: 'Rex', petType: 'dog' });
  renderPage(<MealPreferencesPage />, mother);
  await userEvent.click(await screen.findByRole('radio', { name: 'Custom' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add group' }));
  await userEvent.click(await field('Mia'));
  expect(screen.queryByLabelText('Rex')).toBe(null);
  await save();
  expect(await screen.findByText('Group name is required')).toBeTruthy();
  // A hidden group with an error neither blocks the save nor changes anything.
  await userEvent.click(await screen.findByRole('radio', { name: 'Family' }));
  await save();
  await saved();
  await userEvent.click(await screen.findByRole('radio', { name: 'Custom' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add group' }));
  await userEvent.click(await field('Mia'));
  await retype('Group name', 'Early birds');
  await save();
  await saved();
  const [group] = (await stored(mother)).customGroups;
  expect(group).toEqual({ id: expect.any(String), name: 'Early birds', memberIds: [mia.id] });
  await retype('Group name', 'Larks');
  await save();
  await waitFor(async () => expect((await stored(mother)).customGroups).toEqual([{ ...group, name: 'Larks' }]));
});

test('a failed save shows an error and keeps the typed values', async () => {
  renderPage(<MealPreferencesPage />, withFailingWrites(await signUp()));
  await retype('Dietary Restrictions', 'Halal');
  await save();
  expect(await screen.findByText('Failed to save preferences')).toBeTruthy();
  expect(screen.getByText('Error')).toBeTruthy();
  expect(chips('Halal')).toHaveLength(1);
});
