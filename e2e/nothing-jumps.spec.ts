import type { Page } from '@playwright/test';
import { expect, signUp, test } from './journey.ts';

/** How much jumped since the page was opened, once it is drawn, as browsers add it up: 1 is the whole screen by its whole height. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of ['to draw', 'drawn']) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** The upper parts of a page come after the lower ones. */
async function holdUntil(page: Page, held: string, earlier: string) {
  const isThere = page.waitForResponse(earlier).then((answer) => answer.finished());
  await page.route(held, async (route) => {
    await isThere;
    await route.continue();
  });
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('nothing on the profile jumps while its parts arrive from below', async ({ page }) => {
  await holdUntil(page, '**/preferences-form*', '/api/calendar/feed');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Save' })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.05);
});

test('nothing on the account tab jumps while its parts arrive from below', async ({ page }) => {
  await holdUntil(page, '/api/account', '/api/family');
  await holdUntil(page, '/api/family', '/api/calendar/feed');
  await page.goto('/profile?tab=account');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage account' })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.05);
});

test('nothing beneath a grocery list jumps when the list comes', async ({ page }) => {
  const lines = Array.from({ length: 30 }, (_, n) => `item ${n}`);
  expect((await page.request.post('/api/grocery-lists/current/items', { data: { lines } })).status()).toBe(201);
  await page.goto('/grocery-lists');
  await expect(page.getByRole('checkbox', { name: 'item 29' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium preview' })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.05);
});
