import { addDays, dateParts, fullDate, today } from '#core/dates.ts';
import { expect, expectAccessible, signUp, test } from './journey.ts';

const inDays = (days: number) => addDays(today(), days);
const zones = ['Pacific/Kiritimati', 'Pacific/Auckland', 'Europe/London', 'America/New_York', 'Pacific/Honolulu'];

test('a weekly class is on the calendar every week except the skipped one', { tag: '@phone' }, async ({ page }) => {
  await signUp(page);
  await page.request.post('/api/children', { data: { name: 'Mia', birthdate: '2019-03-04' } });
  await page.goto('/appointments');
  await page.getByRole('button', { name: 'Add Your First Appointment' }).click();
  const form = page.getByRole('dialog', { name: 'Add Appointment' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await form.getByLabel('Title').fill('Swim class');
  await form.getByLabel('Type').selectOption('Educational');
  await form.getByRole('group', { name: 'Child' }).getByText('Mia').click();
  await form.getByLabel('Date', { exact: true }).fill(inDays(1));
  await form.getByLabel('Time').fill('15:30');
  await form.getByLabel('Recurring').check();
  await expect(form.getByLabel('Frequency')).toHaveValue('weekly');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(fullDate(inDays(1)))).toBeVisible();
  await expectAccessible(page);

  for (const name of ['Ana', 'David'])
    await page.request.post('/api/household-members', { data: { memberType: 'adult', name, relationship: 'other' } });
  const choir = { title: 'Choir', date: inDays(1), time: '16:00', affectedChildren: ['Mia'] };
  await page.request.post('/api/events', { data: choir });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ana' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upcoming This Week' }).getByText('Swim class')).toBeVisible();
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByText('Swim class and Choir may overlap')).toBeVisible();
  await expectAccessible(page);
  await attention.getByRole('button', { name: 'Choose who does Swim class' }).click();
  await page.getByRole('menuitemradio', { name: 'David' }).click();
  await expect(attention.getByText('Who takes Mia to Swim class tomorrow?')).toBeHidden();
  const grid = page.getByRole('grid');
  await grid.getByRole('gridcell', { name: fullDate(today()) }).press('ArrowRight');
  const panel = page.getByRole('region', { name: 'Selected day' });
  await expect(panel.getByRole('heading', { name: fullDate(inDays(1)) })).toBeVisible();
  for (const _week of [1, 2]) await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('heading', { name: fullDate(inDays(15)) })).toBeVisible();
  await expect(panel.getByText('3:30 PM')).toBeVisible();
  await panel.getByRole('button', { name: /Skip this date/ }).click();
  await expect(panel.getByText('No events on this day')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('link', { name: 'Swim class' })).toBeVisible();
});

test('a party gets gift ideas, a date and a work-back plan', { tag: '@desktop' }, async ({ page }) => {
  await signUp(page);
  const { year } = dateParts(today());
  const birthdate = `${year - 6}${inDays(40).slice(4)}`.replace('-02-29', '-02-28');
  await page.request.post('/api/children', {
    data: { name: 'Mia', birthdate, preferences: ['Dinosaurs'], allergies: ['Peanuts'] },
  });
  await page.goto('/birthdays');
  await expect(page.getByRole('heading', { name: 'Mia' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Birthday' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Birthday' });
  await form.getByLabel('Name').fill('Grandma Rosa');
  await form.getByLabel('Date', { exact: true }).fill('1956-02-29');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Grandma Rosa' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'AI Gift Ideas' }).click();
  const card = page.getByRole('article', { name: 'Mia' });
  await card.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'See the ideas' }).click();
  await expect(card.getByText('New', { exact: true })).toBeHidden();
  await card.getByRole('button', { name: /^Keep/ }).first().click();
  await expect(card.getByRole('button', { name: /^Keep/ }).first()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Plan the party for Mia' }).click();
  const party = page.getByRole('dialog', { name: "Mia's party" });
  await party.getByLabel('Party date').fill(inDays(42));
  await party.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: 'Countdown plan' }).click();
  const plan = page.getByRole('region', { name: "The plan for Mia's party" });
  await plan.getByRole('button', { name: 'Suggest a plan' }).click();
  await plan.getByRole('checkbox').first().click();
  await expect(plan.getByText(/^1 of \d+ done$/)).toBeVisible();
  await expectAccessible(page);
});

test('a trip has a packing list for everyone, and a dismissed item can be restored', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page);
  await page.request.post('/api/children', { data: { name: 'Leo', birthdate: '2022-06-01' } });
  await page.goto('/planner');
  await expect(page.getByText('No active reminders. Create your first reminder to stay organized!')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Add Trip' }).click();
  const form = page.getByRole('dialog', { name: 'Add Trip' });
  await form.getByLabel('Title').fill('To the sea');
  await form.getByLabel('Destination').fill('Cape Cod');
  await form.getByLabel('Start date').fill(inDays(20));
  await form.getByLabel('End date').fill(inDays(18));
  await form.getByRole('button', { name: 'Leo' }).click();
  await form.getByLabel('Description').fill('A week with the cousins');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText("End date can't be before the start date")).toBeVisible();
  await form.getByLabel('End date').fill(inDays(27));
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  // The toast of a saved trip offers one, too.
  await page.getByRole('button', { name: 'Packing list', exact: true }).click();
  const list = page.getByRole('region', { name: 'Packing list for To the sea' });
  await list.getByRole('button', { name: 'Suggest a packing list' }).click();
  await list
    .getByRole('checkbox', { name: /Toothbrush/ })
    .first()
    .click();
  await expect(list.getByText(/^1 of \d+ packed$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Dismiss To the sea' }).click();
  await page.getByText('Recently dismissed').click();
  await page.getByRole('button', { name: 'Restore To the sea' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss To the sea' })).toBeVisible();
});

test('entries from another calendar are imported once, and other calendars can read our feed', {
  tag: '@desktop',
}, async ({ page }) => {
  await signUp(page);
  const day = inDays(3).replaceAll('-', '');
  const calendar = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1@school\r\nSUMMARY:School fair\r\nDTSTART:${day}T100000\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  const importIt = async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel("Or paste the file's text").fill(calendar);
    await page.getByRole('button', { name: 'Preview' }).click();
  };
  await page.goto('/dashboard');
  await importIt();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(page.getByRole('region', { name: 'Upcoming This Week' }).getByText('School fair')).toBeVisible();
  await importIt();
  await expect(page.getByText('Already imported')).toBeVisible();

  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Get calendar link' }).click();
  const address = await page.getByLabel('Your calendar link').inputValue();
  await expectAccessible(page);
  const feed = await page.request.get(address);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('SUMMARY:School fair');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Get calendar link' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('no date shifts in any time zone, not even when clocks change', { tag: '@desktop' }, async ({ page, browser }) => {
  await signUp(page);
  const nights = ['2030-03-10', '2030-03-31', '2030-10-27', '2030-11-03'];
  for (const date of nights)
    await page.request.post('/api/appointments', { data: { title: `On ${date}`, type: 'Other', date, time: '00:30' } });
  const storageState = await page.context().storageState();
  for (const timezoneId of zones) {
    const context = await browser.newContext({ storageState, timezoneId });
    const zonedPage = await context.newPage();
    await zonedPage.goto('/appointments');
    for (const date of nights) await expect(zonedPage.getByText(fullDate(date)), timezoneId).toBeVisible();
    await zonedPage.goto('/dashboard');
    await expect(zonedPage.getByText(fullDate(today(timezoneId))).first(), timezoneId).toBeVisible();
    await context.close();
  }
});
