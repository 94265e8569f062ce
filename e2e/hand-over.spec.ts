import type { Page } from '@playwright/test';
import { addDays, shortWeekdayAndDate, today } from '#core/dates.ts';
import { expect, expectAccessible, signUp, test } from './journey.ts';
import { joinAsParents, openBrowser, senderOf, startProduct } from './reminders-product.ts';

const personAt = async (page: Page) => {
  const { id } = await (await page.request.get('/api/auth/user')).json();
  return { userId: id as string, send: senderOf(page.request) };
};

/** A page with a live connection, so that it shows changes at once. */
async function goLive(page: Page, path: string) {
  const connected = page.waitForResponse('/api/changes');
  await page.goto(path);
  await connected;
}

/** Ana and David in two browsers, and a weekly pick-up in two days. */
async function familyOf(page: Page, hisPage: Page) {
  await signUp(page, { firstName: 'Ana' });
  await signUp(hisPage, { firstName: 'David' });
  const [ana, david] = [await personAt(page), await personAt(hisPage)];
  const adults = await joinAsParents(ana, david);
  const child = { memberType: 'child', name: 'Mia', birthdate: '2019-04-05', allergies: ['Peanuts'] };
  const { id: childId } = await ana.send('post', '/api/household-members', child);
  const day = addDays(today(), 2);
  await ana.send('post', '/api/appointments', {
    ...{ title: 'Pick-up', type: 'Educational', date: day, time: '15:00', location: 'Main Street School', childId },
    ...{ whatToBring: 'Booster seat', phone: '555 0101', isRecurring: true, recurringFrequency: 'weekly' },
  });
  return { adults, day };
}

