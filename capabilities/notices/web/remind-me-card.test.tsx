import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answeredCalls } from '#testing/answered-calls.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { RecordLeads } from '../lead-contract.ts';
import { RemindMe } from './remind-me-card.tsx';

await import('./own-lead-form.tsx');

const usual = ['1d 18:00', '120m'];

function show(type = 'appointment') {
  let stored: RecordLeads = { leads: usual, isOwn: false };
  const calls = answeredCalls({
    'GET /api/notices/leads': () => ({ json: stored }),
    'PATCH /api/notices/leads': (body) => {
      const { leads } = body as { leads: string[] | null };
      stored = { leads: leads ?? usual, isOwn: leads !== null };
      return { json: stored };
    },
  });
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderPage(
    <form onSubmit={onSubmit}>
      <RemindMe type={type} id="r1" />
    </form>,
    calls.person,
  );
  return { ...calls, onSubmit };
}

test('shows the reminders, changes them for this record, and resets them to the default', async () => {
  const { sent, onSubmit } = show();
  expect(await screen.findByText('The evening before and 2 hours before, as usual')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change when we remind you' }));
  expect(screen.queryByRole('button', { name: 'Back to your usual' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'The evening before' }));
  expect(await screen.findByText('2 hours before', { selector: 'p' })).toBeTruthy();

  // Enter adds the lead and does not save the form around it.
  await userEvent.click(screen.getByRole('button', { name: /^Your own/ }));
  await userEvent.type(await screen.findByLabelText('How long'), '3{Enter}');
  expect(await screen.findByText('3 hours before and 2 hours before')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.click(await screen.findByRole('button', { name: 'Back to your usual' }));
  expect(await screen.findByText('The evening before and 2 hours before, as usual')).toBeTruthy();
  const record = { type: 'appointment', recordId: 'r1' };
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { ...record, leads: ['120m'] },
      { ...record, leads: ['180m', '120m'] },
      { ...record, leads: null },
    ]),
  );
});

test('turning everything off is a choice too', async () => {
  const { sent } = show('trip');
  await userEvent.click(await screen.findByRole('button', { name: 'Change when we remind you' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'The evening before' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: '2 hours before', checked: true }));
  expect(await screen.findByText("We won't remind you")).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({ leads: [] });
});

test('a kind of record without reminders shows nothing', () => {
  show('recipe');
  expect(screen.queryByText('Remind me')).toBeNull();
});

test('a task without leads of its own says that it is in the brief', async () => {
  const { person } = answeredCalls({
    'GET /api/notices/leads': { json: { leads: [], isOwn: false } },
    'GET /api/notices/settings': { json: { morningAt: '07:00' } },
  });
  renderPage(<RemindMe type="reminder" id="r1" />, person);
  expect(await screen.findByText("What's due today is in your morning brief")).toBeTruthy();
});
