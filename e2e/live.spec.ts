import type { Route } from '@playwright/test';
import { expect, signIn, signUp, test } from './journey.ts';

const grocery = '**/api/grocery-lists**';
const abortReads = (route: Route) => (route.request().method() === 'GET' ? route.abort() : route.continue());

test.describe('after a lost connection', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('a list that could not be refetched is updated automatically', { tag: ['@desktop', '@postgres'] }, async ({
    page,
    otherPage,
  }) => {
    const { email } = await signUp(page);
    const data = { lines: ['milk'] };
    expect((await page.request.post('/api/grocery-lists/current/items', { data })).status()).toBe(201);
    await signIn(otherPage, email);
    const connected = otherPage.waitForResponse('/api/changes');
    await otherPage.goto('/grocery-lists');
    await connected;
    await page.goto('/grocery-lists');
    const checkbox = page.getByRole('checkbox', { name: 'milk' });
    const otherCheckbox = otherPage.getByRole('checkbox', { name: 'milk' });
    await expect(otherCheckbox).not.toBeChecked();

    await otherPage.route(grocery, abortReads);
    const failed = otherPage.waitForEvent('requestfailed');
    await checkbox.click();
    await failed;
    await expect(otherCheckbox).not.toBeChecked();
    await otherPage.unroute(grocery, abortReads);
    await expect(otherCheckbox).toBeChecked();
  });
});

test('a change made before the stream opened is shown', { tag: ['@desktop', '@postgres'] }, async ({
  page,
  otherPage,
}) => {
  const { email } = await signUp(page);
  const list = '/api/grocery-lists/current/items';
  expect((await page.request.post(list, { data: { lines: ['milk'] } })).status()).toBe(201);
  await signIn(otherPage, email);
  const stream = Promise.withResolvers<Route>();
  await otherPage.route('/api/changes', (route) => stream.resolve(route));
  await otherPage.goto('/grocery-lists');
  const opening = await stream.promise;
  await expect(otherPage.getByRole('checkbox', { name: 'milk' })).toBeVisible();

  expect((await page.request.post(list, { data: { lines: ['bread'] } })).status()).toBe(201);
  await expect(otherPage.getByRole('checkbox', { name: 'bread' })).toBeHidden();
  await opening.continue();
  await expect(otherPage.getByRole('checkbox', { name: 'bread' })).toBeVisible();
});
