import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { addDays, today } from '#core/dates.ts';
import { optionalText, requiredDate, requiredText } from '#core/fields.ts';
import { ChoiceChips } from '../choice-chips.tsx';
import { TextField } from '../text-field.tsx';
import { ContractForm } from './contract-form.tsx';
import { MoreFields } from './more-fields.tsx';
import { QuickDateField } from './quick-field.tsx';
import { useContractForm } from './use-contract-form.ts';

const Visit = z.object({ title: requiredText('Title'), date: requiredDate('Date'), notes: optionalText('Notes', 5) });

function VisitForm({ notes = '', onSave = vi.fn() }: { notes?: string; onSave?: () => void }) {
  const form = useContractForm(Visit, { title: 'Dentist', notes });
  return (
    <ContractForm form={form} onSave={onSave} saving={false} saveLabel="Save">
      <TextField {...form.bind('title')} />
      <QuickDateField {...form.bind('date')} />
      <MoreFields about="Notes">
        <TextField {...form.bind('notes')} />
      </MoreFields>
    </ContractForm>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isFolded = () => screen.queryByRole('textbox', { name: 'Notes' }) === null;

test('optional fields are folded behind a button that names them, and folding keeps what was typed', async () => {
  const onSave = vi.fn();
  render(<VisitForm onSave={onSave} />);
  expect(isFolded()).toBe(true);
  await press('More Notes');
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Teeth');
  await press('Fewer details');
  expect(isFolded()).toBe(true);
  await press('Today');
  await press('Save');
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toEqual({ title: 'Dentist', date: today(), notes: 'Teeth' });
});

test("optional fields with a value show from the start, and can't be folded", () => {
  render(<VisitForm notes="Teeth" />);
  expect(isFolded()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Fewer details' })).toBeNull();
});

test("a choice of 'none of these' is no value", () => {
  const choices = [
    { value: '', label: 'Any of us' },
    { value: 'ana', label: 'Ana' },
  ];
  render(
    <MoreFields about="Who">
      <ChoiceChips name="who" label="Who" choices={choices} value="" onChange={vi.fn()} />
    </MoreFields>,
  );
  expect(screen.getByRole('button', { name: 'More Who', expanded: false })).toBeTruthy();
});

test('an error unfolds the optional fields and gets the focus', async () => {
  render(<VisitForm />);
  await press('Today');
  await press('More Notes');
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Too long');
  await press('Fewer details');
  await press('Save');
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await waitFor(() => expect(document.activeElement).toBe(notes));
});

test('a tap sets a near date, and its chip shows it', async () => {
  render(<VisitForm />);
  await press('Next week');
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(addDays(today(), 7));
  expect(screen.getByRole('button', { name: 'Next week', pressed: true })).toBeTruthy();
  await press('Tomorrow');
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(addDays(today(), 1));
  expect(screen.queryByRole('button', { name: 'Next week', pressed: true })).toBeNull();
});
