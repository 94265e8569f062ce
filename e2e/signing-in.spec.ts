import {
  expect,
  expectAccessible,
  newEmail,
  password,
  signIn,
  signInByHand,
  signUp,
  signUpByHand,
  test,
} from './journey.ts';

test('a user signs up, signs out, and signs in again', { tag: ['@postgres', '@desktop'] }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).click();
  const { email } = await signUpByHand(page);
  await expect(page).toHaveURL('/onboarding');
  await page.request.post('/api/preferences', { data: { onboardingCompleted: true } });
  await page.goto('/dashboard');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Mothership: Your Family Co-Pilot');
  await page.goto('/household');
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await signInByHand(page, email);
  await expect(page.getByText(email).first()).toBeVisible();
});

test.describe('invalid input', () => {
  test.use({ expectedErrors: /status of (400|401|409)/ });
  test('shows an error in the form and keeps the email @desktop', async ({ page }) => {
    await page.goto('/api/login');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Wrong email or password/);
    await expect(page.getByLabel('Email')).toHaveValue(/@example.com/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });
});

test('a name changed at the account provider is updated in the product', { tag: '@desktop' }, async ({ page }) => {
  await signUp(page, { firstName: 'Ana', lastName: 'Lopez' });
  await page.goto('/oidc/account');
  await expectAccessible(page);
  await page.getByLabel('Last name').fill('Garcia');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.goto('/household');
  await expect(page.getByText('Ana Garcia').first()).toBeVisible();
});

test('changing the password ends all other sessions', { tag: '@desktop' }, async ({ page, otherPage }) => {
  const { email } = await signUp(page);
  await signIn(otherPage, email);
  await page.goto('/oidc/account');
  const form = page.locator('form').filter({ has: page.getByLabel('New password') });
  await form.getByLabel('Current password').fill(password);
  await form.getByLabel('New password').fill('another good password');
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible();
  await otherPage.goto('/household');
  await expect(otherPage.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
});
