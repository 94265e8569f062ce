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

test('a change before the stream opened is seen as well', { tag: ['@once', '@postgres'] }, async ({
  page,
  browser,
  watch,
}) => {
  const { email } = await signUp(page);
  const list = '/api/grocery-lists/current/items';
  expect((await page.request.post(list, { data: { lines: ['milk'] } })).status()).toBe(201);
  const shop = await (await browser.newContext()).newPage();
  watch(shop);
  const connected = shop.waitForResponse('/api/changes');
  await signIn(shop, email);
  await connected;
  const stream = Promise.withResolvers<Route>();
  await shop.route('/api/changes', (route) => stream.resolve(route));
  await shop.goto('/grocery-lists');
  const opening = await stream.promise;
  await expect(shop.getByRole('checkbox', { name: 'milk' })).toBeVisible();

  expect((await page.request.post(list, { data: { lines: ['bread'] } })).status()).toBe(201);
  await expect(shop.getByRole('checkbox', { name: 'bread' })).toBeHidden();
  await opening.continue();
  await expect(shop.getByRole('checkbox', { name: 'bread' })).toBeVisible();
  await shop.context().close();
});
