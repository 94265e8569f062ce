import { screen, within } from '@testing-library/react';
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
  const who = await screen.findByLabelText<HTMLSelectElement>('Who');
  const names = within(who)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Ours', 'Ana', 'Ben', 'Cleo', 'David', 'Eve']);
  await userEvent.selectOptions(who, 'Eve');
  expect(who.selectedOptions[0]?.textContent).toBe('Eve');
});
