import { type Page, request } from '@playwright/test';
import { dayOf, mondayOf } from '#capabilities/meals/rules/week.ts';
import { today } from '#core/dates.ts';
import { expect, expectAccessible, signUp, test } from './journey.ts';

/** Posts and returns the answer. */
async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

test.describe('the sitter sheet', () => {
  // The guest's page asks for a link that has ended.
  test.use({ expectedErrors: /410 \(Gone\)/, timezoneId: 'America/New_York' });

  test('is made from the dashboard, completed, passed on by a link, and ended', { tag: '@phone' }, async ({
    page,
    browser,
    baseURL,
    watch,
  }) => {
    await signUp(page);
    await page.request.patch('/api/family/habits', { data: { timeZone: 'America/New_York' } });
    const child = (name: string, more: object) =>
      post(page, '/api/children', { name, birthdate: '2019-03-04', ...more });
    const mia = await child('Mia', {
      allergies: ['Peanuts'],
      healthNotes: 'Inhaler in the blue bag',
      schedule: [{ time: '7:30', activity: 'Lights out' }],
    });
    await child('Leo', { healthNotes: 'Stutters', schedule: [{ time: '7:00', activity: 'Bath' }] });
    await post(page, '/api/household-members', { memberType: 'adult', name: 'David', relationship: 'partner' });
    const swim = { title: 'Swim', type: 'Other', date: today('America/New_York'), time: '16:00', childId: mia.id };
    await post(page, '/api/appointments', swim);

    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Sitter sheet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sitter Sheet' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Leo', exact: true }).uncheck();
    await page.getByLabel('If Mia has an allergic reaction').fill('EpiPen, then 911');
    await page.getByLabel("Show Mia's health notes").check();
    await page.getByRole('button', { name: 'Make the sheet' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Mia' })).toBeVisible();
    await page.getByRole('link', { name: "Add: David's phone number" }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit David' });
    await dialog.getByLabel('Phone').fill('555-0142');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await page.getByRole('link', { name: 'Add: Where the first-aid things are' }).click();
    const notes = page.getByRole('dialog', { name: 'House notes' });
    await notes.getByLabel('Where the first-aid things are').fill('Bathroom, top shelf');
    await expectAccessible(page);
    await notes.getByRole('button', { name: 'Save' }).click();
    await expect(notes).toBeHidden();
    await page.goBack();
    await expect(page.getByText('Bathroom, top shelf')).toBeVisible();
    await expect(page.getByText("David's phone number")).toBeHidden();

    await page.getByRole('button', { name: 'Get a link' }).click();
    await expect(page.getByText('Not opened yet.')).toBeVisible();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();

    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const guest = await context.newPage();
    watch(guest);
    const answer = await guest.goto(link);
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(guest.getByRole('heading', { level: 1, name: 'Mia' })).toBeVisible();
    for (const text of ['EpiPen, then 911', 'Inhaler in the blue bag', 'Lights out', 'Swim', 'Bathroom, top shelf'])
      await expect(guest.getByText(text)).toBeVisible();
    await expect(guest.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
    await expect(guest.getByRole('link', { name: '555-0142' })).toBeVisible();
    for (const hidden of ['Leo', 'Stutters', 'Bath', 'Still missing'])
      await expect(guest.getByText(hidden, { exact: true })).toHaveCount(0);
    await expectAccessible(guest);

    await expect(page.getByText(/Opened .* at /)).toBeVisible();
    await page.getByRole('button', { name: 'End the link' }).click();
    await expect(page.getByText('The link has ended.')).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('This link was ended. If you still need it, ask for a new one.')).toBeVisible();

    // The token opens nothing else: neither as a session nor as another family's.
    const token = link.split('/').at(-1) ?? '';
    const outside = await request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { cookie: `session=${token}` },
    });
    expect((await outside.get('/api/children')).status()).toBe(401);
    await outside.dispose();
    await context.close();
  });
});

test('a sheet with three children fits one printed page', { tag: '@desktop' }, async ({ page }) => {
  await signUp(page);
  await page.request.patch('/api/family/habits', { data: { timeZone: 'America/New_York' } });
  const schedule = [
    { time: '5:30', activity: 'Dinner, then 20 minutes outside' },
    { time: '6:30', activity: 'Bath, brush teeth (the blue toothbrush)' },
    { time: '7:00', activity: 'Two books, one song' },
    { time: '7:30', activity: 'Lights out, door open a crack' },
  ];
  const healthNotes = 'Inhaler in the blue bag: two puffs, wait a minute, two more. Call us if it does not help.';
  const children = await Promise.all(
    ['Mia', 'Leo', 'Noa'].map((name) =>
      post(page, '/api/children', {
        name,
        birthdate: '2019-03-04',
        allergies: ['Peanuts', 'Eggs'],
        healthNotes,
        schedule,
      }),
    ),
  );
  for (const name of ['Ana', 'David'])
    await post(page, '/api/household-members', {
      memberType: 'adult',
      name,
      relationship: 'parent',
      phone: '555-0142',
    });
  for (const name of ['Rosa', 'Mr. Lee', 'Dr. Kim'])
    await post(page, '/api/emergency-contacts', { name, phone: '555-0199', relation: 'Next door, has a key' });
  const notes =
    'Wi-Fi: mothership2026. The back door sticks, lift it. Cat food is under the sink. Thermostat stays at 68.';
  await page.request.patch('/api/house-notes', { data: { firstAid: 'Bathroom cabinet, top shelf', notes } });
  for (const [index, { id }] of children.entries())
    await post(page, '/api/appointments', {
      title: 'Swim class',
      type: 'Other',
      date: today('America/New_York'),
      time: `1${index + 4}:00`,
      location: 'City pool, 12 River Street',
      childId: id,
    });
  const lines = ['1/3 cup peanut butter', '2 eggs', '8 oz noodles'];
  const recipe = { name: 'Peanut noodles', mealType: 'dinner', ingredients: lines.map((name) => ({ name })) };
  const { id: dinner } = await post(page, '/api/recipes', recipe);
  const date = today('America/New_York');
  const schedules = { [dayOf(date)]: { dinner } };
  await post(page, '/api/meal-plans', { weekStartDate: mondayOf(date), assignedTo: 'family', schedule: schedules });
  const sheet = await post(page, '/api/sitter-sheets', {
    shownHealthNotes: children.map(({ id }) => id),
    whatToDo: children.map(({ id }) => ({
      childId: id,
      text: 'EpiPen in the red pouch by the door, then 911, then us.',
    })),
    remarks: "One show, then books. We're at the Blue Door on 5th and back around 11.",
  });
  await page.goto(`/sitter/${sheet.id}`);
  await expect(page.getByText('Found for Noa: Peanuts')).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
