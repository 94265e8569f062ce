import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { today } from '#core/dates.ts';
import { closePage } from '#testing/close-page.ts';
import { joinFamily } from '#testing/join-family.ts';
import { expectNothingKept, keepThingsOf } from '#testing/kept-things.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { YourDataCard } from './your-data-card.tsx';

const { signUp: signUpOnly, proveIdentity } = servedApp();
/** Signs up a person with a recent proof. */
const signUp: typeof signUpOnly = async (names) => {
  const person = await signUpOnly(names);
  await proveIdentity(person);
  return person;
};

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const pressInside = async (name: string) => {
  await press('Your Data');
  await press(name);
};

function show(person: Client) {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  renderPage(<YourDataCard />, person);
  return assign;
}

describe('the download', () => {
  test('is a file with all data, named after the date', async () => {
    const ana = await signUp();
    await ana.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const files: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`, revokeObjectURL: vi.fn() });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    show(ana);
    await pressInside('Download everything');
    await waitFor(() => expect(names).toEqual([`mothership-${today()}.json`]));
    const archive = JSON.parse((await files[0]?.text()) ?? '');
    expect(archive).toMatchObject({ format: 1, records: { household_members: [{ name: 'Mia' }] } });
  });

  test('shows an error if it fails', async () => {
    const broken = async () => ({ status: 503, text: 'Please try again', json: undefined, headers: {} });
    show({ ...(await signUp()), request: broken });
    await pressInside('Download everything');
    expect(await screen.findByText('Error downloading your data')).toBeTruthy();
    expect(await button('Download everything')).toBeTruthy();
  });
});

describe('deleting', () => {
  test('the family requires the confirmation text and reloads the app afterwards', async () => {
    const ana = await signUp();
    await keepThingsOf(ana);
    const assign = show(ana);
    await pressInside('Delete our family');
    expect(await screen.findByText("This can't be undone.")).toBeTruthy();
    await userEvent.type(await screen.findByLabelText('Type "delete our family" to confirm'), 'delete');
    const [, confirm] = screen.getAllByRole('button', { name: 'Delete our family', hidden: true });
    await userEvent.click(confirm as HTMLElement);
    expect(await screen.findByText('Please type "delete our family" to confirm')).toBeTruthy();
    expect((await ana.get('/api/family')).json.id).toBe(ana.familyId);
    await userEvent.type(screen.getByLabelText('Type "delete our family" to confirm'), ' our family{Enter}');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    await expectNothingKept();
    expect((await ana.get('/api/family')).json.id).not.toBe(ana.familyId);
  });

  test('asks to sign in again first, and reopens the dialog on return', async () => {
    const ana = await signUpOnly();
    show(ana);
    await pressInside('Delete my account');
    const again = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Sign in again' });
    expect(again.getAttribute('href')).toBe('/api/login?again&returnTo=%2Fprofile%3Ftab%3Daccount%23delete-my-account');
    expect(screen.queryByLabelText('Type "delete my account" to confirm')).toBeNull();
    expect((await ana.post('/api/account/erase', { confirmation: 'delete my account' })).status).toBe(403);
    await closePage();

    await proveIdentity(ana);
    queryClient.clear();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/profile?tab=account#delete-my-account');
    renderPage(<YourDataCard />, ana);
    expect(await screen.findByLabelText('Type "delete my account" to confirm')).toBeTruthy();
    expect([location.search, location.hash]).toEqual(['?tab=account', '']);
  });

  test('the family is offered to owners only, and an account to everyone', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    await keepThingsOf(david);
    const assign = show(david);
    await pressInside('Delete my account');
    expect(screen.queryByRole('button', { name: 'Delete our family', hidden: true })).toBeNull();
    await userEvent.type(
      await screen.findByLabelText('Type "delete my account" to confirm'),
      'Delete my account{Enter}',
    );
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    await expectNothingKept();
    expect((await david.get('/api/auth/user')).status).toBe(401);
  });

  test('shows the reason if the server refuses', async () => {
    const [ana, david] = [await signUp({ lastName: 'Lopez' }), await signUp()];
    await joinFamily(david, ana);
    show(ana);
    await pressInside('Delete my account');
    await userEvent.type(
      await screen.findByLabelText('Type "delete my account" to confirm'),
      'delete my account{Enter}',
    );
    expect(await screen.findByText('Error deleting your account')).toBeTruthy();
    expect(screen.getByText(/^409: You're the only owner of "The Lopez family"/)).toBeTruthy();
  });

  test('shows an error if it fails and does not leave the page', async () => {
    const ana = await signUp();
    const assign = show(withFailingWrites(ana));
    await pressInside('Delete our family');
    await userEvent.type(
      await screen.findByLabelText('Type "delete our family" to confirm'),
      'delete our family{Enter}',
    );
    expect(await screen.findByText('Error deleting the family')).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });
});
