import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { HabitsCard } from './habits-card.tsx';

const { signUp } = servedApp();

const unfold = async () => userEvent.click(await screen.findByRole('button', { name: 'Times and Units' }));
const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

test('shows how the family writes, and saves a choice at once', async () => {
  const ana = await signUp();
  renderPage(<HabitsCard />, ana);
  expect(await screen.findByText(/^12-hour clock, pounds and cups, .+ time$/)).toBeTruthy();
  await unfold();
  expect((await choice('3:30 PM')).checked).toBe(true);
  expect((await choice('2 lb, 1 cup')).checked).toBe(true);
  await userEvent.click(await choice('15:30'));
  expect(await screen.findByText('Saved for your whole family')).toBeTruthy();
  await userEvent.click(await choice('900 g, 240 ml'));
  await waitFor(async () =>
    expect((await ana.get('/api/family')).json.habits).toEqual({ clock: '24', units: 'metric' }),
  );
  expect((await choice('15:30')).checked).toBe(true);
});

test("the time zone can be changed, or set to this device's", async () => {
  const ana = await signUp();
  const changes: unknown[] = [];
  const request: typeof ana.request = async (options) => {
    if (options.method === 'PATCH') changes.push(JSON.parse(String(options.payload)));
    const answer = await ana.request(options);
    // This machine's time zone may be the same as the family's.
    return options.url === '/api/family'
      ? { ...answer, text: JSON.stringify({ ...JSON.parse(answer.text), timeZone: 'Asia/Kathmandu' }) }
      : answer;
  };
  renderPage(<HabitsCard />, { ...ana, request });
  await unfold();
  const zone = await screen.findByLabelText<HTMLSelectElement>('Time zone');
  expect(zone.value).toBe('Asia/Kathmandu');
  await userEvent.selectOptions(zone, 'New York');
  expect(await screen.findByText('Saved for your whole family')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Use this device's zone/ }));
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() => expect(changes).toEqual([{ timeZone: 'America/New_York' }, { timeZone: here }]));
});

test('goes back to the saved choice if saving fails', async () => {
  renderPage(<HabitsCard />, withFailingWrites(await signUp()));
  await unfold();
  await userEvent.click(await choice('15:30'));
  expect(await screen.findByText('Error saving your choice')).toBeTruthy();
  expect((await choice('3:30 PM')).checked).toBe(true);
});
