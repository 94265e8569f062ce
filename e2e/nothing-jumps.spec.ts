import type { Page } from '@playwright/test';
import { expect, signUp, test } from './journey.ts';

/** Cumulative layout shift since the page was opened; 1 is the whole screen shifted by its full height. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** Delays one request until the response of another, so that the upper part of a page arrives after the lower one. */
async function holdUntil(page: Page, held: string, earlier: string) {
  const earlierResponse = page.waitForResponse(earlier).then((answer) => answer.finished());
  await page.route(held, async (route) => {
    await earlierResponse;
    await route.continue();
  });
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('the profile does not shift when its form loads late, or when a change brings the save button', {
  tag: '@phone',
}, async ({ page }) => {
  await holdUntil(page, '**/preferences-form*', '/api/preferences');
  await page.goto('/profile');
  await page.getByLabel('What do you wish this app could do?').fill('A nap');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeInViewport();
  expect(await layoutShift(page)).toBeLessThan(0.05);
});

test('the account tab does not shift when its lower parts load first', { tag: '@phone' }, async ({ page }) => {
  await holdUntil(page, '/api/account', '/api/family');
  await holdUntil(page, '/api/family', '/api/calendar/feed');
  await page.goto('/profile?tab=account');
  await expect(page.getByRole('button', { name: 'Your Data' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage account' })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.05);
});

test('a dialog opens at the height of its form, even before the form has loaded', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/member-form*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/household');
  const before = await layoutShift(page);
  await page.getByRole('button', { name: 'Add Adult' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Loading...')).toBeVisible();
  release();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  expect((await layoutShift(page)) - before).toBeLessThan(0.05);
});

test('the content below a grocery list does not shift when the list loads', { tag: '@phone' }, async ({ page }) => {
  const lines = Array.from({ length: 30 }, (_, n) => `item ${n}`);
  expect((await page.request.post('/api/grocery-lists/current/items', { data: { lines } })).status()).toBe(201);
  await page.goto('/grocery-lists');
  await expect(page.getByRole('checkbox', { name: 'item 29' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium Preview' })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.05);
});
