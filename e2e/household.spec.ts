import { expect, expectAccessible, signIn, signUp, test } from './journey.ts';

test('a new user adds adults, children and pets', { tag: '@desktop' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/household');
  await expect(page.getByRole('heading', { level: 1, name: 'Household' })).toBeVisible();
  await expect(page.getByText('Manage your family members and pets')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Adult' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Relationship is required')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Ana');
  await dialog.getByLabel('Relationship').selectOption('self');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Adults 1' })).toBeVisible();

  await page.getByRole('tab', { name: 'Children 0' }).click();
  await page.getByRole('button', { name: 'Add Child' }).first().click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Birthdate is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Mia');
  await dialog.getByLabel('Birthdate').fill('2019-03-04');
  await dialog.getByRole('button', { name: 'More' }).click();
  await dialog.getByLabel('Allergies').fill('peanuts, , sesame ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('tab', { name: 'Children 1' })).toBeVisible();
  await expect(page.getByText('peanuts', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Pets 0' }).click();
  await page.getByRole('button', { name: 'Add Pet' }).first().click();
  await dialog.getByLabel('Name').fill('Rex');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Pet type is required')).toBeVisible();
  await dialog.getByLabel('Pet type').selectOption('guinea pig');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toContainText('Guinea pig');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Rex' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText("This can't be undone.");
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No pets added yet')).toBeVisible();
});

test('a child has the same profile on the children page and in the household', { tag: '@phone' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/children');
  await expect(page.getByTestId('page-children')).toBeVisible();
  await expect(page.getByText('No children added yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Your First Child' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Mia');
  await dialog.getByLabel('Birthdate').fill('2019-03-04');
  await dialog.getByRole('button', { name: 'More' }).click();
  await dialog.getByLabel('Interests').fill('Dinosaurs, painting');
  await dialog.getByLabel('Favorite colors').fill('Teal');
  await dialog.getByLabel('Allergies').fill('peanuts');
  await dialog.getByLabel('Clothing size').fill('122');
  await dialog.getByLabel('Shoe size').fill('30');
  await dialog.getByRole('button', { name: 'Add activity' }).click();
  await dialog.getByLabel('Time').fill('15:30');
  await dialog.getByLabel('Activity', { exact: true }).fill('Swimming');
  await expectAccessible(page);
  const box = await dialog.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box?.width).toBeLessThanOrEqual(width * 0.9 + 1);
  expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Child added successfully', { exact: true })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Mia' });
  for (const text of ['March 4, 2019', 'Dinosaurs', 'painting', 'Teal', '122', '30', 'peanuts'])
    await expect(card).toContainText(text);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Mia' }).click();
  await expect(dialog.getByRole('heading', { name: "Edit Mia's Profile" })).toBeVisible();
  await expect(dialog.getByLabel('Interests')).toHaveValue('Dinosaurs, painting');
  await dialog.getByLabel('Name').fill('Mia Sofia');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Child updated successfully', { exact: true })).toBeVisible();
  await page.goto('/household?tab=child');
  await expect(page.getByRole('heading', { name: 'Mia Sofia' })).toBeVisible();

  await page.goto('/children');
  await page.getByRole('button', { name: 'Edit Mia Sofia' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await expect(question).toContainText('wishlists, milestones and planned meals');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Child removed', { exact: true })).toBeVisible();
  await expect(page.getByText('No children added yet')).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /status of 500/ });
  test('a list shows the error and can be retried', { tag: '@desktop' }, async ({ page }) => {
    await signUp(page);
    await page.route('/api/children', (route) => route.fulfill({ status: 500, body: 'Server exploded' }));
    await page.goto('/children');
    await expect(page.getByText('Failed to fetch children')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('/api/children');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No children added yet')).toBeVisible();
  });
});

test("a record added in one browser appears in the family's other browser", { tag: ['@postgres', '@desktop'] }, async ({
  page,
  browser,
  watch,
}) => {
  const { email } = await signUp(page);
  await page.goto('/children');
  const otherPage = await (await browser.newContext()).newPage();
  watch(otherPage);
  await signIn(otherPage, email);
  const connected = otherPage.waitForResponse('/api/changes');
  await otherPage.goto('/children');
  await connected;
  await expect(otherPage.getByText('No children added yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Child' }).first().click();
  await page.getByLabel('Name').fill('Leo');
  await page.getByLabel('Birthdate').fill('2022-06-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Leo' })).toBeVisible();
  await otherPage.context().close();
});
