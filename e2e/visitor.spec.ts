import { expect, expectAccessible, password, signUp, test } from './journey.ts';

test('the landing page describes the product and loads no JavaScript', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Mothership: Your Family Co-Pilot');
  await expect(page.getByText("Easing moms' mental load with smart planning")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In / Sign Up' })).toHaveAttribute('href', '/api/login');
  await expect(page.getByRole('heading', { name: 'What We Do' })).toBeVisible();
  for (const tile of ['Simplify with Smarts', 'Predict & Remind', 'Know Your Family', 'Empower Your Time'])
    await expect(page.getByRole('heading', { name: tile })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeVisible();
  for (const [card, button, path] of [
    ['Get Started', 'Try Onboarding', '/onboarding'],
    ['Meal Planning', 'Plan Meals', '/meal-planner'],
    ['Full Dashboard', 'Go to Dashboard', '/dashboard'],
  ] as const) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
    await expect(page.getByRole('link', { name: button })).toHaveAttribute('href', path);
  }
  await expect(page.getByText('Your mental load, made manageable.')).toBeVisible();
  expect(scripts).toEqual([]);
  await expectAccessible(page);
});

test('the menu leads to About and Contact, and Learn More to About', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/about');
});

test('the about page shows the mission and its figures', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  for (const section of ['Our Why', 'Our Mission', 'What We Do', 'Our Promise'])
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
  for (const figure of ['71%', '86%', '100 million+']) await expect(page.getByText(figure)).toBeVisible();
  await expectAccessible(page);
});

test('the contact page shows how to reach us', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('support@mothership.example')).toBeVisible();
  await expect(page.getByText('1-800-555-0142')).toBeVisible();
  await expect(page.getByText(/100 Example Plaza/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });
  test('shows the 404 page', { tag: '@desktop' }, async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expectAccessible(page);
  });
});

test('a page of the app asks visitors to sign in and returns to it afterwards', { tag: '@phone' }, async ({ page }) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/children');
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Sign In/ }).click();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/children');
  await expect(page.getByRole('heading', { level: 1, name: 'Children' })).toBeVisible();
});
