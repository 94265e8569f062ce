import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUp, test } from './journey.ts';

const followMenu = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

/** Waits until the history has as many entries for overlays. The browser drops those of closed ones a moment later. */
const haveEntries = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(count);

test('leaving a changed profile by the menu or Back asks for confirmation, and emptied fields are cleared', {
  tag: '@desktop',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await (await page.request.get('/api/preferences')).json();
  await page.request.patch(`/api/preferences/${id}`, { data: { name: 'Ana', familyKids: 2 } });
  await page.goto('/dashboard');
  await followMenu(page, 'Profile');
  const unfold = async () => {
    for (const name of ['Personal Information', 'Household'])
      await page.getByRole('main').getByRole('heading', { level: 2, name }).click();
  };
  await unfold();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  await page.getByRole('textbox', { name: 'Kids', exact: true }).fill('');
  await expect(page.getByText('Will be cleared when you save.')).toBeVisible();

  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect(question).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/profile');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();

  await followMenu(page, 'Household');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  if (await page.getByRole('dialog', { name: 'Menu' }).isVisible()) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your preferences have been saved successfully.', { exact: true })).toBeVisible();
  await page.reload();
  await unfold();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  await expect(page.getByRole('textbox', { name: 'Kids', exact: true })).toHaveValue('');

  await page.getByRole('textbox', { name: 'Name' }).fill('Anna');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('Back from a changed form in a dialog asks for confirmation and closes only the dialog', {
  tag: '@desktop',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await followMenu(page, 'Household');
  await page.getByRole('button', { name: 'Add Adult' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mia');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mia');
  await haveEntries(page, 1);
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await haveEntries(page, 0);
  await expect(page).toHaveURL(/\/household$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});
