import type { Route } from '@playwright/test';
import { expect, signIn, signUp, test } from './journey.ts';

const grocery = '**/api/grocery-lists**';
const refuse = (route: Route) => (route.request().method() === 'GET' ? route.abort() : route.continue());

test.describe('in a dead spot', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('a list that could not be fetched becomes true by itself', { tag: ['@once', '@postgres'] }, async ({
    page,
    browser,
    watch,
  }) => {
    const { email } = await signUp(page);
    const data = { lines: ['milk'] };
    expect((await page.request.post('/api/grocery-lists/current/items', { data })).status()).toBe(201);
    const shop = await (await browser.newContext()).newPage();
    watch(shop);
    await signIn(shop, email);
    const connected = shop.waitForResponse('/api/changes');
    await shop.goto('/grocery-lists');
    await connected;
    await page.goto('/grocery-lists');
    const hers = page.getByRole('checkbox', { name: 'milk' });
    const shops = shop.getByRole('checkbox', { name: 'milk' });
    await expect(shops).not.toBeChecked();

    await shop.route(grocery, refuse);
    const failed = shop.waitForEvent('requestfailed');
    await hers.click();
    await failed;
    await expect(shops).not.toBeChecked();
    await shop.unroute(grocery, refuse);
    await expect(shops).toBeChecked();
    await shop.context().close();
  });
});
