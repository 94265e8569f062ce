import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, dayDate, today } from '#core/dates.ts';
import { expect, expectAccessible, signIn, signUp, test } from './journey.ts';

const nextMonday = addDays(mondayOf(today()), 7);
const inDays = (days: number) => addDays(today(), days);

test('a family sets preferences, plans a week, and checks off the grocery list on two phones', {
  tag: '@phone',
}, async ({ page, browser, watch }) => {
  const { email } = await signUp(page);
  await page.request.post('/api/children', {
    data: { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] },
  });
  const satay = { name: 'Satay noodles', mealType: 'dinner', ingredients: [{ name: '3 tbsp peanut butter' }] };
  await page.request.post('/api/recipes', { data: satay });

  await page.goto('/food');
  const meals = page.getByRole('group', { name: 'Meal Types' });
  for (const meal of ['Breakfast', 'Lunch', 'Dinner']) await meals.getByLabel(meal).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Select at least one meal type')).toBeVisible();
  await expectAccessible(page);
  for (const meal of ['Breakfast', 'Dinner']) await meals.getByLabel(meal).click();
  await page.getByLabel('Cooking Time').selectOption('moderate');
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
  await expect(page.getByText('14 meals planned', { exact: true })).toBeVisible();
  const tuesday = dayDate(addDays(nextMonday, 1));
  await page.getByRole('button', { name: /^Tu / }).click();
  await expectAccessible(page);
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

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('link', { name: 'Generate Grocery List' }).click();
  await page.getByRole('button', { name: 'Generate from Meal Plan' }).click();
  await expect(page.getByText('Grocery list generated from your meal plan!', { exact: true })).toBeVisible();
  await expect(page.getByText('Peanuts: Mia')).toBeVisible();
  await page.getByLabel('Add an item').fill('2 l milk');
  await page.keyboard.press('Enter');
  const milk = page.getByRole('checkbox', { name: 'milk, 2 l' });
  await expect(milk).toBeVisible();
  await expectAccessible(page);

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  watch(phone);
  await signIn(phone, email);
  const connected = phone.waitForResponse('/api/changes');
  await phone.goto(`/grocery-lists?week=${nextMonday}`);
  await connected;
  const butter = /peanut butter/i;
  await phone.getByRole('checkbox', { name: butter }).click();
  await milk.click();
  await expect(page.getByRole('checkbox', { name: butter })).toBeChecked();
  await expect(phone.getByRole('checkbox', { name: 'milk, 2 l' })).toBeChecked();
  await page.getByRole('button', { name: 'Generate from Meal Plan' }).click();
  await expect(page.getByText('Grocery list generated from your meal plan!', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: butter })).toBeChecked();
  await expect(milk).toBeChecked();
  await phone.context().close();

  await page.goto('/grocery-lists');
  await expect(page.getByRole('button', { name: 'Upgrade for AI Features' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'milk, 2 l' })).toBeChecked();
  await expectAccessible(page);
});

test('a subscription can be connected and paused', { tag: '@desktop' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/subscriptions');
  await expect(page.getByText('No subscriptions connected')).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Subscription' }).click();
  const form = page.getByRole('dialog', { name: 'Connect a Subscription' });
  await form.getByLabel('Service').selectOption('coterie');
  await form.getByLabel('Cost ($/month)').fill('95');
  await form.getByLabel('Next Billing Date').fill(inDays(5));
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Connect Service' }).click();
  await expect(page.getByText('Your subscription has been added successfully.', { exact: true })).toBeVisible();
  await expect(page.getByText('Coterie Diapers renews in 5 days, $95.00')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Pause/ }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await expect(page.getByText('Coterie Diapers renews in 5 days, $95.00')).toBeHidden();

  await page.goto('/meal-planning-preferences');
  await page.getByLabel('Meal Types').fill('breakfast, brunch');
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByLabel('Meal Types')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('a bare meal can be planned for several people and days, is marked as having no ingredients, and can be filled in', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  for (const name of ['Mia', 'Leo'])
    await page.request.post('/api/children', { data: { name, birthdate: '2019-03-04' } });
  await page.request.post('/api/meal-planning-preferences', { data: { familyGrouping: 'individual' } });
  await page.request.post('/api/recipes', { data: { name: 'Spaghetti Bolognese', mealType: 'dinner' } });

  await page.goto(`/meal-planner?week=${nextMonday}`);
  await page.getByRole('button', { name: `Add dinner for Mia, ${dayDate(nextMonday)}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Meal' });
  await dialog.getByText('Tu', { exact: true }).click();
  await dialog.getByText('Leo', { exact: true }).click();
  await dialog.getByText('Spaghetti Bolognese').click();
  await expect(dialog.getByRole('region', { name: 'No ingredients yet' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Meal' }).click();
  await expect(page.getByText('Added to 2 people for 2 days', { exact: true })).toBeVisible();

  const cell = `Dinner for Leo, ${dayDate(nextMonday)}: Spaghetti Bolognese`;
  await expect(page.getByRole('button', { name: `${cell}, No ingredients yet` })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/food?tab=grocery&week=${nextMonday}`);
  await page.getByRole('button', { name: 'Generate from Meal Plan' }).click();
  const use = page.getByRole('button', { name: 'Use these for Spaghetti Bolognese: Turkey Bolognese' });
  await expect(use).toBeVisible();
  await expectAccessible(page);
  await use.click();
  await expect(page.getByRole('checkbox', { name: /ground turkey/i })).toBeVisible();
  // At once, because the offer to undo doesn't last.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No items in this grocery list')).toBeVisible();
});
