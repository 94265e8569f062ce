import { expect, expectAccessible, signIn, signUp, test } from './journey.ts';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test('two phones shop together while one has no connection', { tag: '@phone' }, async ({
  page,
  browser,
  context,
  watch,
}) => {
  const { email } = await signUp(page);
  const lines = Array.from({ length: 12 }, (_, n) => `item ${n + 1}`);
  await page.request.post('/api/grocery-lists/current/items', { data: { lines } });
  await page.goto('/grocery-lists');
  const box = (on: typeof page, name: string) => on.getByRole('checkbox', { name, exact: true });
  await expect(box(page, 'item 1')).toBeVisible();
  const other = await browser.newPage();
  watch(other);
  await signIn(other, email);
  await other.goto('/grocery-lists');
  await expect(box(other, 'item 1')).toBeVisible();
  // What is kept, is kept when the browser is idle.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('mothership');

  await context.setOffline(true);
  for (const n of [1, 2, 3]) await box(page, `item ${n}`).click();
  await page.getByLabel('Add an item').fill('birthday candles');
  await page.keyboard.press('Enter');
  await box(page, 'birthday candles').click();
  await page.getByRole('button', { name: /changes waiting/ }).click();
  await expect(page.getByText('Check off item 1')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await box(other, 'item 4').click();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /changes waiting/ })).toBeHidden();
  // All of its shelf is checked off, so it is folded.
  for (const phone of [page, other]) {
    await expect(phone.getByText('5 of 13')).toBeVisible();
    await phone.getByRole('button', { name: 'Show Household' }).click();
    for (const n of [1, 2, 3, 4]) await expect(box(phone, `item ${n}`)).toBeChecked();
    await expect(box(phone, 'birthday candles')).toBeChecked();
  }
  await other.close();
});
