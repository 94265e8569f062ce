import type { Locator, Page } from '@playwright/test';
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

test('one tap opens a written message or the booking page, and at most three more add the appointment', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await signUp(page);
  const { id: memberId } = await post(page, '/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const dentist = { name: 'Dr. Lee', category: 'Dental', memberId, phone: '(555) 010-0142', preferredWay: 'text' };
  await post(page, '/api/places', { ...dentist, length: 45, location: '12 Elm Street' });
  await post(page, '/api/places', { name: 'Curl & Co', website: `${baseURL}/about` });
  await page.goto('/appointments');
  const bookMessage = page.getByRole('link', { name: 'Book Dr. Lee' });
  await expect(bookMessage).toHaveAttribute('href', /^sms:5550100142\?&body=.*for%20Mia%2C%20\d+%2C%20preferably/);
  await expectAccessible(page);

  const { tap, taps } = createFinger();
  await tap(bookMessage);
  expect(taps()).toBe(1);
  const booked = page.getByRole('region', { name: 'Booked?' });
  await tap(booked.getByRole('button', { name: /^[A-Z][a-z]{2}, / }).first());
  await tap(booked.getByRole('button', { name: '3:30 PM' }));
  const form = page.getByRole('dialog', { name: 'Add Appointment' });
  await tap(form.getByRole('button', { name: 'Save' }));
  // It closes once the appointment is saved.
  await expect(form).toBeHidden();
  await expect(booked).toBeHidden();
  expect(taps()).toBe(4);
  const firstAppointment = async () => (await (await page.request.get('/api/appointments')).json())[0];
  await expect.poll(firstAppointment).toMatchObject({
    title: 'Dr. Lee',
    type: 'Dental',
    childName: 'Mia',
    time: '15:30',
    length: 45,
    phone: '(555) 010-0142',
    location: '12 Elm Street',
  });

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Book Curl & Co/ }).tap();
  await expect(await opened).toHaveURL(/\/about$/);
  await expect(booked.getByText('Curl & Co')).toBeVisible();
  await expectAccessible(page);
});
