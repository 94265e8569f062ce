import type { Page } from '@playwright/test';
import { expect, expectAccessible, newEmail, signUp, signUpByHand, test } from './journey.ts';
import { adminPassword } from './settings.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const step = (page: Page, number: number) => expect(page.getByText(`Step ${number} of 4`)).toBeVisible();

test('a new user signs up, completes the onboarding, and finds the answers on the profile', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).click();
  const { email } = await signUpByHand(page);

  await expect(page).toHaveURL('/onboarding');
  await step(page, 1);
  await expect(page.getByLabel('Name')).toHaveValue('Ana');
  await page.getByLabel('Working Mom', { exact: true }).check();
  await page.getByText('More about you').click();
  await page.getByRole('group', { name: 'Favorite Stores for Kids' }).getByLabel('Store 1').fill('Old Navy');
  await page.getByLabel('Favorite Influencers').fill('Busy Toddler, Feeding Littles');
  await page.getByLabel('Favorite Holiday').selectOption('Halloween');
  await expectAccessible(page);
  await next(page);

  await step(page, 2);
  await page.getByLabel('Adults', { exact: true }).fill('2');
  for (const _ of ['Mia', 'Leo', 'Noa']) await page.getByRole('button', { name: 'More Kids' }).click();
  // Its highlight stays inside the pill.
  await expect(page.getByRole('button', { name: 'More Kids' })).toHaveCSS('border-top-left-radius', '999px');
  await page.getByLabel('Name of kid 1').fill('Mia');
  await page.getByLabel('Birthdate of kid 1').fill('2019-03-04');
  await page.getByLabel('Name of kid 2').fill('Leo');
  await page.getByRole('radio', { name: 'Other', exact: true }).check();
  await page.getByLabel('What is it for you?').fill('Lost shoes');
  await page.getByLabel('Comfortable').check();
  await page.getByLabel('Invite my partner').check();
  await page.getByLabel('Partner email').fill('david@');
  await next(page);
  await expect(page.getByText('Partner email must be an address like name@example.com')).toBeVisible();
  await expect(page.getByLabel('Partner email')).toBeFocused();
  await page.getByLabel('Partner email').fill('david@example.com');
  await expectAccessible(page);
  await next(page);

  await step(page, 3);
  await page.getByLabel('Meal 1', { exact: true }).fill('Tacos');
  await page.getByLabel('Recipe link for meal 1').fill('https://example.com/tacos');
  await page.getByLabel('Meal 2', { exact: true }).fill('Fish sticks');
  await page.getByRole('checkbox', { name: /^Fish sticks: use our recipe\?/ }).check();
  await page.getByLabel('Preferred Delivery Service').selectOption('uber-eats');
  await expectAccessible(page);
  // A reload and the browser's Back lose nothing.
  await page.reload();
  await expect(page.getByLabel('Meal 1', { exact: true })).toHaveValue('Tacos');
  await page.goBack();
  await step(page, 2);
  await expect(page.getByLabel('Kids', { exact: true })).toHaveValue('3');
  await expect(page.getByLabel('Name of kid 2')).toHaveValue('Leo');
  await page.goForward();
  await next(page);

  await step(page, 4);
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  await page.getByLabel('Your one wish for the app').fill('Remember everything');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();

  await expect(page).toHaveURL('/onboarding-complete');
  await expect(page.getByRole('heading', { name: "You're all set, Ana!" })).toBeVisible();
  await expect(page.getByLabel('Invitation link')).toHaveValue(/\/invite\/[\w-]{43}$/);
  // The link shows only here, so the redirect waits until it was copied.
  await expect(page.getByText('Take your time.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/children');
  for (const name of ['Mia', 'Leo']) await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto('/birthday-wishlists');
  await expect(page.getByRole('heading', { name: "When is Leo's birthday?" })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/profile');
  await expect(page.getByLabel('Kids', { exact: true })).toHaveValue('3');
  await expect(page.getByLabel('What is it for you?', { exact: true })).toHaveValue('Lost shoes');
  await expect(page.getByLabel('Favorite Influencers', { exact: true })).toHaveValue('Busy Toddler, Feeding Littles');
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText('Managed by Mothership')).toBeVisible();
  // Without mail there is nothing to verify.
  await expect(page.getByText('Not verified')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Data' })).toBeVisible();

  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await page.getByTestId('link-admin').click();
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByText('Lost shoes').first()).toBeVisible();
  await expectAccessible(page);
});

