import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { ChildrenPage } from './children-page.tsx';
import { HouseCard } from './house-card.tsx';
import { HouseholdPage } from './household-page.tsx';

await Promise.all(
  ['./contact-form.tsx', './house-notes-form.tsx', './member-form.tsx', './child-form.tsx'].map((it) => import(it)),
);

const { signUp } = servedApp();

beforeEach(() => history.replaceState(null, '', '/household'));

const contactNames = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('.font-semibold')?.textContent);

test('emergency contacts are added, called earlier, changed and deleted', async () => {
  const mother = await signUp();
  renderPage(<HouseCard />, mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add emergency contact' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Phone is required')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Rosa');
  await userEvent.type(within(dialog).getByLabelText('Phone'), '(555) 0199');
  await userEvent.type(within(dialog).getByLabelText('Who they are'), 'Grandma');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('link', { name: '(555) 0199' })).getAttribute('href')).toBe('tel:5550199');

  await mother.post('/api/emergency-contacts', { name: 'Mr. Lee', phone: '911 or 112' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit Rosa' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit Rosa' });
  await userEvent.type(await within(edit).findByLabelText('Name'), ' Lopez');
  await userEvent.click(within(edit).getByRole('button', { name: 'Save' }));
  await screen.findByText('Mr. Lee');
  // A text with two numbers has no dial link.
  expect(screen.queryByRole('link', { name: '911 or 112' })).toBeNull();
  await waitFor(() => expect(contactNames()).toEqual(['Rosa Lopez', 'Mr. Lee']));
  await userEvent.click(screen.getByRole('button', { name: 'Call Mr. Lee earlier' }));
  await waitFor(() => expect(contactNames()).toEqual(['Mr. Lee', 'Rosa Lopez']));

  await userEvent.click(screen.getByRole('button', { name: 'Edit Rosa Lopez' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(contactNames()).toEqual(['Mr. Lee']));
});

test('house notes are written, and stay as typed if they cannot be saved', async () => {
  const mother = await signUp();
  history.replaceState(null, '', '/household?house=notes');
  const first = renderPage(<HouseCard />, withFailingWrites(mother));
  let dialog = await screen.findByRole('dialog', { name: 'House notes' });
  expect(location.search).toBe('');
  await userEvent.type(await within(dialog).findByLabelText('House notes'), 'The back door sticks');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error saving house notes')).toBeTruthy();
  expect(within(dialog).getByLabelText('House notes')).toHaveProperty('value', 'The back door sticks');
  first.unmount();

  renderPage(<HouseCard />, mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Add notes' }));
  dialog = await screen.findByRole('dialog', { name: 'House notes' });
  await userEvent.type(await within(dialog).findByLabelText('Where the first-aid things are'), 'Top shelf');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Top shelf', { selector: 'dd' })).toBeTruthy();
});

test('a link can ask for the form of one person', async () => {
  const mother = await signUp();
  const adult = { memberType: 'adult', name: 'David', relationship: 'partner' };
  const { json: david } = await mother.post('/api/household-members', adult);
  history.replaceState(null, '', `/household?tab=adult&edit=${david.id}`);
  const page = renderPage(<HouseholdPage />, mother);
  const dialog = await screen.findByRole('dialog', { name: 'Edit David' });
  expect(location.search).toBe('?tab=adult');
  await userEvent.type(await within(dialog).findByLabelText('Phone'), '555-0142');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: '555-0142' })).toBeTruthy();
  page.unmount();

  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  history.replaceState(null, '', `/children?edit=${mia.id}`);
  renderPage(<ChildrenPage />, mother);
  expect(await screen.findByRole('dialog', { name: "Edit Mia's Profile" })).toBeTruthy();
});

test('data that fails to load can be requested again', async () => {
  const mother = await signUp();
  let isDown = true;
  const flaky: typeof mother = {
    ...mother,
    request: async (options) =>
      isDown ? { status: 503, text: 'Please try again', json: undefined, headers: {} } : mother.request(options),
  };
  renderPage(<HouseCard />, flaky);
  const again = await screen.findByRole('button', { name: 'Load again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('Emergency contacts')).toBeTruthy();
});
