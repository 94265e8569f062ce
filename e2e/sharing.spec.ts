import { expect, password, signUp, test } from './journey.ts';

test('a recipe link that another app shares is shown after she has signed in, and nothing is saved', {
  tag: '@phone',
}, async ({ page, context }) => {
  const { email } = await signUp(page);
  const { share_target } = await (await page.request.get('/manifest.webmanifest')).json();
  const share = (parts: Record<string, string>) => page.goto(`${share_target.action}?${new URLSearchParams(parts)}`);
  await context.clearCookies();
  await share({ title: 'Soup', text: 'https://example.com/soup' });
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Recipe' });
  await expect(dialog.getByLabel('Link to a recipe')).toHaveValue('https://example.com/soup');
  await expect(page).toHaveURL('/recipes');

  await share({ text: 'Picture day is on Friday at 9' });
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Picture day is on Friday at 9');
  await expect(page).toHaveURL('/wand');
  const saved = await Promise.all(
    ['/api/recipes', '/api/appointments'].map(async (path) => (await page.request.get(path)).json()),
  );
  expect(saved).toEqual([[], []]);
});
