import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverButton, HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { handingFamily } from '#testing/handing-family.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { stubNavigator } from '#testing/stub-navigator.ts';
import { useRead } from '#web/api/hooks.ts';
import { HandOvers } from './hand-overs-card.tsx';

const app = servedApp();

function Cards() {
  const { data = [] } = useRead(appointmentsApi.list, {});
  return data.map((appointment) => {
    const record = { ...appointment, type: 'appointment', change: appointmentsApi.change };
    return (
      <p key={appointment.id}>
        <AssigneeBadge record={record} />
        <HandOverLine thing={record} />
      </p>
    );
  });
}

const open = (person: Client) =>
  renderPage(
    <>
      <Cards />
      <HandOverButton thing={{ type: 'cooking', id: null, title: 'Cooking on Friday', day: '2199-11-20' }} />
      <HandOvers />
    </>,
    person,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openDialog = async () => {
  await press(/Choose who does Swim class/);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Hand over/ }));
  return screen.findByRole('dialog', { name: 'Hand over' });
};

test('three taps ask the other adult, the card says so, and Undo takes it back', async () => {
  const { ana, david, assignee } = await handingFamily(app);
  open(ana);
  await openDialog();
  await press('Ask David');
  expect(await screen.findByText('Asked David')).toBeTruthy();
  const line = await screen.findByRole('link', { name: /^Asked David, answer by / });
  const [asked] = (await david.get('/api/handoffs')).json;
  expect(line.getAttribute('href')).toBe(`/handoffs/${asked.id}`);
  expect(await assignee()).toBe(null);
  await press('Undo');
  await waitFor(() => expect(screen.queryByRole('link')).toBe(null));
  expect((await david.get('/api/handoffs')).json).toEqual([]);
});

test('while there is no answer, the menu opens the hand-off instead of asking again', async () => {
  const { ana, ask } = await handingFamily(app);
  const { id } = await ask();
  open(ana);
  await press(/Choose who does Swim class/);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Hand over... Asked David, answer by / }));
  expect(location.pathname).toBe(`/handoffs/${id}`);
  expect(screen.queryByRole('dialog')).toBe(null);
});

test('someone without an account gets a link, which is shown once and can be shared', async () => {
  const { ana } = await handingFamily(app);
  const share = vi.fn(async () => undefined);
  stubNavigator({ share });
  open(ana);
  await openDialog();
  await userEvent.click(screen.getByRole('radio', { name: 'Someone else, by a link' }));
  await press('Get the link');
  expect(await screen.findByText('Who is it? A first name is enough')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name'), 'Grandma');
  await userEvent.click(screen.getByRole('checkbox', { name: "Show the child's allergies" }));
  await press('Get the link');
  const link = await screen.findByLabelText<HTMLInputElement>('Link for Grandma');
  expect(link.value).toMatch(/\/for\/[\w-]{40,}$/);
  expect(screen.getByText(/We don't send it for you/)).toBeTruthy();
  await press('Share');
  expect(share).toHaveBeenCalledWith({ title: 'Swim class', url: link.value });
  expect((await ana.get('/api/handoffs')).json).toMatchObject([{ takerName: 'Grandma', showsAllergies: true }]);
});

test('the deadline can be changed, and a refusal of the server is shown', async () => {
  const { ana } = await handingFamily(app);
  open(ana);
  await openDialog();
  await press(/^Change until when/);
  const date = screen.getByLabelText<HTMLInputElement>('Answer by');
  expect(date.value).not.toBe('');
  await userEvent.clear(date);
  await userEvent.type(date, '2020-01-01');
  await press('Ask David');
  expect(await screen.findByText(/a time that has passed/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Hand over' })).toBeTruthy();
});

test('an ask that cannot be sent keeps the dialog open', async () => {
  const { ana } = await handingFamily(app);
  open(withFailingWrites(ana));
  await openDialog();
  await press('Ask David');
  expect(await screen.findByText("We couldn't ask")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask David' })).toBeTruthy();
});

test("a day's cooking has a button, which then shows the state", async () => {
  const { ana } = await handingFamily(app);
  open(ana);
  await press('Hand over Cooking on Friday');
  expect(await screen.findByRole('dialog', { name: 'Hand over', description: 'Cooking on Friday' })).toBeTruthy();
  await press('Ask David');
  expect(await screen.findByRole('link', { name: /^Asked David/ })).toBeTruthy();
});
