import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { ImportForm } from './import-form.tsx';

const { signUp } = servedApp();

const entry = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');
const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  entry('fair', 'SUMMARY:School fair', 'DTSTART:20261201T100000', 'LOCATION:Main hall'),
  entry('choir', 'SUMMARY:Choir', 'DTSTART:20261203T160000', 'RRULE:FREQ=WEEKLY;UNTIL=20270304T235959Z'),
  entry('photo', 'SUMMARY:Picture day', 'DTSTART;VALUE=DATE:20261210'),
  'END:VCALENDAR',
].join('\r\n');

const startPasting = () => userEvent.click(screen.getByRole('button', { name: "Paste the file's text" }));
const paste = async (text: string) => {
  await userEvent.click(screen.getByLabelText("Or paste the file's text"));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
};
const show = (person: Client, onDone = () => undefined) => renderPage(<ImportForm onDone={onDone} />, person);
const row = (title: string) => within(screen.getByText(title).closest('li') ?? document.body);

test('a file is previewed first, the target of each entry can be chosen, and none is added twice', async () => {
  const mother = await signUp();
  const { unmount } = show(mother);
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File([calendar], 'school.ics'));
  await screen.findByRole('button', { name: 'Import 3 entries' });
  expect(row('School fair').getByText('Dec 1, 2026, 10:00 AM')).toBeTruthy();
  expect(row('School fair').getByText('Main hall')).toBeTruthy();
  expect(row('Choir').getByText(/Weekly until March 4, 2027/)).toBeTruthy();
  expect(row('Picture day').queryByLabelText('As')).toBeNull();
  expect((await mother.get('/api/appointments')).json).toEqual([]);

  await userEvent.selectOptions(row('School fair').getByLabelText('As'), 'Event');
  await userEvent.click(row('Picture day').getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 entries' }));
  expect(await screen.findByText('Imported 2 entries')).toBeTruthy();
  expect((await mother.get('/api/events')).json).toMatchObject([{ title: 'School fair', time: '10:00' }]);
  expect((await mother.get('/api/appointments')).json).toMatchObject([{ title: 'Choir', isRecurring: true }]);
  unmount();

  show(mother);
  await startPasting();
  await paste(calendar);
  await screen.findByRole('button', { name: 'Import 1 entry' });
  expect(screen.getAllByText('Already imported')).toHaveLength(2);
  await userEvent.click(screen.getByLabelText('Choose all 3'));
  await userEvent.click(screen.getByRole('button', { name: 'Import 3 entries' }));
  expect(await screen.findByText('Imported 1 entry')).toBeTruthy();
  expect(screen.getByText("You'd already imported 2 entries.")).toBeTruthy();
});

test('text that is not a calendar shows an error next to the input and keeps the text', async () => {
  show(await signUp());
  await startPasting();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Choose a file or paste a calendar first.')).toBeTruthy();
  await paste('Dear parents');
  expect(await screen.findByText("This isn't a calendar file")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Or paste the file's text").value).toBe('Dear parents');
});

test('a chosen file that is not a calendar shows an error below the button', async () => {
  show(await signUp());
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['Dear parents'], 'letter.ics'));
  expect(await screen.findByText("This isn't a calendar file")).toBeTruthy();
});
