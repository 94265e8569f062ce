import type { Locator, Page } from '@playwright/test';
import { addMonths, today } from '#core/dates.ts';
import { expect, expectAccessible, signUp, test } from './journey.ts';

// The browser of the tests has no app for text messages.
test.use({ expectedErrors: /Failed to launch 'sms:|^third party: sms:/ });

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data });
  expect(response.status()).toBe(201);
  return response.json();
}

/** Taps and counts. */
function createFinger() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps++;
    },
    taps: () => taps,
  };
}

const dentist = { name: 'Dr. Lee', category: 'Dental', phone: '(555) 010-0142', preferredWay: 'text', length: 45 };

async function familyWithDentist(page: Page) {
  await signUp(page);
  const { id: memberId } = await post(page, '/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  await post(page, '/api/places', { ...dentist, memberId, location: '12 Elm Street' });
  return memberId;
}

/** Back from the message: the day, the time, and Save. */
async function addBooked(page: Page, tap: (target: Locator) => Promise<void>) {
  const booked = page.getByRole('region', { name: 'Booked?' });
  await tap(booked.getByRole('button', { name: /^[A-Z][a-z]{2}, / }).first());
  await tap(booked.getByRole('button', { name: '3:30 PM' }));
  const form = page.getByRole('dialog', { name: 'Add Appointment' });
  await tap(form.getByRole('button', { name: 'Save' }));
  // It closes once the appointment is saved.
  await expect(form).toBeHidden();
  await expect(booked).toBeHidden();
}

/** The appointment to come has all that is known, and reminders. */
async function expectComplete(page: Page) {
  const appointments = await (await page.request.get('/api/appointments')).json();
  const added = appointments.find(({ time }: { time: string | null }) => time === '15:30');
  expect(added).toMatchObject({
    ...{ title: 'Dr. Lee', type: 'Dental', childName: 'Mia', length: 45 },
    ...{ phone: '(555) 010-0142', location: '12 Elm Street' },
  });
  const { leads } = await (await page.request.get(`/api/notices/leads?type=appointment&recordId=${added.id}`)).json();
  expect(leads).not.toEqual([]);
}

const message = /^sms:5550100142\?&body=.*for%20Mia%2C%20\d+%2C%20preferably/;

test('one tap opens a written message or the booking page, and at most three more add the appointment', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await familyWithDentist(page);
  await post(page, '/api/places', { name: 'Curl & Co', website: `${baseURL}/about` });
  await page.goto('/appointments');
  const bookMessage = page.getByRole('link', { name: 'Book Dr. Lee' });
  await expect(bookMessage).toHaveAttribute('href', message);

  const { tap, taps } = createFinger();
  await tap(bookMessage);
  expect(taps()).toBe(1);
  await addBooked(page, tap);
  expect(taps()).toBe(4);
  await expectComplete(page);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Book Curl & Co/ }).tap();
  await expect(await opened).toHaveURL(/\/about$/);
  await expect(page.getByRole('region', { name: 'Booked?' }).getByText('Curl & Co')).toBeVisible();
  await expectAccessible(page);
});

test("from 'Time to book?' on the dashboard it is one tap to the message, and three more to the appointment", {
  tag: '@phone',
}, async ({ page }) => {
  const childId = await familyWithDentist(page);
  for (const months of [6, 12, 18])
    await post(page, '/api/appointments', {
      ...{ title: 'Dentist', type: 'Dental', childId, phone: dentist.phone },
      date: addMonths(today(), -months),
    });
  await page.goto('/dashboard');
  const forYou = page.getByRole('region', { name: 'For you' });
  await expect(forYou.getByText(/^Mia's last dentist visit was in .*\. Time to book\?$/)).toBeVisible();
  const book = forYou.getByRole('link', { name: 'Book Dr. Lee' });
  await expect(book).toHaveAttribute('href', message);
  await expectAccessible(page);

  const { tap, taps } = createFinger();
  await tap(book);
  expect(taps()).toBe(1);
  await addBooked(page, tap);
  expect(taps()).toBe(4);
  await expectComplete(page);
  await expect(forYou).toBeHidden();
});
