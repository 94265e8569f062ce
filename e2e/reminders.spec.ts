import { expect, expectAccessible, signUp, test } from './journey.ts';

test('the bell opens by keyboard and leads to the reminders page, where a choice is saved at once', {
  tag: '@desktop',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: 'Reminders', exact: true });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Reminders' });
  await expect(panel.getByText("No new reminders. We'll let you know in time.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await bell.click();
  await panel.getByRole('link', { name: 'Reminder settings' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible();
  const kind = page.getByRole('button', { name: 'Birthdays', exact: true });
  const birthdays = page.getByRole('group', { name: 'Remind me of birthdays' });
  await kind.click();
  await expect(birthdays.getByRole('checkbox', { name: '3 weeks before' })).toBeChecked();
  await birthdays.getByText('3 weeks before').click();
  await page.reload();
  await kind.click();
  await expect(birthdays.getByRole('checkbox', { name: '3 weeks before' })).not.toBeChecked();
});

test.describe('a link in a mail', () => {
  // The browser logs the refused call.
  test.use({ expectedErrors: /404/ });

  test('that is not known gets a sentence, without an account', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/reminders/unsubscribe#nothing');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop reminders by email' }).click();
    await expect(page.getByRole('heading', { level: 1, name: "We don't recognize this link" })).toBeVisible();
    await page.goto('/reminders/confirm#nothing');
    await page.getByRole('button', { name: 'Yes, this reached me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: "This link doesn't work anymore" })).toBeVisible();
  });
});
