import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { handingFamily } from '#testing/handing-family.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { GuestPage } from './guest-page.tsx';

const app = servedApp();
const { visitor } = app;

function open(token: string, person = visitor) {
  queryClient.clear();
  history.replaceState(null, '', `/for/${token}`);
  return renderPage(<Route path="/for/:token" component={GuestPage} />, person);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function asked(more: object = {}) {
  const family = await handingFamily(app);
  const handoff = await family.ask({ guestName: 'Grandma', word: 'She loves it', ...more });
  return { ...family, handoff, token: handoff.token as string };
}

test('a guest sees that one thing and no link into the app, says yes, and sees the answer on the next visit', async () => {
  const { ana, adults, assignee, token, handoff } = await asked();
  const { container, unmount } = open(token);
  expect(await screen.findByRole('heading', { level: 1, name: 'Swim class' })).toBeTruthy();
  for (const text of ['Ana asks you', 'She loves it', 'Community pool', 'Goggles', 'Mia'])
    expect(screen.getByText(text)).toBeTruthy();
  // Allergies show only if the giver ticked it.
  expect(screen.queryByText('Peanuts')).toBe(null);
  const links = within(container).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(['https', 'tel']);
  await press("Yes, I'll do it");
  expect(await screen.findByText('You said yes. Ana knows. Thank you!')).toBeTruthy();
  expect(screen.queryByRole('button')).toBe(null);
  expect((await ana.get(`/api/handoffs/${handoff.id}`)).json).toMatchObject({
    state: 'accepted',
    takerName: 'Grandma',
  });
  expect(await assignee()).not.toBe(adults.david);
  unmount();
  open(token);
  expect(await screen.findByText('You said yes. Ana knows. Thank you!')).toBeTruthy();
});

test('ticked allergies show, and a no can have a word', async () => {
  const { ana, token, handoff } = await asked({ showsAllergies: true });
  open(token);
  expect(await screen.findByText('Mia is allergic to')).toBeTruthy();
  await press("No, I can't");
  await userEvent.type(await screen.findByLabelText('Message to Ana (optional)'), 'At the doctor');
  await press('Tell Ana');
  expect(await screen.findByText('You said no. Ana knows.')).toBeTruthy();
  expect((await ana.get(`/api/handoffs/${handoff.id}`)).json).toMatchObject({ answerWord: 'At the doctor' });
});

test('an answer to a hand-off that was withdrawn or already answered shows its state', async () => {
  const { ana, token, handoff } = await asked();
  open(token);
  await screen.findByRole('heading', { name: 'Can you do it?' });
  await ana.post(`/api/handoffs/${handoff.id}/take-back`, {});
  await press("Yes, I'll do it");
  expect(await screen.findByText(/It was taken back/)).toBeTruthy();
  expect(screen.queryByText('Community pool')).toBe(null);
});

test('a link that nobody knows gets a sentence', async () => {
  open('nothing');
  expect(await screen.findByRole('heading', { level: 1, name: "This link doesn't work" })).toBeTruthy();
  expect(screen.queryByRole('link')).toBe(null);
});

test('an answer that cannot be sent can be tried again', async () => {
  const { token } = await asked();
  open(token, withFailingWrites(visitor));
  await press("Yes, I'll do it");
  expect(await screen.findByText("We couldn't send your answer")).toBeTruthy();
  expect(screen.getByRole('button', { name: "Yes, I'll do it" })).toBeTruthy();
});

test('without a connection there is a button to try again', async () => {
  open('x', { ...visitor, request: async () => ({ status: 500, text: 'Broken', json: undefined, headers: {} }) });
  expect(await screen.findByText("We couldn't load this.")).toBeTruthy();
});
