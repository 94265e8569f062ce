import { expect, expectAccessible, signUp, test } from './journey.ts';

test('the bell leads to the reminders page, by keyboard too, where a choice is saved at once', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: 'Reminders', exact: true });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Reminders' });
  await expect(panel.getByText("Nothing to tell you so far. We'll speak up in time.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await bell.click();
  await panel.getByRole('link', { name: 'Reminder settings' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What we sent' })).toBeVisible();
  await expectAccessible(page);
  const birthdays = page.getByRole('group', { name: 'Birthdays' });
  await expect(birthdays.getByRole('checkbox', { name: '3 weeks before' })).toBeChecked();
  await birthdays.getByText('3 weeks before').click();
  await birthdays.getByRole('button', { name: 'Your own for Birthdays' }).click();
  await birthdays.getByLabel('How long').fill('10');
  await birthdays.getByLabel('Unit').selectOption('days');
  await expectAccessible(page);
  await birthdays.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(birthdays.getByRole('checkbox', { name: '10 days before' })).toBeChecked();
  await page.reload();
  await expect(birthdays.getByRole('checkbox', { name: '10 days before' })).toBeChecked();
  await expect(birthdays.getByRole('checkbox', { name: '3 weeks before' })).not.toBeChecked();
});

test('an appointment says when she is reminded of it, and it can be changed there', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page);
  const data = { title: 'Dentist', type: 'Dental', date: '2199-05-04', time: '16:00' };
  expect((await page.request.post('/api/appointments', { data })).status()).toBe(201);
  await page.goto('/appointments');
  await page.getByRole('button', { name: 'Edit Dentist' }).click();
  const remindMe = page.getByRole('region', { name: 'Remind me' });
  await expect(remindMe.getByText('The evening before and 2 hours before, as usual')).toBeVisible();
  await remindMe.getByRole('button', { name: /^Change/ }).click();
  await remindMe.getByText('30 minutes before').click();
  await expect(remindMe.getByText('The evening before, 2 hours before and 30 minutes before')).toBeVisible();
  await expectAccessible(page);
  await remindMe.getByRole('button', { name: 'Back to your usual' }).click();
  await expect(remindMe.getByText('The evening before and 2 hours before, as usual')).toBeVisible();
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
