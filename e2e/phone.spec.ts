import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUp, test } from './journey.ts';

const addMember = async (page: Page, name: string) => {
  const response = await page.request.post('/api/children', { data: { name, birthdate: '2019-03-04' } });
  expect(response.status()).toBe(201);
};

test('a form is a sheet at the bottom edge with its save button, and Back closes it', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/household');
  await page.goto('/children');
  await page.getByRole('button', { name: 'Add Child' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add Child' });
  const save = sheet.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport({ ratio: 1 });
  const box = await sheet.boundingBox();
  expect(box?.width).toBeCloseTo(351, 0);
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expectAccessible(page);

  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/children$/);

  await page.getByRole('button', { name: 'Add Child' }).first().click();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Children' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/household$/);
});

test('Back after a link in the menu leads to the page on which the menu was opened', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/household');
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await page.getByTestId('link-appointments').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Appointments' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Household' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a title with its actions takes one row, and the first card is in the upper half of the screen', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  await addMember(page, 'Mia');
  await page.goto('/children');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const add = await page.getByRole('button', { name: 'Add Child' }).first().boundingBox();
  expect(add).toMatchObject({ width: 44, height: 44 });
  expect(Math.abs((add?.y ?? 0) + 22 - (title?.y ?? 0) - (title?.height ?? 0) / 2)).toBeLessThan(2);
  expect((await page.getByRole('heading', { name: 'Mia' }).boundingBox())?.y).toBeLessThan(422);
});

test('a toast is above the bottom bar', { tag: '@phone' }, async ({ page }) => {
  await signUp(page);
  await addMember(page, 'Mia');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/children');
  await page.getByRole('button', { name: 'Edit Mia' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('li.toast')).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Quick' });
  const gap = async () => {
    const [toast, wand] = await Promise.all([
      page.locator('li.toast').boundingBox(),
      bar.getByRole('link', { name: 'Wand' }).locator('span').boundingBox(),
    ]);
    return (wand?.y ?? 0) - (toast?.y ?? 0) - (toast?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(await gap()).toBeLessThan(100);
});