const week = (page: Page) => page.getByRole('region', { name: 'Upcoming This Week' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const stands = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

test('a pick-up is handed over, declined with a proposal, agreed to and done', {
  tag: ['@desktop', '@postgres'],
}, async ({ page, otherPage: hisPage }) => {
  const { adults, day } = await familyOf(page, hisPage);
  await goLive(hisPage, '/');
  await goLive(page, '/');

  // Three taps from the dashboard; David is chosen already.
  await week(page)
    .getByRole('button', { name: /Choose who does Pick-up/ })
    .click();
  await page.getByRole('menuitem', { name: /^Hand over/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over' });
  await expect(dialog.getByText(`Pick-up, ${shortWeekdayAndDate(day)}`)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Ask David');
  await expect(week(page).getByRole('link', { name: /^Asked David, answer by/ })).toBeVisible();

  // David's open page shows it at once.
  await expect(hisPage.getByRole('button', { name: 'Reminders, 1 new' })).toBeVisible();
  const line = week(hisPage).getByRole('link', { name: /^Ana asks you, answer by/ });
  await expect(line).toBeVisible();
  await press(hisPage, 'Reminders, 1 new');
  await hisPage.getByRole('link', { name: 'Ana asks you: Pick-up' }).click();
  await stands(hisPage, 'Can you do it?');
  for (const text of ['Main Street School', 'Booster seat', '555 0101', 'Mia is allergic to', 'Peanuts'])
    await expect(hisPage.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(hisPage);

  // By keyboard.
  await hisPage.getByRole('button', { name: "Can't, how about..." }).focus();
  await hisPage.keyboard.press('Enter');
  await expect(hisPage.getByRole('heading', { name: 'What would work for you?' })).toBeFocused();
  await hisPage.getByLabel('Time').fill('16:30');
  await hisPage.getByLabel('Message to Ana (optional)').fill('My meeting ends at four');
  await expectAccessible(hisPage);
  await press(hisPage, 'Ask Ana');
  await stands(hisPage, 'You suggested something else');

  const offer = week(page).getByRole('link', { name: /^David: how about .*4:30 PM\?$/ });
  await offer.click();
  await expect(page.getByText('My meeting ends at four')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Yes, that works');
  await stands(page, 'David said yes');

  await stands(hisPage, "You've got this");
  await expect(hisPage.getByRole('article').getByText(/4:30 PM$/)).toBeVisible();
  await goLive(page, '/');
  await expect(week(page).getByRole('link', { name: 'David said yes' })).toBeVisible();
  await expect(week(page).getByRole('button', { name: /^David does it/ })).toBeVisible();
  await press(hisPage, "It's done");
  await stands(hisPage, 'Done');
  await expect(week(page).getByRole('link', { name: 'David said yes' })).toBeHidden();
  await press(page, /^Reminders, \d new$/);
  await expect(page.getByRole('link', { name: 'Done: Pick-up' })).toBeVisible();

  // The next week of the series stays without an assignee.
  const [series] = await (await page.request.get('/api/appointments')).json();
  expect(series.assigneeId).toBe(null);
  expect(series.changedOccurrences).toMatchObject([{ day, time: '16:30', assigneeId: adults.david }]);
});

test('somebody without an account answers by a link, and a link that was taken back shows nothing', {
  tag: ['@phone', '@postgres'],
}, async ({ page, otherPage: guest }) => {
  await familyOf(page, guest);
  await guest.context().clearCookies();

  const linkFor = async (name: string) => {
    await goLive(page, '/appointments');
    await press(page, 'Pick-up');
    await page
      .getByRole('group', { name: 'Who does Pick-up?' })
      .getByRole('button', { name: /^Hand over/ })
      .click();
    await page.getByText('Someone else, by a link').click();
    await page.getByLabel('Name').fill(name);
    await press(page, 'Get the link');
    const link = page.getByRole('textbox', { name: `Link for ${name}` });
    await expect(link).toBeVisible();
    await expectAccessible(page);
    return link.inputValue();
  };
  const link = await linkFor('Grandma');
  await press(page, 'Done');

  const response = await guest.goto(link);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  await expect(guest.getByRole('heading', { level: 1, name: 'Pick-up' })).toBeVisible();
  await expect(guest.getByText('Peanuts')).toBeHidden();
  await expectAccessible(guest);
  await press(guest, "Yes, I'll do it");
  await expect(guest.getByText('You said yes. Ana knows. Thank you!')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('You said yes. Ana knows. Thank you!')).toBeVisible();

  // Ana's card shows it at once, and a link to it.
  await page.getByRole('link', { name: 'Grandma said yes' }).click();
  await press(page, 'Take it back');
  await stands(page, 'You took it back');
  await press(page, 'Undo');
  await stands(page, 'Grandma said yes');
  await press(page, 'Take it back');
  await stands(page, 'You took it back');
});

test.describe('links that show nothing', () => {
  // The browser logs the refused calls.
  test.use({ expectedErrors: /404|410/ });

  test('say so in a sentence', { tag: '@phone' }, async ({ page }) => {
    await signUp(page, { firstName: 'Ana' });
    const send = senderOf(page.request);
    const appointment = { title: 'Pick-up', type: 'Educational', date: addDays(today(), 2) };
    const { id } = await send('post', '/api/appointments', appointment);
    const asked = await send('post', '/api/handoffs', { type: 'appointment', recordId: id, guestName: 'Grandma' });
    await send('post', `/api/handoffs/${asked.id}/take-back`);
    await page.goto(`/for/${asked.token}`);
    await expect(page.getByText(/It was taken back/)).toBeVisible();
    await expect(page.getByText('Pick-up')).toBeHidden();
    await page.goto('/for/nothing');
    await expect(page.getByRole('heading', { level: 1, name: "This link doesn't work" })).toBeVisible();
    await expectAccessible(page);
  });
});

test('silence brings it back at the deadline, once', { tag: ['@desktop', '@postgres'] }, async ({ browser }) => {
  const product = await startProduct();
  try {
    const [ana, david] = [await openBrowser(browser, product, 'Ana'), await openBrowser(browser, product, 'David')];
    const adults = await joinAsParents(ana, david);
    const swim = { title: 'Swim', type: 'Educational', date: addDays(today('UTC'), 5), time: '15:00' };
    const { id: recordId } = await ana.send('post', '/api/appointments', swim);
    const ask = { type: 'appointment', recordId, takerId: adults.david };
    const { id, answerBy } = await ana.send('post', '/api/handoffs', ask);
    const page = await ana.context.newPage();
    await goLive(page, `/handoffs/${id}`);
    await stands(page, 'Waiting for David');
    await product.ask('tick', String(Date.parse(answerBy) - 60_000));
    await stands(page, 'Waiting for David');
    await product.ask('tick', String(Date.parse(answerBy) + 1_000));
    await product.ask('tick', String(Date.parse(answerBy) + 61_000));
    await stands(page, 'No answer from David');
    await press(page, 'Reminders, 1 new');
    await expect(page.getByRole('link', { name: 'No answer from David: Swim' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await press(page, "I'll do it");
    await stands(page, "You're doing it yourself");
    await Promise.all([ana.context.close(), david.context.close()]);
  } finally {
    product.stop();
  }
});
