import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Child } from '../contract.ts';
import { ChildSummaryCard } from './child-summary-card.tsx';

afterEach(cleanup);

const mia = {
  name: 'Mia Lopez',
  birthdate: '2001-01-01',
  preferences: ['Dinosaurs', 'Painting'],
  dietaryRestrictions: ['Vegetarian'],
  healthNotes: 'Inhaler in the blue bag',
  schedule: [{ time: '15:30', activity: 'Swimming' }],
} as Child;

test('the summary shows initials, age, diet, schedule, interests and health notes', () => {
  render(<ChildSummaryCard child={mia} />);
  expect(screen.getByText('ML')).toBeTruthy();
  expect(screen.getByText(/^\d+ years old$/)).toBeTruthy();
  for (const text of ['Vegetarian', '3:30 PM Swimming', 'Dinosaurs, Painting', 'Inhaler in the blue bag'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the summary has an edit button if the screen passes a handler', async () => {
  const edit = vi.fn();
  render(<ChildSummaryCard child={mia} onEdit={edit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Mia Lopez' }));
  expect(edit).toHaveBeenCalledOnce();
});
