import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { HouseholdPage } from './household-page.tsx';

const { signUp } = servedApp();

/** A red pixel. jsdom cannot scale pictures, so the scaled one is always this. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const isReadable = vi.fn(() => true);
vi.mock('#web/ui/scaled-picture.ts', () => ({
  scaledPicture: () =>
    isReadable() ? Promise.resolve(`data:image/png;base64,${pixel}`) : Promise.reject(new Error('It is no picture')),
}));

beforeEach(() => history.replaceState(null, '', '/household?tab=pet'));

async function householdWithRex() {
  const mother = await signUp();
  await mother.post('/api/household-members', { memberType: 'pet', name: 'Rex', petType: 'dog' });
  const photoVersion = async () => (await mother.get('/api/household-members')).json[0].photoVersion;
  renderPage(<HouseholdPage />, mother);
  return { mother, photoVersion };
}

const photo = new File(['...'], 'rex.png', { type: 'image/png' });
const choose = async () => userEvent.upload(await screen.findByLabelText('Add a photo of Rex'), photo);

test('a photo can be added from the card, looked at, removed, and brought back', async () => {
  const { photoVersion } = await householdWithRex();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Photo of Rex' }));
  const version = await photoVersion();
  const dialog = within(await screen.findByRole('dialog', { name: 'Rex' }));
  expect((await dialog.findByRole<HTMLImageElement>('img', { name: 'Rex' })).src).toContain(`size=large&v=${version}`);
  expect(dialog.getByText('Only your family can see it.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeTruthy();
  expect(await screen.findByLabelText('Add a photo of Rex')).toBeTruthy();
  expect(await photoVersion()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Photo of Rex' })).toBeTruthy();
});

test('Undo takes a first photo away again', async () => {
  const { photoVersion } = await householdWithRex();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByLabelText('Add a photo of Rex')).toBeTruthy();
  expect(await photoVersion()).toBeNull();
});

test('a file that is no picture is refused with a sentence', async () => {
  const { photoVersion } = await householdWithRex();
  isReadable.mockReturnValueOnce(false);
  await choose();
  expect(await screen.findByText("We couldn't read that photo. Please try a JPEG or PNG.")).toBeTruthy();
  expect(await photoVersion()).toBeNull();
});
