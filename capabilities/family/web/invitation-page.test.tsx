import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { acrossFamilies } from '#server/database/scope.ts';
import { invitationToken, joinFamily } from '#testing/join-family.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, testApp } from '#testing/test-app.ts';
import { InvitationPage } from './invitation-page.tsx';

const { database, signUp, visitor } = await testApp();

function open(token: string, person: Client = visitor, email?: string) {
  history.replaceState(null, '', `/invite/${token}`);
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  const user = email === undefined ? undefined : { id: '', firstName: null, lastName: null, email };
  renderPage(
    <Route path="/invite/:token">
      <InvitationPage user={user} />
    </Route>,
    person,
  );
  return assign;
}

const ana = await signUp({ firstName: 'Ana', lastName: 'Lopez' });

test('a visitor sees the inviter and the family, and a sign-in link that returns here', async () => {
  const token = await invitationToken(ana);
  open(token);
  expect(await screen.findByRole('heading', { level: 1, name: 'Join the Lopez family' })).toBeTruthy();
  expect(screen.getByText('Ana Lopez')).toBeTruthy();
  expect(screen.getByText(/^Valid until \w+ \d+, \d{4}\.$/)).toBeTruthy();
  expect(document.title).toBe('Join the Lopez family · Mothership');
  const link = screen.getByRole('link', { name: 'Sign In / Sign Up' });
  expect(link.getAttribute('href')).toBe(`/api/login?returnTo=%2Finvite%2F${token}`);
  expect(screen.queryByRole('button', { name: /Join/ })).toBeNull();
});

test('a signed-in person sees their account and joins with one tap', async () => {
  const david = await signUp();
  const token = await invitationToken(ana);
  const assign = open(token, david, 'david@example.com');
  expect(await screen.findByText('david@example.com')).toBeTruthy();
  expect(screen.getByText(/you can switch to it from your profile/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Join the Lopez family' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(screen.getByRole('button', { name: 'Joining...' })).toBeTruthy();
  expect((await david.get('/api/family')).json.id).toBe(ana.familyId);
});

test('a person who already belongs to the family sees a message', async () => {
  const assign = open(await invitationToken(ana), ana, 'ana@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Join the Lopez family' }));
  expect(await screen.findByRole('heading', { name: 'You already belong to the Lopez family' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(assign).not.toHaveBeenCalled();
});

const used = async () => {
  const token = await invitationToken(ana);
  await (await signUp()).post(`/api/invitations/${token}/accept`);
  return token;
};
const withdrawn = async () => {
  const { json } = await ana.post('/api/family/invitations', {});
  await ana.remove(`/api/family/invitations/${json.id}`);
  return json.link.split('/').at(-1);
};
const expired = async () => {
  const owner = await signUp();
  const token = await invitationToken(owner);
  await acrossFamilies(database).execute(sql`
    update invitations set expires_at = now() where family_id = ${owner.familyId}`);
  return token;
};

test.each([
  ['used', used, 'This invitation has already been used'],
  ['withdrawn', withdrawn, 'This invitation was withdrawn'],
  ['expired', expired, 'This invitation has expired'],
  ['unknown', async () => 'nothing', "We don't recognize this invitation"],
])('an invitation that is %s shows a message with a link to the start page', async (_state, tokenOf, title) => {
  open(await tokenOf());
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});

test('joining with an invitation that became invalid meanwhile shows the reason', async () => {
  const david = await signUp();
  const token = await invitationToken(ana);
  open(token, david, 'david@example.com');
  await screen.findByRole('button', { name: 'Join the Lopez family' });
  await joinFamily(await signUp(), ana);
  await (await signUp()).post(`/api/invitations/${token}/accept`);
  await userEvent.click(screen.getByRole('button', { name: 'Join the Lopez family' }));
  expect(await screen.findByRole('heading', { name: 'This invitation has already been used' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
});

test('a failed join shows an error and can be retried', async () => {
  const david = await signUp();
  const token = await invitationToken(ana);
  open(token, withFailingWrites(david), 'david@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Join the Lopez family' }));
  expect(await screen.findByText('Error joining the family')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join the Lopez family' })).toBeTruthy();
});

test('an invitation that cannot be loaded shows a retry button', async () => {
  open('x', { ...visitor, request: async () => ({ status: 500, text: 'Broken', json: undefined, headers: {} }) });
  expect(await screen.findByText("We couldn't load the invitation.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
