import { expect, expectAccessible, signUp, test } from './journey.ts';

const entries = [
  ['Dashboard', '/dashboard'],
  ['Magic Wand', '/wand'],
  ['Household', '/household'],
  ['Appointments', '/appointments'],
  ['Meal Planning', '/food'],
  ['Birthdays', '/birthdays'],
  ['Planner', '/planner'],
  ['Subscriptions', '/subscriptions'],
  ['Profile', '/profile'],
  ['About', '/about'],
  ['Admin', '/admin'],
] as const;

test('every path of the product exists, and the menu lists its own in order', { tag: '@desktop' }, async ({ page }) => {
  await signUp(page);
  for (const path of [
    '/',
    '/birthday-wishlists',
    '/reminders',
    '/meal-planning-preferences',
    '/meal-planner',
    '/grocery-lists',
    '/onboarding',
    '/onboarding-complete',
    ...entries.map(([, path]) => path),
  ]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
  }
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText(entries.map(([title]) => title));
  await expectAccessible(page);
});

test('on a wide screen the sidebar collapses to an icon strip by button and Ctrl+B, and stays collapsed after a reload', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await signUp(page);
  await page.goto('/household');
  const state = async () => (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  const panel = page.getByRole('complementary');
  await expect(panel).toHaveCSS('width', '256px');
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expect(panel).toHaveCSS('width', '48px');
  const cookie = await state();
  expect(cookie?.value).toBe('false');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_800 - 600);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(604_800 + 600);
  await page.getByTestId('link-appointments').hover();
  await expect(page.getByRole('tooltip', { name: 'Appointments' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(panel).toHaveCSS('width', '48px');
  await page.keyboard.press('Control+b');
  await expect(panel).toHaveCSS('width', '256px');
  expect((await state())?.value).toBe('true');
  await page.keyboard.press('Meta+b');
  await expect(panel).toHaveCSS('width', '48px');
});

test('on a phone the sidebar is a sheet from the left, and there is a bottom bar', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/household');
  const bar = page.getByRole('navigation', { name: 'Quick' });
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Meals', 'Wand', 'Groceries', 'Planner']);
  await expectAccessible(page, { withBar: true });
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveCSS('width', '288px');
  await page.getByTestId('link-appointments').click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/appointments');
  await page.keyboard.press('Control+b');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('on a phone the initials open name, email and log-out', { tag: '@phone' }, async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/household');
  const header = page.getByRole('banner');
  await expect(header.getByText('Mothership')).toBeVisible();
  await expect(page.getByText(email)).toBeHidden();
  await page.getByRole('button', { name: 'Account of Ana Lopez' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log Out', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Mothership: Your Family Co-Pilot');
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });
  test('shows the 404 page inside the shell', { tag: '@phone' }, async ({ page }) => {
    await signUp(page);
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Toggle Sidebar' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a server that fails', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('a day that fails to load says so, and can be loaded again', { tag: '@desktop' }, async ({ page }) => {
    await signUp(page);
    const isDay = (url: URL) => url.pathname === '/api/dashboard';
    await page.route(isDay, (route) => route.fulfill({ status: 500, body: 'Server exploded' }));
    // The page has the error before the code that shows it: a second, later answer has arrived too.
    const refusal = page.waitForResponse((response) => isDay(new URL(response.url())));
    await page.route('**/assets/dashboard-card*', async (route) => {
      await refusal;
      await page.evaluate(() => fetch('/api/dashboard').then((response) => response.text()));
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(page.getByText("We couldn't load your day.")).toBeVisible();
    await page.unroute(isDay);
    const again = page.getByRole('button', { name: 'Try again' });
    // A page that may have missed changes also asks again by itself, so the button may be gone before the tap.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 2000 });
      await expect(page.getByRole('heading', { name: 'Children' })).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expect(page.getByText("We couldn't load your day.")).toBeHidden();
  });
});
