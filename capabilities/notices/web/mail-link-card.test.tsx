import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answeredCalls } from '#testing/answered-calls.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const ana = { id: '', firstName: null, lastName: null, email: 'ana@example.com' };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the link of a test confirms only when the button is pressed', async () => {
  history.replaceState(null, '', '/reminders/confirm#s3cret');
  const { person, sent } = answeredCalls({ 'POST /api/notices/opened': { json: { path: '/reminders/settings' } } });
  renderPage(<ConfirmPage user={ana} />, person);
  expect(await heading('Did our test reach you?')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, this reached me' }));
  expect(await heading('Thank you')).toBeTruthy();
  expect(screen.getByText('We can reach you here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your reminders' }).getAttribute('href')).toBe('/reminders/settings');
  expect(sent).toEqual([{ call: 'POST /api/notices/opened', body: { secret: 's3cret' } }]);
});

test('the link to unsubscribe stops email only when the button is pressed', async () => {
  history.replaceState(null, '', '/reminders/unsubscribe#t0ken');
  const { person, sent } = answeredCalls({ 'POST /api/notices/unsubscribe/t0ken': {} });
  renderPage(<UnsubscribePage user={undefined} />, person);
  await heading('Stop reminders by email?');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop reminders by email' }));
  expect(await heading('No more reminders by email')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/notices/unsubscribe/t0ken']);
});

test('a wrong or used link gets a sentence', async () => {
  history.replaceState(null, '', '/reminders/confirm#wrong');
  renderPage(<ConfirmPage user={undefined} />, answeredCalls({}).person);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, this reached me' }));
  expect(await heading("This link doesn't work anymore")).toBeTruthy();
});

test('a link without its secret gets a sentence', async () => {
  history.replaceState(null, '', '/reminders/unsubscribe');
  renderPage(<UnsubscribePage user={undefined} />, answeredCalls({}).person);
  expect(await heading("We don't recognize this link")).toBeTruthy();
});

test('without a connection the button stays', async () => {
  history.replaceState(null, '', '/reminders/confirm#s3cret');
  renderPage(<ConfirmPage user={undefined} />, answeredCalls({ 'POST /api/notices/opened': { status: 503 } }).person);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, this reached me' }));
  expect(await screen.findByText("That didn't work")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Yes, this reached me' })).toBeTruthy();
});
