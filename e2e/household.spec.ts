import { expect, expectAccessible, signIn, signUp, test } from './journey.ts';

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /status of 500/ });
  test('a list shows the error and can be retried', { tag: '@desktop' }, async ({ page }) => {
    await signUp(page);
    await page.route('/api/children', (route) => route.fulfill({ status: 500, body: 'Server exploded' }));
    await page.goto('/children');
    await expect(page.getByText('Failed to fetch children')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('/api/children');
    const list = page.getByText('No children added yet');
    // The page may ask again by itself first, when it reconnects.
    await page.getByRole('button', { name: 'Try again' }).or(list).click();
    await expect(list).toBeVisible();
  });
});

test("a record added in one browser appears in the family's other browser", { tag: ['@postgres', '@desktop'] }, async ({
  page,
  otherPage,
}) => {
  const { email } = await signUp(page);
  await page.goto('/children');
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
});
