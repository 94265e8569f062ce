import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, shortWeekdayAndDate, today } from '#core/dates.ts';
import { focused } from '#testing/focused.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { PlanCard } from './plan-card.tsx';

const { signUp } = servedApp();

async function withBirthday(partyDate: string) {
  const mother = await signUp();
  const rosa = { name: 'Rosa', date: '1956-11-20', relationship: 'family', partyDate };
  const { json } = await mother.post('/api/birthdays', rosa);
  const addStep = (title: string, daysBefore: number | null) =>
    mother.post('/api/plan-steps', { subject: 'birthday', subjectId: json.id, title, daysBefore });
  const card = <PlanCard subject="birthday" subjectId={json.id} label="The plan for Rosa's party" />;
  return { mother, id: json.id as string, addStep, card };
}

const now = today();
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('an empty plan offers the usual steps, which can be checked off', async () => {
  const { mother, card } = await withBirthday(addDays(now, 100));
  renderPage(card, mother);
  expect(screen.getByRole('region', { name: "The plan for Rosa's party" })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest a plan' }));
  const invitations = await box(/^Send the invitations/);
  expect(screen.getByText(/^0 of \d done$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Suggest a plan' })).toBe(null);
  await userEvent.click(invitations);
  expect(invitations.checked).toBe(true);
  expect(await screen.findByText(/^1 of \d done$/)).toBeTruthy();
});

test('each step shows when it is due', async () => {
  const { mother, addStep, card } = await withBirthday(addDays(now, 7));
  await addStep('Too late', 8);
  await addStep('Now', 7);
  await addStep('Soon', 6);
  await addStep('Whenever', null);
  renderPage(card, mother);
  expect(await box(new RegExp(`^Too late Overdue · .*${shortWeekdayAndDate(addDays(now, -1)).slice(5)}`))).toBeTruthy();
  expect(await box(/^Now Today$/)).toBeTruthy();
  expect(await box(new RegExp(`^Soon .*${shortWeekdayAndDate(addDays(now, 1)).slice(5)}`))).toBeTruthy();
  expect(await box(/^Whenever$/)).toBeTruthy();
});

test('several steps can be added in a row, changed, removed and restored', async () => {
  const { mother, id, card } = await withBirthday(addDays(now, 30));
  renderPage(card, mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a step' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Step is required')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Days before'), 'soon');
  await userEvent.type(screen.getByLabelText('Step'), 'Cake{Enter}');
  expect(await screen.findByText('Days before must be a whole number from 0 to 730')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Days before'));
  await userEvent.type(screen.getByLabelText('Days before'), '30{Enter}');
  expect(await box(/^Cake Today$/)).toBeTruthy();
  await userEvent.type(await screen.findByLabelText('Step'), 'Flowers{Enter}');
  expect(await box(/^Flowers$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));

  await userEvent.click(screen.getByRole('button', { name: 'Edit Cake' }));
  await userEvent.type(await screen.findByLabelText('Step'), 's');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const edit = await screen.findByRole('button', { name: 'Edit Cakes' });
  await focused(edit);

  await userEvent.click(await box(/^Cakes/));
  expect(await screen.findByText('1 of 2 done')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Cakes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('0 of 1 done')).toBeTruthy();
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await userEvent.keyboard('{Enter}');
  expect((await box(/^Cakes/)).checked).toBe(true);
  const { json } = await mother.get(`/api/plan-steps?subject=birthday&subjectId=${id}`);
  expect(json).toMatchObject([
    { title: 'Cakes', daysBefore: 30, isDone: true },
    { title: 'Flowers', daysBefore: null },
  ]);
});

test('a checkbox that fails to save is reverted, and every failure shows an error', async () => {
  const { mother, addStep, card } = await withBirthday(addDays(now, 30));
  await addStep('Cake', 3);
  renderPage(card, withFailingWrites(mother));
  const cake = await box(/^Cake/);
  await userEvent.click(cake);
  const toast = (await screen.findByText('Error saving the plan')).closest('li') as HTMLElement;
  expect(within(toast).getByText('503: Please try again')).toBeTruthy();
  expect(cake.checked).toBe(false);
});

test('a plan that fails to load shows an error', async () => {
  const { mother, card } = await withBirthday(addDays(now, 30));
  const broken = async () => ({ status: 500, text: 'Broken', json: undefined, headers: {} });
  renderPage(card, { ...mother, request: broken });
  expect(await screen.findByText('Failed to fetch the plan')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
