import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NewEvent } from '#capabilities/calendar/contract.ts';
import { renderPage } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { AssigneeField } from './assignee-field-card.tsx';

const { signUp } = servedApp();

function Form() {
  const form = useContractForm(NewEvent, {});
  return <AssigneeField control={form.control} />;
}

async function motherWith(names: string[]) {
  const mother = await signUp();
  for (const name of names)
    await mother.post('/api/household-members', { memberType: 'adult', name, relationship: 'other' });
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  return mother;
}

test('more than four adults are offered in a list, without children', async () => {
  renderPage(<Form />, await motherWith(['Ana', 'Ben', 'Cleo', 'David', 'Eve']));
  const who = await screen.findByLabelText<HTMLSelectElement>('Who takes care of it');
  const names = within(who)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Any of us', 'Ana', 'Ben', 'Cleo', 'David', 'Eve']);
  await userEvent.selectOptions(who, 'Eve');
  expect(who.selectedOptions[0]?.textContent).toBe('Eve');
});

test("the field is there before the adults are loaded, so that the others don't move", async () => {
  renderPage(<Form />, await motherWith(['Ana']));
  const who = screen.getByRole('group', { name: 'Who takes care of it' });
  expect(within(who).getByRole<HTMLInputElement>('radio', { name: 'Any of us' }).checked).toBe(true);
  expect(await within(who).findByRole('radio', { name: 'Ana' })).toBeTruthy();
});

test.each([0, 1])('a person with %i adults in the household, at most herself, is not asked', async (count) => {
  const mother = await motherWith([]);
  if (count === 1)
    await mother.post('/api/household-members', { memberType: 'adult', name: 'Ana', relationship: 'self' });
  renderPage(<Form />, mother);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Who takes care of it' })).toBe(null));
});
