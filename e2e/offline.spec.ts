import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, signUp, test } from './journey.ts';
import { keptIn } from './kept-in.ts';
import { startOwnServer } from './own-server.ts';

test.use({ expectedErrors: /Failed to load resource|ERR_|EventSource/ });

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const tick = async (page: Page, from: number, to: number) => {
  for (let n = from; n <= to; n++) await box(page, `item ${n}`).press('Space');
};
const add = async (page: Page, line: string) => {
  await page.getByLabel('Add an item').fill(line);
  await page.keyboard.press('Enter');
};
const waiting = (page: Page) => page.getByRole('button', { name: /changes? waiting/ });

const numbers = (count: number) => Array.from({ length: count }, (_, n) => `item ${n + 1}`);

async function openList(page: Page) {
  await page.goto('/grocery-lists');
  await expect(box(page, 'item 1')).toBeVisible();
}

/** A list of numbered lines that Ana's phone has stored. */
async function openNewList(page: Page, count: number) {
  const person = await signUp(page);
  const lines = numbers(count);
  await page.request.post('/api/grocery-lists/current/items', { data: { lines } });
  await openList(page);
  await expect.poll(() => keptIn(page)).toContain(`item ${count}`);
  return person;
}

const shop = test.extend<{ server: Awaited<ReturnType<typeof startOwnServer>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture without others is written like this.
  server: async ({}, use) => {
    const server = await startOwnServer();
    await use(server);
    await server.stop();
  },
  baseURL: ({ server }, use) => use(server.address),
  serviceWorkers: 'allow',
});

shop(
  'two phones shop together, one without a network for ten minutes, while the server is killed',
  {
    tag: '@phone',
  },
  async ({ page, browser, context, watch, server }) => {
    await page.clock.install();
    const other = await browser.newPage();
    watch(other);
    const { email } = await openNewList(page, 18);
    await signIn(other, email);
    await openList(other);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.reload();
    await expect(box(page, 'item 1')).toBeVisible();

    // Today was not opened yet.
    await expect.poll(() => keptIn(page)).toContain('firstSteps');
    await context.setOffline(true);
    await tick(page, 1, 5);
    for (const line of ['candles', 'paper plates', 'lemons']) await add(page, line);
    await expect(waiting(page)).toHaveText('8 changes waiting');
    await page.clock.fastForward('05:00');
    await page.reload();
    await expect(page.getByText(/Offline: showing what we had at/)).toBeVisible();
    await expect(waiting(page)).toHaveText('8 changes waiting');
    await expect(box(page, 'item 5')).toBeChecked();
    await page.getByRole('link', { name: 'Today' }).click();
    await expect(page.getByText('Three quick wins')).toBeVisible();
    await page.getByRole('link', { name: 'Groceries' }).click();

    // The other phone has a network, but for a while there is no server.
    await tick(other, 10, 11);
    await server.kill();
    await tick(other, 12, 13);
    await add(other, 'balloons');
    await expect(waiting(other)).toBeVisible();

    await tick(page, 6, 9);
    for (const line of ['ice', 'napkins']) await add(page, line);
    await waiting(page).click();
    await expect(page.getByText('Check off item 9')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.clock.fastForward('05:00');
    await expect(waiting(page)).toHaveText('14 changes waiting');

    await server.startAgain();
    await expect(waiting(other)).toBeHidden();
    await tick(other, 14, 14);
    await context.setOffline(false);
    for (const phone of [page, other]) {
      await expect(phone.getByRole('paragraph').filter({ hasText: '14 of 24' })).toBeVisible();
      await expect(waiting(phone)).toBeHidden();
    }
    const lists = await Promise.all(
      [page, other].map((phone) => phone.request.get('/api/grocery-lists').then((it) => it.json())),
    );
    expect(lists[0]).toEqual(lists[1]);
    const { items } = lists[0][0] as { items: { name: string; checked: boolean }[] };
    const named = (isChecked: boolean) => items.filter((it) => it.checked === isChecked).map(({ name }) => name);
    expect(named(true).toSorted()).toEqual(numbers(14).toSorted());
    const added = ['candles', 'paper plates', 'lemons', 'ice', 'napkins', 'balloons'];
    expect(named(false).toSorted()).toEqual([...numbers(18).slice(14), ...added].toSorted());
    await other.close();
  },
);

test.describe('with the app kept by a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('signing out deletes what a phone keeps, and another person is warned of what waits', { tag: '@phone' }, async ({
    page,
    context,
    browser,
  }) => {
    await openNewList(page, 3);
    const second = await signUp(await (await browser.newContext()).newPage(), {
      firstName: 'Nora',
    });
    await context.setOffline(true);
    await tick(page, 3, 3);
    await expect(waiting(page)).toHaveText('1 change waiting');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('link', { name: 'Log Out' }).last().click();
    const question = page.getByRole('alertdialog', { name: 'Log out and lose one change?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(waiting(page)).toHaveText('1 change waiting');

    // Ana's session ends without a sign-out, and someone else signs in.
    await context.clearCookies();
    await context.setOffline(false);
    await signIn(page, second.email);
    await page.goto('/');
    const warning = page.getByRole('alertdialog', { name: "Ana Lopez's changes are still on this device" });
    await expect(warning).toBeVisible();
    await expectAccessible(page);
    await warning.getByRole('button', { name: 'Delete them and go on' }).click();
    await expect(warning).toBeHidden();
    await expect.poll(() => keptIn(page)).not.toContain('item');

    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('link', { name: 'Log Out' }).last().click();
    await expect(page.getByRole('link', { name: /Get Started|Sign In/ }).first()).toBeVisible();
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    const inStorage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(inStorage).not.toMatch(/Nora|Ana|item/);
  });
});

test('without a worker, as on plain http, changes wait until the network is back', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.request.post('/api/grocery-lists/current/items', { data: { lines: ['item 1', 'item 2'] } });
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await page.goto('/grocery-lists');
  await expect.poll(() => keptIn(page)).toContain('item 2');
  // Waits for the code that loads last, because the browser doesn't cache it.
  await expect(page.getByRole('button', { name: /^Reminders/ })).toBeVisible();
  await context.setOffline(true);
  await box(page, 'item 1').press('Space');
  await add(page, 'ice');
  await expect(waiting(page)).toHaveText('2 changes waiting');
  await context.setOffline(false);
  await expect(waiting(page)).toBeHidden();
  await page.reload();
  await expect(box(page, 'item 1')).toBeChecked();
  await expect(box(page, 'ice')).toBeVisible();
});
