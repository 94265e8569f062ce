import type { Page } from '@playwright/test';
import { addDays, today } from '#core/dates.ts';
import { expect, expectAccessible, signUp, test } from './journey.ts';

const tomorrow = addDays(today(), 1);

test('a user types a request, approves the proposed cards, and undoes one', { tag: '@phone' }, async ({ page }) => {
  await signUp(page);
  await page.request.post('/api/children', { data: { name: 'Mia', birthdate: '2019-03-04' } });

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'What can I take off your mind?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Magic Wand' })).toBeVisible();
  const conversation = page.getByRole('log', { name: 'Conversation' });
  await expect(page.getByText("like you'd text a friend")).toBeVisible();
  await expectAccessible(page);

  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('dentist for Mia tomorrow at 3');
  await field.press('Shift+Enter');
  await field.pressSequentially('and add milk to the list');
  await expect(field).toHaveValue('dentist for Mia tomorrow at 3\nand add milk to the list');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  const dentist = page.getByRole('region', { name: 'New appointment: Dentist' });
  await expect(dentist.getByText('3:00 PM')).toBeVisible();
  expect(await (await page.request.get('/api/appointments')).json()).toEqual([]);

  await dentist.getByRole('button', { name: 'Edit: Dentist' }).click();
  await dentist.getByLabel('Time').fill('16:30');
  await dentist.getByRole('button', { name: 'Finish editing' }).click();
  await expect(dentist.getByText('4:30 PM')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve all (2)' }).click();
  await expect(dentist.getByRole('link', { name: 'Open in Appointments' })).toBeVisible();
  expect(await (await page.request.get('/api/appointments')).json()).toMatchObject([
    { title: 'Dentist', date: tomorrow, time: '16:30', childName: 'Mia' },
  ]);

  await field.fill("what's on tomorrow?");
  await field.press('Enter');
  await expect(conversation.getByText(/4:30 PM.*Dentist/)).toBeVisible();
  await expectAccessible(page);
  await expectNothingMoves(page);

  await dentist.getByRole('button', { name: 'Undo: Dentist' }).click();
  await expect(dentist.getByText('Undone')).toBeVisible();
  expect(await (await page.request.get('/api/appointments')).json()).toEqual([]);

  await page.reload();
  await expect(page.getByRole('region', { name: 'New appointment: Dentist' }).getByText('Undone')).toBeVisible();
  await page.getByRole('button', { name: "What I've done" }).click();
  const journal = page.getByRole('dialog', { name: "What I've done" });
  await expect(journal.getByText('milk')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('region', { name: 'New appointment: Dentist' })).toBeHidden();
});

/** Elements that appear and disappear while scrolling take no space, or a button would move away under the finger. */
async function expectNothingMoves(page: Page) {
  const conversation = page.getByRole('log', { name: 'Conversation' });
  const before = await conversation.boundingBox();
  await conversation.evaluate((log) => log.scrollTo(0, 0));
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  await expect(jump).toBeVisible();
  expect(await conversation.boundingBox()).toEqual(before);
  await jump.click();
  await expect(jump).toBeHidden();
  expect(await conversation.boundingBox()).toEqual(before);
}
