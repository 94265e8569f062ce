import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Child } from '../contract.ts';
import { ChildSummaryCard } from './child-summary-card.tsx';

afterEach(cleanup);

const mia = {
  name: 'Mia Lopez',
  birthdate: '2001-01-01',
  allergies: ['Peanuts'],
  dietaryRestrictions: ['Vegetarian'],
  healthNotes: 'Inhaler in the blue bag',
  schedule: [{ time: '15:30', activity: 'Swimming' }],
} as Child;

test('the summary shows initials, age, allergies, what is next, diet, schedule and health notes', () => {
  render(<ChildSummaryCard child={mia} next="Dentist today, 9:30 AM" time="08:00" />);
  expect(screen.getByText('ML')).toBeTruthy();
  expect(screen.getByText(/^\d+ years old$/)).toBeTruthy();
  for (const text of [
    'Peanuts',
    'Dentist today, 9:30 AM',
    'Vegetarian',
    'Swimming around 3:30 PM',
    'Inhaler in the blue bag',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});

test('activities that are over come last', () => {
  const schedule = [...mia.schedule, { time: '17:00', activity: 'Choir' }];
  render(<ChildSummaryCard child={{ ...mia, schedule }} time="16:00" />);
  const facts = screen.getByText('Swimming around 3:30 PM').closest('.dotted-facts')?.textContent;
  expect(facts).toMatch(/Choir around 5:00 PM.*Swimming around 3:30 PM$/);
});
