import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { ChildrenPage } from './children-page.tsx';

const { signUp } = servedApp();

test('the empty page offers to add the first child, and an added child appears', async () => {
  const mother = await signUp();
  renderPage(<ChildrenPage />, mother);
  expect(screen.getByTestId('page-children')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Children' })).toBeTruthy();
  expect(screen.getByText("Manage your children's profiles, preferences and milestones")).toBeTruthy();
  await screen.findByText('No children added yet');
  await userEvent.click(screen.getByRole('button', { name: 'Add Your First Child' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Child' });
  await userEvent.type(await within(dialog).findByLabelText('Name'), 'Mia');
  await userEvent.type(within(dialog).getByLabelText('Birthdate'), '2019-03-04');
  await userEvent.click(within(dialog).getByRole('button', { name: /^More/ }));
  await userEvent.type(within(dialog).getByLabelText('Allergies'), 'peanuts, , sesame ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Child added successfully')).toBeTruthy();
  expect(screen.getByText('You can now track milestones and generate birthday wishlists.')).toBeTruthy();
  expect(screen.getByText('Mar 4, 2019')).toBeTruthy();
  expect((await mother.get('/api/children')).json).toMatchObject([{ name: 'Mia', allergies: ['peanuts', 'sesame'] }]);
});

test('a profile without name and birthdate is not saved, and the fields show errors', async () => {
  const mother = await signUp();
  renderPage(<ChildrenPage />, mother);
  await userEvent.click(screen.getByRole('button', { name: 'Add Child' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Birthdate is required')).toBeTruthy();
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect((await mother.get('/api/children')).json).toEqual([]);
});

test('editing sends only the changed fields, so that concurrent changes are kept', async () => {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', shoeSize: '28' });
  renderPage(<ChildrenPage />, mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Mia' }));
  const dialog = await screen.findByRole('dialog', { name: "Edit Mia's Profile" });
  await mother.patch(`/api/children/${mia.id}`, { clothingSize: '122' });
  await userEvent.clear(await within(dialog).findByLabelText('Shoe size'));
  await userEvent.type(within(dialog).getByLabelText('Shoe size'), '30');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Child updated successfully')).toBeTruthy();
  expect((await mother.get('/api/children')).json).toMatchObject([{ shoeSize: '30', clothingSize: '122' }]);
});

test('deleting asks for confirmation with a warning, then removes the child', async () => {
  const mother = await signUp();
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  renderPage(<ChildrenPage />, mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Mia' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Mia?' });
  expect(within(question).getByText(/wishlists, milestones and planned meals/)).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Child removed')).toBeTruthy();
  expect((await mother.get('/api/children')).json).toEqual([]);
});

test('deleting a child that no longer exists shows the error from the server', async () => {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  renderPage(<ChildrenPage />, mother);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Mia' }));
  await mother.remove(`/api/children/${mia.id}`);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error removing child')).toBeTruthy();
  expect(screen.getByText('404: Not found')).toBeTruthy();
});

test('failed saves show error toasts with their own titles', async () => {
  const mother = await signUp();
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  renderPage(<ChildrenPage />, withFailingWrites(mother));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Mia' }));
  await userEvent.type(await screen.findByLabelText('Shoe size'), '30');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error updating child')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Child' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Leo');
  await userEvent.type(screen.getByLabelText('Birthdate'), '2022-06-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error adding child')).toBeTruthy();
  expect(screen.getByText('503: Please try again')).toBeTruthy();
});
