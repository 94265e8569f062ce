import { expect, expectAccessible, signUp, test } from './journey.ts';
import { recipeSite } from './settings.ts';

test('a recipe from a pasted link can be scaled, cooked, edited and deleted', { tag: '@phone' }, async ({ page }) => {
  await signUp(page);
  await page.request.post('/api/children', {
    data: { name: 'Mia', birthdate: '2019-03-04', allergies: ['Peanuts'] },
  });
  await page.goto('/recipes');
  await expect(page.getByText('Add your own')).toBeVisible();
  await page.getByRole('button', { name: 'Paste a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Recipe' });
  await dialog.getByLabel('Link to a recipe').fill(`${recipeSite()}/noodles`);
  await dialog.getByRole('button', { name: 'Extract' }).click();
  await expect(page.getByText('Recipe extracted successfully', { exact: true })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: 'Sunday noodles' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('link', { name: /Noodle House/ })).toHaveAttribute('href', `${recipeSite()}/noodles`);
  await expect(page.getByText('Found for Mia: Peanuts, in "2 tablespoons peanut butter"')).toBeVisible();

  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(page.getByText('for 6 (recipe: 4)')).toBeVisible();
  await expect(page.getByLabel('600 g noodles')).toBeVisible();
  await page.getByRole('button', { name: 'By aisle' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Produce' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Cook', exact: true }).click();
  await expect(page).toHaveURL(/\/cook\?servings=6$/);
  const cooking = page.getByRole('dialog', { name: 'Cook Sunday noodles' });
  await expect(cooking.getByText('Step 1 of 3')).toBeVisible();
  await cooking.getByRole('button', { name: 'Ingredients' }).click();
  await expect(page.getByRole('dialog', { name: 'Ingredients' }).getByLabel('600 g noodles')).toBeVisible();
  await page.keyboard.press('Escape');
  await cooking.getByRole('button', { name: 'Start 20:00' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(cooking.getByText('Stir in the peanut butter.')).toBeVisible();
  await expect(cooking.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(heading).toBeVisible();

  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Sunday noodles' });
  await form.getByLabel('Name').fill('Monday noodles');
  await form.getByLabel('Choose a picture').or(form.getByLabel('Change picture')).setInputFiles('docs/children.png');
  // The new picture has been scaled; until then the form shows the saved one.
  await expect(form.locator('img')).toHaveAttribute('src', /^data:/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monday noodles' })).toBeVisible();
  const picture = page.locator('article img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Favorite: Monday noodles' }).click();
  await page.getByRole('link', { name: 'Recipes', exact: true }).click();
  await expect(page.getByText('Favorite', { exact: true })).toBeVisible();
  await page.getByLabel('Search recipes').fill('CUCUMBER');
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  await expect(page.getByText('Peanuts: Mia')).toBeVisible();
  await page.getByRole('link', { name: 'Monday noodles' }).click();

  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Recipe deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/recipes?q=CUCUMBER');
  await expect(page.getByText('Add your own')).toBeVisible();
});

test('a wide screen shows the ingredients beside the steps, and a recipe is printed black on white, without buttons and menus', {
  tag: '@desktop',
}, async ({ page }) => {
  await signUp(page);
  const added = await page.request.post('/api/recipes', {
    data: {
      name: 'Toast',
      mealType: 'breakfast',
      sourceUrl: 'https://example.com/toast',
      ingredients: [{ name: '2 slices bread' }],
      instructions: 'Toast the bread.',
    },
  });
  await page.goto(`/recipes/${(await added.json()).id}/cook`);
  await expect(page.getByRole('dialog', { name: 'Cook Toast' }).getByLabel('2 slices bread')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('https://example.com/toast').last()).toBeVisible();
  await expect(page.getByText('2 slices bread')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});
