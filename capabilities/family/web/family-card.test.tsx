import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { invitationToken, joinFamily } from '#testing/join-family.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { FamilyCard } from './family-card.tsx';

const { signUp, visitor } = servedApp();

async function couple() {
  const [ana, david] = [
    await signUp({ firstName: 'Ana', lastName: 'Lopez' }),
    await signUp({ firstName: 'David', lastName: 'King', email: 'david@example.com' }),
  ];
  await joinFamily(david, ana);
  return { ana, david };
}

/** Where the browser was sent with everything new. */
function stubNavigation() {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  return assign;
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);

describe('the members', () => {
  test('are shown with their roles, and she finds herself', async () => {
    const { david } = await couple();
    renderPage(<FamilyCard />, david);
    expect(await screen.findByRole('heading', { name: 'Family' })).toBeTruthy();
    expect(screen.getByText('The Lopez family')).toBeTruthy();
    expect((await rowOf('Ana Lopez')).getByText('Owner')).toBeTruthy();
    const herself = await rowOf('David King (You)');
    expect(herself.getByText('Member')).toBeTruthy();
    expect(herself.getByText('david@example.com')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Invite|Make|Remove/ })).toBeNull();
  });

  test('become owners, and go, after a question', async () => {
    const { ana, david } = await couple();
    renderPage(<FamilyCard />, ana);
    expect(await screen.findByText('To leave this family, make somebody else an owner first.')).toBeTruthy();
    await press('Make owner: David King');
    expect(await screen.findByText('Make David King an owner?')).toBeTruthy();
    await answer('Make owner');
    expect(await button('Make member: David King')).toBeTruthy();
    expect(await button('Leave family')).toBeTruthy();

    await press('Remove David King');
    expect(await screen.findByText('Remove David King from the family?')).toBeTruthy();
    await answer('Remove');
    await waitFor(() => expect(screen.queryByText('David King')).toBeNull());
    expect((await david.get('/api/family')).status).toBe(403);
  });
});

test('the family is renamed', async () => {
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
  const state = async (link: string) => (await visitor.get(`/api/invitations/${link.split('/').at(-1)}`)).status;

  test('by e-mail makes an open invitation with a link to copy', async () => {
    renderPage(<FamilyCard />, await signUp());
    await press('Invite somebody');
    await userEvent.type(await screen.findByLabelText('E-mail (optional)'), 'david');
    await press('Create invitation');
    expect(await screen.findByText('E-mail must be an address like name@example.com')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('E-mail (optional)'), '@example.com');
    await press('Create invitation');
    expect(await screen.findByText('The invitation is ready')).toBeTruthy();
    expect(await button('Copy link')).toBeTruthy();
    expect(await state(await shownLink())).toBe(200);
    await press('Done');
    expect((await rowOf('david@example.com')).getByText(/^Valid until \w+ \d+, \d{4}$/)).toBeTruthy();
  });

  test('a new link takes the place of the old one, with an address and without', async () => {
    const ana = await signUp();
    const old = [await invitationToken(ana, 'david@example.com'), await invitationToken(ana)];
    renderPage(<FamilyCard />, ana);
    await press('New link for david@example.com');
    expect(await state(await shownLink())).toBe(200);
    await press('Done');
    await press('New link for the invitation by link');
    expect(await state(await shownLink())).toBe(200);
    for (const token of old) expect(await state(token)).toBe(404);
    expect((await ana.get('/api/family')).json.invitations).toHaveLength(2);
  });

  test('is taken back after a question', async () => {
    const ana = await signUp();
    const token = await invitationToken(ana, 'david@example.com');
    renderPage(<FamilyCard />, ana);
    await press('Withdraw david@example.com');
    await answer('Withdraw');
    await waitFor(() => expect(screen.queryByText('Open invitations')).toBeNull());
    expect(await state(token)).toBe(404);
  });
});

describe('going elsewhere', () => {
  test('by leaving begins anew in her other family', async () => {
    const { david } = await couple();
    const assign = stubNavigation();
    renderPage(<FamilyCard />, david);
    await press('Leave family');
    await answer('Leave');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    expect((await david.get('/api/family')).json.id).toBe(david.familyId);
  });

  test('by switching too', async () => {
    const { david } = await couple();
    const assign = stubNavigation();
    renderPage(<FamilyCard />, david);
    await press('Switch to The King family');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    expect((await david.get('/api/family')).json.id).toBe(david.familyId);
  });
});

test('whatever fails is told under its own title, and what she typed is still there', async () => {
  const { ana, david } = await couple();
  await ana.patch(`/api/family/members/${david.userId}`, { role: 'owner' });
  await invitationToken(ana, 'eva@example.com');
  renderPage(<FamilyCard />, withFailingWrites(david));
  const told = async (title: string) => {
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('503: Please try again')).toBeTruthy();
  };

  await press('Rename the family');
  await userEvent.type(await screen.findByLabelText('Family name'), ' of ours');
  await press('Save');
  await told('Error renaming the family');
  expect(screen.getByLabelText<HTMLInputElement>('Family name').value).toBe('The Lopez family of ours');
  await press('Cancel');

  await press('Make member: Ana Lopez');
  await answer('Make member');
  await told('Error changing the role');
  await press('Remove Ana Lopez');
  await answer('Remove');
  await told('Error removing the member');
  await press('New link for eva@example.com');
  await told('Error creating the invitation');
  await press('Withdraw eva@example.com');
  await answer('Withdraw');
  await told('Error withdrawing the invitation');
  await press('Switch to The King family');
  await told('Error switching families');
  await press('Leave family');
  await answer('Leave');
  await told('Error leaving the family');
});

test('a family that cannot be loaded says so and can be asked for again', async () => {
  const broken = async () => ({ status: 500, text: 'Broken', json: undefined, headers: {} });
  renderPage(<FamilyCard />, { ...(await signUp()), request: broken });
  expect(await screen.findByText('Your family could not be loaded.')).toBeTruthy();
  expect(await button('Try again')).toBeTruthy();
});
