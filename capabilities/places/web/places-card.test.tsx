import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AppointmentsPage } from '#capabilities/appointments/web/appointments-page.tsx';
import { addDays, today } from '#core/dates.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { PlacesCard } from './places-card.tsx';

const { signUp } = servedApp();
const user = userEvent.setup({ delay: null });

beforeEach(() => sessionStorage.clear());

const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const bookLink = (name: RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name });

/** Simulates a phone, where the pointer is a finger. */
function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse'), addEventListener: vi.fn() }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

async function motherWithMia() {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', {
    name: 'Mia',
    birthdate: `${Number(today().slice(0, 4)) - 8}-01-01`,
  });
  return { mother, mia };
}

test('a place can be added, changed and deleted, and its type follows its name', async () => {
  const { mother } = await motherWithMia();
  renderPage(<PlacesCard />, mother);
  expect(await screen.findByText(/^Add your dentist or hair salon once\./)).toBeTruthy();
  await click('Add person or place');
  await click('Save');
  expect(await screen.findByText('Name is required')).toBeTruthy();
  await fill('Name', 'Dr. Lee, dentist');
  await waitFor(async () => expect((await field('What for')).value).toBe('Dental'));
  await user.selectOptions(await field('For whom'), 'Mia');
  await fill('Booking page', 'https://lee.example/book');
  await user.selectOptions(await field('Usual length'), '45 min');
  await click('Save');
  for (const text of ['Dental', 'Mia']) expect(await screen.findByText(text)).toBeTruthy();
  const link = await bookLink(/^Book Dr\. Lee, dentist.*opens in a new tab/);
  expect([link.href, link.target, link.rel]).toEqual(['https://lee.example/book', '_blank', 'noopener noreferrer']);

  await click('Edit Dr. Lee, dentist');
  expect((await field('Usual length')).value).toBe('45');
  await fill('Name', 'Dr. Lee');
  await click('Save');
  await click('Edit Dr. Lee');
  await click('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Dr. Lee' })).toBeNull());
});

test('a failed write says so and keeps what was typed', async () => {
  const { mother } = await motherWithMia();
  renderPage(<PlacesCard />, withFailingWrites(mother));
  await click('Add person or place');
  await fill('Name', 'Dr. Lee');
  await click('Save');
  expect(await screen.findByText('Error adding place')).toBeTruthy();
  expect((await field('Name')).value).toBe('Dr. Lee');
});

test('on a phone one tap opens the written message, and three more add the appointment', async () => {
  onPhone();
  vi.stubGlobal('scrollBy', () => undefined);
  const { mother, mia } = await motherWithMia();
  const place = { phone: '(555) 010-0142', preferredWay: 'text', length: 45, location: '12 Elm Street' };
  await mother.post('/api/places', { name: 'Dr. Lee', category: 'Dental', memberId: mia.id, ...place });
  renderPage(<AppointmentsPage />, mother);
  const link = await bookLink(/^Book Dr\. Lee/);
  await waitFor(() => expect(decodeURIComponent(link.href)).toMatch(/for Mia, \d+, preferably .+ after 3\.$/));
  expect(link.href).toMatch(/^sms:5550100142\?&body=/);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);

  const booked = within(await screen.findByRole('region', { name: 'Booked?' }));
  const [day] = await booked.findAllByRole('button', { name: /^[A-Z][a-z]{2}, / });
  await user.click(day as HTMLElement);
  await user.click(booked.getByRole('button', { name: '3:30 PM' }));
  await click('Save');
  await waitFor(async () => expect((await mother.get('/api/appointments')).json).toHaveLength(1));
  const [appointment] = (await mother.get('/api/appointments')).json;
  expect(appointment).toMatchObject({ title: 'Dr. Lee', type: 'Dental', childName: 'Mia', time: '15:30', length: 45 });
  expect(appointment).toMatchObject({ phone: place.phone, location: place.location });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Booked?' })).toBeNull());
});

test('on a computer the message can be changed and copied, or becomes a to-do', async () => {
  const { mother } = await motherWithMia();
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await mother.post('/api/places', { name: 'Dr. Lee', category: 'Dental', phone: '555-0142' });
  renderPage(<PlacesCard />, mother);
  await click('Book Dr. Lee');
  await user.selectOptions(await field('For whom'), 'Mia');
  expect((await field('Your message')).value).toContain("I'd like a dental check-up for Mia, ");
  await fill('Your message', 'Hi! Any time on Friday?');
  await click('Copy message');
  await click('Copy number');
  await waitFor(() => expect(copied).toEqual(['Hi! Any time on Friday?', '555-0142']));
  await click('Add to my to-dos');
  expect(await screen.findByText('Added to your to-dos')).toBeTruthy();
  expect((await mother.get('/api/reminders')).json).toMatchObject([
    {
      category: 'task',
      title: 'Call Dr. Lee and book a dental check-up for Mia',
      description: 'Dr. Lee: 555-0142\n\nHi! Any time on Friday?',
    },
  ]);
});

test('an appointment that is over can be booked again', async () => {
  vi.stubGlobal('scrollBy', () => undefined);
  const { mother, mia } = await motherWithMia();
  const visit = { title: 'Checkup', type: 'Dental', childId: mia.id, bookingLink: 'https://lee.example/book' };
  await mother.post('/api/appointments', { ...visit, date: addDays(today(), -1) });
  renderPage(<AppointmentsPage />, mother);
  await click('Checkup');
  const link = await bookLink(/^Book again Checkup/);
  expect(link.href).toBe('https://lee.example/book');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await click('Booked? Add it');
  expect((await field('Title')).value).toBe('Checkup');
  expect((await field('Date')).value).toBe('');
  expect(await screen.findByRole('radio', { name: 'Mia', checked: true })).toBeTruthy();
});

test('the address opens a booking, for whom it says', async () => {
  const { mother, mia } = await motherWithMia();
  const { json: place } = await mother.post('/api/places', { name: 'Dr. Lee', email: 'desk@lee.example' });
  history.replaceState(null, '', `/appointments?book=${place.id}&for=${mia.id}`);
  renderPage(<PlacesCard />, mother);
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Dr. Lee' }));
  expect((await dialog.findByLabelText<HTMLSelectElement>('For whom')).value).toBe(mia.id);
  const email = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Email' });
  expect(email.href).toMatch(/^mailto:desk@lee\.example\?subject=Appointment%20for%20Mia&body=Hi/);
  expect(location.search).toBe('');
});
