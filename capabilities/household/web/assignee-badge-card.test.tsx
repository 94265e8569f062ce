import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Birthday, birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { focused } from '#testing/focused.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { useRead } from '#web/api/hooks.ts';
import { AssigneeBadge, WhoDoesIt } from './assignee-badge-card.tsx';

const { signUp } = servedApp();

const recordOf = (birthday: Birthday) => ({
  ...{ ...birthday, type: 'birthday', title: birthday.name, change: birthdaysApi.change },
});

function Badges() {
  const { data: birthdays } = useRead(birthdaysApi.list, {});
  return birthdays?.map((birthday) => <AssigneeBadge key={birthday.id} record={recordOf(birthday)} />);
}

function Choices() {
  const { data: birthdays } = useRead(birthdaysApi.list, {});
  return birthdays?.map((birthday) => <WhoDoesIt key={birthday.id} record={recordOf(birthday)} />);
}

async function motherWith(adults: string[]) {
  const mother = await signUp();
  for (const name of adults)
    await mother.post('/api/household-members', { memberType: 'adult', name, relationship: 'other' });
  await mother.post('/api/birthdays', { name: 'Rosa', date: '1956-11-20', relationship: 'family' });
  const assignee = async () => (await mother.get('/api/birthdays')).json[0].assigneeId;
  const [, david] = (await mother.get('/api/household-members')).json;
  return { mother, assignee, david };
}

const nobody = { name: 'Nobody yet. Choose who does Rosa' };
const byDavid = { name: 'David does it. Choose who does Rosa' };

test('two taps choose who does it, and Undo puts it back', async () => {
  const { mother, assignee } = await motherWith(['Ana', 'David']);
  renderPage(<Badges />, mother);
  await userEvent.click(await screen.findByRole('button', nobody));
  const menu = await screen.findByRole('menu', { name: 'Who does it?' });
  const choices = within(menu).getAllByRole('menuitemradio');
  expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual(['Either of us', 'Ana', 'David']);
  expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'David' }));
  expect(await screen.findByRole('button', byDavid)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', nobody)).toBeTruthy();
  await waitFor(async () => expect(await assignee()).toBe(null));
});

test('the menu says which adults get no reminders, because they have no login', async () => {
  const { mother } = await motherWith(['Ana', 'David']);
  const [ana] = (await mother.get('/api/household-members?type=adult')).json.filter(
    ({ name }: { name: string }) => name === 'Ana',
  );
  await mother.post(`/api/household-members/${ana.id}/link`, { userId: mother.userId });
  renderPage(<Badges />, mother);
  await userEvent.click(await screen.findByRole('button', nobody));
  const choices = within(await screen.findByRole('menu')).getAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Either of us', 'AAna', 'DDavidGets no reminders']);
  expect(screen.getByRole('menuitemradio', { name: 'David', description: 'Gets no reminders' })).toBeTruthy();
});

test('the arrow keys move between the choices', async () => {
  const { mother, assignee, david } = await motherWith(['Ana', 'David']);
  renderPage(<Badges />, mother);
  await userEvent.click(await screen.findByRole('button', nobody));
  const menu = await screen.findByRole('menu');
  await focused(within(menu).getByRole('menuitemradio', { name: 'Either of us' }));
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', byDavid)).toBeTruthy();
  await waitFor(async () => expect(await assignee()).toBe(david.id));
  expect(screen.queryByRole('menu')).toBe(null);
});

test('in the details one tap chooses who does it, and another takes it back', async () => {
  const { mother, assignee, david } = await motherWith(['Ana', 'David']);
  renderPage(<Choices />, mother);
  const group = await screen.findByRole('group', { name: 'Who does Rosa?' });
  const chip = (isChosen: boolean) => within(group).findByRole('button', { name: 'David', pressed: isChosen });
  await userEvent.click(await chip(false));
  await waitFor(async () => expect(await assignee()).toBe(david.id));
  await userEvent.click(await chip(true));
  await chip(false);
  await waitFor(async () => expect(await assignee()).toBe(null));
});

test('a choice that cannot be saved is put back, with a sentence', async () => {
  const { mother } = await motherWith(['Ana', 'David']);
  renderPage(<Badges />, withFailingWrites(mother));
  await userEvent.click(await screen.findByRole('button', nobody));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'David' }));
  expect(await screen.findByText('Error changing who does it')).toBeTruthy();
  expect(await screen.findByRole('button', nobody)).toBeTruthy();
});

test('a household without adults has nobody to choose', async () => {
  const { mother } = await motherWith([]);
  const { container } = renderPage(<Badges />, mother);
  // While the adults load, an empty space is reserved.
  await waitFor(() => expect(container.querySelector('.size-6')).toBeTruthy());
  await waitFor(() => expect(container.querySelector('.size-6')).toBe(null));
  expect(screen.queryByRole('button', nobody)).toBe(null);
});
