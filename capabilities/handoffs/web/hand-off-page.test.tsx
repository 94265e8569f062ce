import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { addDays } from '#core/dates.ts';
import { focused } from '#testing/focused.ts';
import { handingFamily } from '#testing/handing-family.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { HandOffPage } from './hand-off-page.tsx';
import { HandOvers } from './hand-overs-card.tsx';

const app = servedApp();

function open(id: string, person: Client) {
  // Another person's browser has its own cache.
  queryClient.clear();
  history.replaceState(null, '', `/handoffs/${id}`);
  return renderPage(
    <>
      <Route path="/handoffs/:id" component={HandOffPage} />
      <HandOvers />
    </>,
    person,
  );
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const stands = (name: string) => screen.findByRole('heading', { level: 2, name });

test('the taker sees everything needed on one screen, and a yes can be undone', async () => {
  const { david, adults, ask, assignee } = await handingFamily(app);
  open((await ask({ takerId: adults.david, word: 'I am at work' })).id, david);
  expect(await screen.findByRole('heading', { level: 1, name: 'Swim class' })).toBeTruthy();
  expect(document.title).toBe('Swim class · Mothership');
  for (const text of ['Ana asks you', 'I am at work', 'Community pool', 'Goggles', 'Mia is allergic to', 'Peanuts'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: '(555) 010-0199' }).getAttribute('href')).toBe('tel:5550100199');
  expect(screen.getByRole('link', { name: /^Map/ }).getAttribute('href')).toMatch(/query=Community%20pool$/);
  await press("Yes, I'll do it");
  expect(await stands("You've got this")).toBeTruthy();
  expect(await assignee()).toBe(adults.david);
  await press('Undo');
  expect(await stands('Can you do it?')).toBeTruthy();
  expect(await assignee()).toBe(null);
});

test('a proposal is agreed to, which moves the appointment, and then it is done', async () => {
  const { ana, david, swim, ask, adults, assignee } = await handingFamily(app);
  const { id } = await ask();
  const { unmount } = open(id, david);
  await press("Can't, how about...");
  await focused(await stands('What would work for you?'));
  const date = screen.getByLabelText<HTMLInputElement>('Date');
  expect(date.value).toBe(swim.date);
  const next = addDays(swim.date, 1);
  await userEvent.clear(date);
  await userEvent.type(date, next);
  await userEvent.type(screen.getByLabelText('Message to Ana (optional)'), 'I have a meeting');
  await press('Ask Ana');
  expect(await stands('You suggested something else')).toBeTruthy();
  unmount();
  const hers = open(id, ana);
  expect(await screen.findByText('I have a meeting')).toBeTruthy();
  await press('Yes, that works');
  expect(await stands('David said yes')).toBeTruthy();
  expect(await assignee()).toBe(adults.david);
  expect((await ana.get('/api/appointments')).json[0].date).toBe(next);
  hers.unmount();
  open(id, david);
  await press("It's done");
  expect(await stands('Done')).toBeTruthy();
});

test('a no brings it back to the giver, who can do it, ask someone else or let it go', async () => {
  const { ana, david, adults, ask, assignee } = await handingFamily(app);
  const { id } = await ask();
  await david.post(`/api/handoffs/${id}/answer`, { answer: 'no', word: 'Out of town' });
  open(id, ana);
  expect(await stands("David can't")).toBeTruthy();
  expect(screen.getByText('Out of town')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Let it go' })).toBeTruthy();
  await press('Ask someone else');
  expect(await screen.findByRole('dialog', { name: 'Hand over' })).toBeTruthy();
  await press('Close');
  await press("I'll do it");
  expect(await stands("You're doing it yourself")).toBeTruthy();
  await waitFor(async () => expect(await assignee()).toBe(adults.ana));
});

test('a hand-off that was withdrawn meanwhile says so, and the answer is refused with a sentence', async () => {
  const { ana, david, ask } = await handingFamily(app);
  const { id } = await ask();
  open(id, david);
  await stands('Can you do it?');
  await ana.post(`/api/handoffs/${id}/take-back`, {});
  await press("Yes, I'll do it");
  expect(await screen.findByText(/Ana took it back$/)).toBeTruthy();
  expect(await stands('Ana took it back')).toBeTruthy();
});

test('a new link for a guest is shown once', async () => {
  const { ana, ask } = await handingFamily(app);
  open((await ask({ guestName: 'Grandma' })).id, ana);
  expect(await stands('Waiting for Grandma')).toBeTruthy();
  await press('Make a new one');
  const link = await screen.findByLabelText<HTMLInputElement>('Link for Grandma');
  expect(link.value).toMatch(/\/for\/[\w-]{40,}$/);
});

test('an answer that cannot be sent can be tried again', async () => {
  const { david, ask } = await handingFamily(app);
  open((await ask()).id, withFailingWrites(david));
  await press("Yes, I'll do it");
  expect(await screen.findByText('Error sending your answer')).toBeTruthy();
  expect(screen.getByRole('button', { name: "Yes, I'll do it" })).toBeTruthy();
});

test('an unknown hand-off and one that cannot be loaded have sentences', async () => {
  const { ana } = await handingFamily(app);
  const { unmount } = open(crypto.randomUUID(), ana);
  expect(await screen.findByRole('heading', { level: 1, name: "We can't find this" })).toBeTruthy();
  unmount();
  open('x1', { ...ana, request: async () => ({ status: 500, text: 'Broken', json: undefined, headers: {} }) });
  expect(await screen.findByText("We couldn't load this.")).toBeTruthy();
});

test('the first link for an ask by the assistant is created here', async () => {
  const { ana, ask } = await handingFamily(app);
  open(`${(await ask({ guestName: 'Grandma' })).id}?link`, ana);
  await press('Get the link');
  expect(await screen.findByLabelText('Link for Grandma')).toBeTruthy();
});
