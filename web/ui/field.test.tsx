import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoiceTiles } from './choice-tiles.tsx';
import { DateField } from './pickers/date-field.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';
import { TextListField } from './text-list-field.tsx';
import { TextareaField } from './textarea-field.tsx';

afterEach(cleanup);

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('an empty date shows words until it has a value', async () => {
  render(<DateField label="Birthdate" />);
  const input = screen.getByLabelText('Birthdate');
  const box = input.closest('.picker') as HTMLElement;
  expect(box.dataset.placeholder).toBe('Add a date');
  await userEvent.type(input, '2019-03-04');
  expect(box.dataset.placeholder).toBeUndefined();
  await userEvent.clear(input);
  expect(box.dataset.placeholder).toBe('Add a date');
});

test('a field is linked to its label, hint and error', () => {
  render(<TextField label="Name" hint="As the family calls her" error="Name is required" />);
  const input = screen.getByLabelText('Name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toBe('As the family calls her Name is required');
});

test('a field without hint and error is valid and has no description', () => {
  render(<TextField label="Name" />);
  const input = screen.getByLabelText('Name');
  expect(input.getAttribute('aria-invalid')).toBe('false');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a select starts with its placeholder and can return to it', async () => {
  const onChange = vi.fn((event) => event.target.value);
  render(
    <SelectField
      label="Relationship"
      placeholder="Choose one"
      choices={[{ value: 'partner', label: 'Partner' }]}
      onChange={onChange}
    />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Relationship');
  expect(select.selectedOptions[0]?.textContent).toBe('Choose one');
  await userEvent.selectOptions(select, 'Partner');
  await userEvent.selectOptions(select, 'Choose one');
  expect(onChange.mock.results.map(({ value }) => value)).toEqual(['partner', '']);
});

test('radio buttons form one named group', async () => {
  const choices = [
    { value: 'a', label: 'Forgetting important dates' },
    { value: 'b', label: 'Meal planning' },
  ];
  const onChange = vi.fn();
  render(<ChoiceTiles label="Biggest Stress Trigger" name="stress" choices={choices} value="a" onChange={onChange} />);
  const group = screen.getByRole('group', { name: 'Biggest Stress Trigger' });
  expect(group.querySelectorAll('input[name="stress"]')).toHaveLength(2);
  await userEvent.click(screen.getByLabelText('Meal planning'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('a clearable field has a labeled clear button that moves the focus to the field', async () => {
  const onClear = vi.fn();
  const choices = [{ value: 'a', label: 'Meal planning' }];
  render(
    <>
      <TextField label="Pets" onClear={onClear} />
      <TextareaField label="Wish" onClear={onClear} />
      <SelectField label="Holiday" choices={choices} onClear={onClear} />
      <ChoiceTiles label="Stress" name="stress" choices={choices} value="" onChange={vi.fn()} onClear={onClear} />
      <TextField label="Name" />
    </>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(4);
  const focusAfter = [
    ['Pets', 'Pets'],
    ['Wish', 'Wish'],
    ['Holiday', 'Holiday'],
    ['Stress', 'Meal planning'],
  ] as const;
  for (const [field, focused] of focusAfter) {
    await userEvent.click(screen.getByRole('button', { name: `Clear ${field}` }));
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
  }
  expect(onClear).toHaveBeenCalledTimes(4);
});

test('a switch field has the switch role', async () => {
  render(<SwitchField label="Reminders" defaultChecked />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Reminders' });
  await userEvent.click(control);
  expect(control.checked).toBe(false);
});

test('a comma, Enter and leaving the field make chips of what is typed, without repeating one', async () => {
  const onChange = vi.fn();
  render(<TextListField label="Allergies" defaultValue={['Peanuts']} placeholder="e.g. Eggs" onChange={onChange} />);
  const input = screen.getByLabelText<HTMLInputElement>('Allergies');
  expect(input.placeholder).toBe('');
  await userEvent.type(input, ' milk ,, nuts');
  expect(onChange).toHaveBeenLastCalledWith(['Peanuts', 'milk', 'nuts']);
  expect(input.value).toBe('nuts');
  await userEvent.keyboard('{Enter}peanuts{Tab}');
  expect(onChange).toHaveBeenLastCalledWith(['Peanuts', 'milk', 'nuts']);
  expect(screen.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['Peanuts', 'milk', 'nuts']);
  expect(input.value).toBe('');
});

test('Backspace in the empty field removes the last chip, and a chip removes itself', async () => {
  const onChange = vi.fn();
  render(<TextListField label="Allergies" defaultValue={['Peanuts', 'Eggs', 'Milk']} onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Allergies'), '{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(['Peanuts', 'Eggs']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Peanuts' }));
  expect(onChange).toHaveBeenLastCalledWith(['Eggs']);
  expect(document.activeElement).toBe(screen.getByLabelText('Allergies'));
});

test('a pasted list is split at its commas', async () => {
  const onChange = vi.fn();
  render(<TextListField label="Allergies" onChange={onChange} />);
  await userEvent.click(screen.getByLabelText('Allergies'));
  await userEvent.paste('Peanuts, Eggs, Milk');
  expect(onChange).toHaveBeenLastCalledWith(['Peanuts', 'Eggs', 'Milk']);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