test('a visitor completes the onboarding first, and the answers are saved after signing up', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Onboarding' }).click();
  await page.getByLabel('Name').fill('Eva');
  await next(page);
  await page.getByLabel('Pets', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'More Kids' }).click();
  // Its highlight stays inside the pill.
  await expect(page.getByRole('button', { name: 'More Kids' })).toHaveCSS('border-top-left-radius', '999px');
  await page.getByLabel('Name of kid 1').fill('Mia');
  await next(page);
  await page.getByLabel('Meal 1', { exact: true }).fill('Fish sticks');
  await next(page);
  await page.getByLabel('Your one wish for the app').fill('More sleep');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await signUpByHand(page);
  await expect(page).toHaveURL('/onboarding-complete');
  await expect(page.getByRole('heading', { name: "You're all set, Eva!" })).toBeVisible();
  const stored = await (await page.request.get('/api/preferences')).json();
  expect(stored).toMatchObject({ name: 'Eva', familyPets: 2, wishForApp: 'More sleep', onboardingCompleted: true });
  const children = await (await page.request.get('/api/children')).json();
  expect(children).toMatchObject([{ name: 'Mia' }]);
  const [recipe] = await (await page.request.get('/api/recipes')).json();
  expect(recipe).toMatchObject({ name: 'Fish sticks', sourceName: 'Mothership starter cookbook' });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // The redirect is automatic.
  await expect(page).toHaveURL('/dashboard');
});

test.describe('two parents', () => {
  test.use({ expectedErrors: /status of (403|404)/ });
  test('share one family, until one of them is removed', { tag: ['@postgres', '@desktop'] }, async ({
    page,
    otherPage: partner,
  }) => {
    await signUp(page, { firstName: 'Ana', lastName: 'Lopez' });
    const dad = { memberType: 'adult', name: 'Dad', relationship: 'partner' };
    await page.request.post('/api/household-members', { data: dad });
    await page.goto('/profile?tab=account');
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByLabel('Email (optional)').fill(newEmail());
    await page.getByRole('button', { name: 'Create invitation' }).click();
    const link = await page.getByLabel('Invitation link').inputValue();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();

    await partner.goto(link);
    await expect(partner.getByRole('heading', { name: 'Join the Lopez family' })).toBeVisible();
    await expect(partner.getByText('Ana Lopez')).toBeVisible();
    await expectAccessible(partner);
    await partner.getByRole('link', { name: 'Sign In / Sign Up' }).click();
    await signUpByHand(partner, { firstName: 'David', lastName: 'King' });
    await partner.getByRole('button', { name: 'Join the Lopez family' }).click();
    await expect(partner).toHaveURL('/onboarding');
    await expect(partner.getByRole('heading', { name: 'Welcome to the Lopez family' })).toBeVisible();
    await partner.getByLabel("I'm Dad").check();
    await expectAccessible(partner);
    await partner.getByRole('button', { name: "That's me" }).click();
    await expect(partner).toHaveURL('/onboarding-complete');
    await expect(partner.getByRole('heading', { name: "You're all set, David!" })).toBeVisible();

    await addChild(partner, 'Mia');
    await page.goto('/children');
    await expect(page.getByRole('heading', { name: 'Mia' })).toBeVisible();
    await addChild(page, 'Leo');
    await expect(partner.getByRole('heading', { name: 'Leo' })).toBeVisible();

    await page.goto('/profile?tab=account');
    await page.getByRole('button', { name: 'Remove David King' }).click();
    // David's page notices without a reload: its next request is refused, and he continues in a family of his own.
    const notice = partner.getByText('You no longer belong to this family', { exact: true }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await notice;
    await expect(page.getByText('David King', { exact: true })).toBeHidden();
    await partner.goto('/children');
    await expect(partner.getByText('No children added yet')).toBeVisible();
    await partner.goto(link);
    await expect(partner.getByRole('heading', { name: 'This invitation has already been used' })).toBeVisible();
  });
});

async function addChild(page: Page, name: string) {
  await page.goto('/children');
  await page.getByRole('button', { name: 'Add Child' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Birthdate').fill('2022-06-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('a user downloads the archive and then deletes the account', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await signUp(page);
  await page.request.post('/api/children', { data: { name: 'Mia', birthdate: '2019-03-04' } });
  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Your Data' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mothership-\d{4}-\d\d-\d\d\.json$/);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in again' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a good long password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectAccessible(page);
  await dialog.getByLabel('Type "delete my account" to confirm').fill('delete my account');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Mothership: Your Family Co-Pilot');
  await page.goto('/api/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  const answer = await page.request.post(page.url(), { form: { email, password: 'a good long password' } });
  expect(answer.status()).toBe(401);
});
