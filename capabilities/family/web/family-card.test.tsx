import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { invitationToken, joinFamily } from '#testing/join-family.ts';
import { expectNothingKept, keepThingsOf } from '#testing/kept-things.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { FamilyCard } from './family-card.tsx';

const { signUp, visitor } = servedApp();

async function signUpCouple() {
  const [ana, david] = [
    await signUp({ firstName: 'Ana', lastName: 'Lopez' }),
    await signUp({ firstName: 'David', lastName: 'King', email: 'david@example.com' }),
  ];
  await joinFamily(david, ana);
  return { ana, david };
}

/** Stubs `location.assign`, which reloads the app at another address. */
function stubNavigation() {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  return assign;
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);

describe('the members', () => {
  test('are shown with their roles, and the current person is marked', async () => {
    const { david } = await signUpCouple();
    renderPage(<FamilyCard />, david);
    expect(await screen.findByRole('heading', { name: 'Family' })).toBeTruthy();
    expect(screen.getByText('The Lopez family')).toBeTruthy();
    expect((await rowOf('Ana Lopez')).getByText('Owner')).toBeTruthy();
    const ownRow = await rowOf('David King (You)');
    expect(ownRow.getByText('Member')).toBeTruthy();
    expect(ownRow.getByText('david@example.com')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Invite|Make|Remove/ })).toBeNull();
  });

  test('can be made owners and removed after a confirmation', async () => {
    const { ana, david } = await signUpCouple();
    renderPage(<FamilyCard />, ana);
    expect(await screen.findByText('To leave this family, make someone else an owner first.')).toBeTruthy();
    await press('Make owner: David King');
    expect(await screen.findByText('Make David King an owner?')).toBeTruthy();
    await confirm('Make owner');
    expect(await button('Make member: David King')).toBeTruthy();
    expect(await button('Leave family')).toBeTruthy();

    await press('Remove David King');
    expect(await screen.findByText('Remove David King from the family?')).toBeTruthy();
    await confirm('Remove');
    await waitFor(() => expect(screen.queryByText('David King')).toBeNull());
    expect((await david.get('/api/family')).status).toBe(403);
  });
});

test('the family can be renamed', async () => {
  const ana = await signUp({ lastName: 'Lopez' });
  renderPage(<FamilyCard />, ana);
  await press('Rename the family');
  const field = await screen.findByLabelText('Family name');
  await userEvent.clear(field);
  await press('Save');
  expect(await screen.findByText('Family name is required')).toBeTruthy();
  await userEvent.type(field, 'Casa Lopez');
  await press('Save');
  expect(await screen.findByText('Casa Lopez')).toBeTruthy();
});

describe('inviting', () => {
  const shownLink = async () => (await screen.findByLabelText<HTMLInputElement>('Invitation link')).value;
  const statusOf = async (link: string) => (await visitor.get(`/api/invitations/${link.split('/').at(-1)}`)).status;

  test('by email creates an open invitation with a link to copy', async () => {
    renderPage(<FamilyCard />, await signUp());
    await press('Invite someone');
    await userEvent.type(await screen.findByLabelText('Email (optional)'), 'david');
    await press('Create invitation');
    expect(await screen.findByText('Email must be an address like name@example.com')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Email (optional)'), '@example.com');
    await press('Create invitation');
    expect(await screen.findByText('Your Invitation Is Ready')).toBeTruthy();
    expect(await button('Copy link')).toBeTruthy();
    expect(await statusOf(await shownLink())).toBe(200);
    await press('Done');
    expect((await rowOf('david@example.com')).getByText(/^Valid until \w+ \d+, \d{4}$/)).toBeTruthy();
  });

  test('again replaces the old link, with and without an address', async () => {
    const ana = await signUp();
    const old = [await invitationToken(ana, 'david@example.com'), await invitationToken(ana)];
    renderPage(<FamilyCard />, ana);
    await press('New link for david@example.com');
    expect(await statusOf(await shownLink())).toBe(200);
    await press('Done');
    await press('New link for the invitation by link');
    expect(await statusOf(await shownLink())).toBe(200);
    for (const token of old) expect(await statusOf(token)).toBe(404);
    expect((await ana.get('/api/family')).json.invitations).toHaveLength(2);
  });

  test('can be withdrawn after a confirmation', async () => {
    const ana = await signUp();
    const token = await invitationToken(ana, 'david@example.com');
    renderPage(<FamilyCard />, ana);
    await press('Withdraw david@example.com');
    await confirm('Withdraw');
    await waitFor(() => expect(screen.queryByText('Open Invitations')).toBeNull());
    expect(await statusOf(token)).toBe(404);
  });
});

describe('changing families', () => {
  test('by leaving forgets what this browser kept, and reloads the app in the other family', async () => {
    const { david } = await signUpCouple();
    const assign = stubNavigation();
    await keepThingsOf(david);
    renderPage(<FamilyCard />, david);
    await press('Leave family');
    await confirm('Leave');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    await expectNothingKept();
    expect((await david.get('/api/family')).json.id).toBe(david.familyId);
  });

  test('by switching reloads the app too', async () => {
    const { david } = await signUpCouple();
    const assign = stubNavigation();
    renderPage(<FamilyCard />, david);
    await press('Switch to The King family');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    expect((await david.get('/api/family')).json.id).toBe(david.familyId);
  });
});

test('every failure shows its own error toast, and the input is kept', async () => {
  const { ana, david } = await signUpCouple();
  await ana.patch(`/api/family/members/${david.userId}`, { role: 'owner' });
  await invitationToken(ana, 'eva@example.com');
  renderPage(<FamilyCard />, withFailingWrites(david));
  const expectError = async (title: string) => {
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('503: Please try again')).toBeTruthy();
  };

  await press('Rename the family');
  await userEvent.type(await screen.findByLabelText('Family name'), ' of ours');
  await press('Save');
  await expectError('Error renaming the family');
  expect(screen.getByLabelText<HTMLInputElement>('Family name').value).toBe('The Lopez family of ours');
  await press('Cancel');

  await press('Make member: Ana Lopez');
  await confirm('Make member');
  await expectError('Error changing the role');
  await press('Remove Ana Lopez');
  await confirm('Remove');
  await expectError('Error removing the member');
  await press('New link for eva@example.com');
  await expectError('Error creating the invitation');
  await press('Withdraw eva@example.com');
  await confirm('Withdraw');
  await expectError('Error withdrawing the invitation');
  await press('Switch to The King family');
  await expectError('Error switching families');
  await press('Leave family');
  await confirm('Leave');
  await expectError('Error leaving the family');
});

test('a family that cannot be loaded shows an error with a retry button', async () => {
  const broken = async () => ({ status: 500, text: 'Broken', json: undefined, headers: {} });
  renderPage(<FamilyCard />, { ...(await signUp()), request: broken });
  expect(await screen.findByText("We couldn't load your family.")).toBeTruthy();
  expect(await button('Try again')).toBeTruthy();
});
