import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { joinFamily } from '#testing/join-family.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { HouseholdPage } from './household-page.tsx';

const { signUp } = servedApp();

beforeEach(() => history.replaceState(null, '', '/household'));

test('three tabs show the number of adults, children and pets, and the add button follows the tab', async () => {
  const mother = await signUp();
  await mother.post('/api/household-members', { memberType: 'adult', name: 'Ana', relationship: 'self' });
  await mother.post('/api/household-members', { memberType: 'child', name: 'Mia', birthdate: '2019-03-04' });
  renderPage(<HouseholdPage />, mother);
  expect(await screen.findByRole('heading', { level: 1, name: 'Household' })).toBeTruthy();
  expect(await screen.findByText('Manage your family members and pets')).toBeTruthy();
  expect(await screen.findByRole('tab', { name: 'Adults 1' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Add Adult' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('tab', { name: 'Children 1' }));
  expect(await screen.findByRole('button', { name: 'Add Child' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('tab', { name: 'Pets 0' }));
  expect(await screen.findByText('No pets added yet')).toBeTruthy();
  expect(location.search).toBe('?tab=pet');
});

test.each([
  ['adult', 'Add Adult', ['Name is required', 'Relationship is required']],
  ['child', 'Add Child', ['Name is required', 'Birthdate is required']],
  ['pet', 'Add Pet', ['Name is required', 'Pet type is required']],
])('a new %s requires the fields of its contract', async (tab, add, messages) => {
  history.replaceState(null, '', `/household?tab=${tab}`);
  renderPage(<HouseholdPage />, await signUp());
  await userEvent.click(screen.getAllByRole('button', { name: add })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: add });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Save' }));
  for (const message of messages) expect(await within(dialog).findByText(message)).toBeTruthy();
});

test('beside the only adult, a child and a pet can be added', async () => {
  const mother = await signUp();
  await mother.post('/api/household-members', { memberType: 'adult', name: 'Ana', relationship: 'self' });
  renderPage(<HouseholdPage />, mother);
  await userEvent.click(await screen.findByRole('button', { name: /^Add Pet/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Pet' });
  await userEvent.type(await within(dialog).findByLabelText('Name'), 'Biscuit');
  await userEvent.selectOptions(within(dialog).getByLabelText('Pet type'), 'dog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeTruthy();
  expect(location.search).toBe('?tab=pet');
});

test('an adult can be added, changed and removed', async () => {
  const mother = await signUp();
  renderPage(<HouseholdPage />, mother);
  await userEvent.click(screen.getAllByRole('button', { name: 'Add Adult' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Add Adult' });
  expect(within(dialog).getByText('Just a name and relationship to start.')).toBeTruthy();
  await userEvent.type(await within(dialog).findByLabelText('Name'), 'David');
  await userEvent.selectOptions(within(dialog).getByLabelText('Relationship'), 'partner');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(await screen.findByRole('article')).getByText('Partner')).toBeTruthy();

  await userEvent.click(await screen.findByRole('button', { name: 'Edit David' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit David' });
  expect(within(edit).queryByText('Just a name and relationship to start.')).toBeNull();
  await userEvent.selectOptions(await within(edit).findByLabelText('Relationship'), 'spouse');
  await userEvent.click(within(edit).getByRole('button', { name: 'Save' }));
  expect(await within(screen.getByRole('article', { hidden: true })).findByText('Spouse')).toBeTruthy();

  await userEvent.click(await screen.findByRole('button', { name: 'Edit David' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No adults added yet')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('a refused change shows the error and keeps the input', async () => {
  const mother = await signUp();
  const { json: rex } = await mother.post('/api/household-members', { memberType: 'pet', name: 'Rex', petType: 'dog' });
  history.replaceState(null, '', '/household?tab=pet');
  renderPage(<HouseholdPage />, mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Rex' }));
  await mother.remove(`/api/household-members/${rex.id}`);
  await userEvent.type(await screen.findByLabelText('Breed'), 'Beagle');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error updating member')).toBeTruthy();
  expect(screen.getByText('404: Not found')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Breed').value).toBe('Beagle');
});

test('a failed addition, change or removal shows an error toast with its own title', async () => {
  const mother = await signUp();
  await mother.post('/api/household-members', { memberType: 'adult', name: 'Ana', relationship: 'self' });
  renderPage(<HouseholdPage />, withFailingWrites(mother));
  const expectError = async (title: string) => {
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('503: Please try again')).toBeTruthy();
  };

  await userEvent.click(screen.getAllByRole('button', { name: 'Add Adult' })[0] as HTMLElement);
  await userEvent.type(await screen.findByLabelText('Name'), 'David');
  await userEvent.selectOptions(screen.getByLabelText('Relationship'), 'partner');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectError('Error adding member');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('David');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana' }));
  await userEvent.type(await screen.findByLabelText('Notes'), 'Night shifts');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectError('Error updating member');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Delete Ana' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await expectError('Error removing member');
});

test.each([
  ['adult', 'Failed to fetch adults'],
  ['child', 'Failed to fetch children'],
  ['pet', 'Failed to fetch pets'],
])('a list of type %s that cannot be loaded shows an error', async (tab, message) => {
  history.replaceState(null, '', `/household?tab=${tab}`);
  const broken = async () => ({ status: 500, text: 'Broken', json: undefined, headers: {} });
  renderPage(<HouseholdPage />, { ...(await signUp()), request: broken });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a person chooses their own adult record, and the card of an adult without an account says so', async () => {
  const mother = await signUp();
  for (const name of ['Ana', 'David'])
    await mother.post('/api/household-members', { memberType: 'adult', name, relationship: 'other' });
  renderPage(<HouseholdPage />, mother);
  expect(await screen.findAllByText("Doesn't sign in yet")).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: 'This is me (Ana)' }));
  expect(await screen.findByText('This is you')).toBeTruthy();
  expect(screen.getAllByText("Doesn't sign in yet")).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^This is me/ })).toBe(null);
  expect(screen.queryByRole('button', { name: /^Choose account/ })).toBe(null);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Ana' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Not you? (Ana)' }));
  await waitFor(() => expect(screen.getAllByText("Doesn't sign in yet")).toHaveLength(2));
});

test('an owner chooses which family member an adult is', async () => {
  const [mother, father] = [await signUp({ firstName: 'Ana' }), await signUp({ firstName: 'Dave' })];
  await joinFamily(father, mother);
  await mother.post('/api/household-members', { memberType: 'adult', name: 'David', relationship: 'partner' });
  renderPage(<HouseholdPage />, mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose account (David)' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Which account is David's?" }));
  expect(dialog.getByRole('button', { name: 'Ana (you)' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Dave' }));
  expect(await screen.findByText('Signs in as Dave')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect((await mother.get('/api/household-members')).json).toMatchObject([{ linkedUserId: father.userId }]);
});
