import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { optionalText, requiredText } from '#core/fields.ts';
import { optionalTextList } from '#core/list-fields.ts';
import { Dialog } from '../dialog.tsx';
import { TextField } from '../text-field.tsx';
import { ContractForm } from './contract-form.tsx';
import { ListFormField } from './list-form-field.tsx';
import { useContractForm } from './use-contract-form.ts';

afterEach(cleanup);

const Child = z.object({
  name: requiredText('Name'),
  notes: optionalText('Notes'),
  allergies: optionalTextList('Allergies', 2),
});

interface Stored {
  id: string;
  name: string;
  notes: string | null;
  allergies: string[];
}

interface ChildFormProps {
  stored?: Stored;
  saving?: boolean;
  onSave?: () => void;
  onDelete?: () => void;
}

function ChildForm({ stored, saving = false, onSave, onDelete }: ChildFormProps) {
  const form = useContractForm(Child, stored ?? { name: '' });
  return (
    <ContractForm form={form} onSave={onSave ?? (() => undefined)} saving={saving} saveLabel="Save" onDelete={onDelete}>
      <TextField {...form.bind('name')} />
      <TextField {...form.bind('notes')} />
      <ListFormField label="Allergies" control={form.control} name="allergies" />
    </ContractForm>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an invalid field shows its error, gets the focus and prevents saving', async () => {
  const onSave = vi.fn();
  render(<ChildForm onSave={onSave} />);
  await userEvent.type(screen.getByLabelText('Notes'), 'Likes trains');
  await save();
  expect(await screen.findByText('Name is required')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Name'), 'M');
  await waitFor(() => expect(screen.queryByText('Name is required')).toBeNull());
});

test('the saved values are those parsed by the contract', async () => {
  const onSave = vi.fn();
  render(<ChildForm onSave={onSave} />);
  await userEvent.type(screen.getByLabelText('Name'), '  Mia ');
  await userEvent.type(screen.getByLabelText('Allergies'), 'nuts, eggs,');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ name: 'Mia', allergies: ['nuts', 'eggs'] });
});

test('a stored record fills the form, null shows as empty, and fields outside the contract are not saved', async () => {
  const onSave = vi.fn();
  render(<ChildForm stored={{ id: 'x', name: 'Mia', notes: null, allergies: ['nuts'] }} onSave={onSave} />);
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('');
  expect(screen.getByRole('button', { name: 'Remove nuts' })).toBeDefined();
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toEqual({ name: 'Mia', notes: null, allergies: ['nuts'] });
});

test('an error inside a list shows at the list field', async () => {
  render(<ChildForm />);
  await userEvent.type(screen.getByLabelText('Name'), 'Mia');
  await userEvent.type(screen.getByLabelText('Allergies'), 'a, b, c');
  await save();
  expect(await screen.findByText('Allergies has too many entries (at most 2)')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Allergies')));
});

test('the button shows that saving is in progress and does not save twice, and the input stays', async () => {
  const onSave = vi.fn();
  const { rerender } = render(<ChildForm onSave={onSave} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Mia');
  rerender(<ChildForm onSave={onSave} saving />);
  await userEvent.click(screen.getByRole('button', { name: 'Saving...' }));
  rerender(<ChildForm onSave={onSave} />);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mia');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
});

test.each([
  ['phone', true],
  ['computer', false],
])('in a dialog on a %s, the button that deletes is apart from the one that saves: %s', async (_, isPhone) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(width < 768px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <Dialog open title="Edit" onOpenChange={() => undefined}>
      <ChildForm onDelete={() => undefined} />
    </Dialog>,
  );
  const foot = (await screen.findByRole('button', { name: 'Save' })).parentElement;
  expect(foot?.contains(screen.getByRole('button', { name: 'Delete' }))).toBe(!isPhone);
  vi.unstubAllGlobals();
});
