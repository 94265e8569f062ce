import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, today, weekdayAndDate } from '#core/dates.ts';
import { expect, expectAccessible, signUp, test } from './journey.ts';

const nextMonday = addDays(mondayOf(today()), 7);

test('a family sets preferences, plans a week, and checks off its grocery list', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  await page.request.post('/api/children', {
    data: { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] },
  });
  const satay = { name: 'Satay noodles', mealType: 'dinner', ingredients: [{ name: '3 tbsp peanut butter' }] };
  await page.request.post('/api/recipes', { data: satay });

  await page.goto('/food');
  const meals = page.getByRole('group', { name: 'Meal Types' });
  for (const meal of ['Breakfast', 'Lunch', 'Dinner']) await meals.getByText(meal).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Select at least one meal type')).toBeVisible();
  for (const meal of ['Breakfast', 'Dinner']) await meals.getByText(meal).click();
  await page.getByRole('group', { name: 'Cooking Time' }).getByText('Moderate').click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Your meal planning preferences have been updated.', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Planner' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Take a look' }).click();
  const cookbook = page.getByRole('dialog', { name: 'Starter Cookbook' });
  await expect(cookbook.getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page);
  await cookbook.getByRole('button', { name: 'Add all that fit our family' }).click();
  await expect(cookbook).toBeHidden();

  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: 'Plan My Week' }).click();
  const choice = page.getByRole('dialog', { name: 'Plan My Week' });
  await choice.getByText('Breakfast').click();
  await choice.getByRole('button', { name: 'Plan 14 meals' }).click();
  await expect(page.getByText('14 meals planned', { exact: true })).toBeVisible();
  const tuesday = weekdayAndDate(addDays(nextMonday, 1));
  await page.getByRole('button', { name: /^Tu / }).click();
  await page.getByRole('button', { name: `Dinner, ${tuesday}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Meal' });
  await dialog.getByRole('button', { name: 'Change' }).click();
  await dialog.getByRole('searchbox').fill('satay');
  await dialog.getByText('Satay noodles').click();
  await expect(dialog.getByText('Found for Mia: Peanuts, in "3 tbsp peanut butter"')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Meal added successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Dinner, ${tuesday}: Satay noodles, Peanuts: Mia` })).toBeVisible();

  await page.getByRole('link', { name: 'Generate Grocery List' }).click();
  await page.getByRole('button', { name: 'Generate from Meal Plan' }).click();
  await expect(page.getByText('Grocery list generated from your meal plan!', { exact: true })).toBeVisible();
  await expect(page.getByText('Peanuts: Mia')).toBeVisible();
  await page.getByLabel('Add an item').fill('2 l milk');
  await page.keyboard.press('Enter');
  // If the plan needs milk, too, this is one line with both amounts.
  const milk = page.getByRole('checkbox', { name: /^milk, (.* \+ )?2 l$/ });
  await expect(milk).toBeVisible();

  const butter = page.getByRole('checkbox', { name: /peanut butter/i });
  await butter.click();
  await milk.click();
  await page.getByRole('button', { name: 'Generate from Meal Plan' }).click();
  await expect(page.getByText('Grocery list generated from your meal plan!', { exact: true })).toBeVisible();
  await expect(butter).toBeChecked();
  await expect(milk).toBeChecked();
});
