import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startSession } from '#capabilities/account/server/store.ts';
import { joinFamily } from '#testing/join-family.ts';
import { type Client, isolatedApp } from '#testing/test-app.ts';

const { app, database, signUp } = await isolatedApp();
const address = await app.listen({ port: 0, host: '127.0.0.1' });

type SignedUp = Awaited<ReturnType<typeof signUp>>;

const familyOf = async (person: Client) => (await person.get('/api/family')).json;
const memberNames = async (person: Client) =>
  (await familyOf(person)).members.map(({ name }: { name: string }) => name);
const setRole = (person: SignedUp, to: 'owner' | 'member', by: Client) =>
  by.patch(`/api/family/members/${person.userId}`, { role: to });
const remove = (person: SignedUp, by: Client) => by.remove(`/api/family/members/${person.userId}`);
const removed = { status: 403, text: 'You no longer belong to this family' };

/** Signs up Ana, an owner, and David, a member of her family. */
async function signUpCouple() {
  const [ana, david] = [await signUp({ firstName: 'Ana', lastName: 'Lopez' }), await signUp({ firstName: 'David' })];
  await joinFamily(david, ana);
  return { ana, david };
}

/** Opens a stream of live changes; `untilItEnds` resolves when the server closes it. */
async function listen({ cookie }: SignedUp) {
  const { body } = await fetch(`${address}/api/changes`, { headers: { cookie } });
  return { untilItEnds: () => new Response(body).text() };
}

describe('the family', () => {
  test("shows its members, owners first, and the person's families", async () => {
    const { ana, david } = await signUpCouple();
    expect(await familyOf(david)).toEqual({
      id: ana.familyId,
      name: 'The Lopez family',
      timeZone: 'UTC',
      habits: { clock: '12', units: 'us' },
      role: 'member',
      members: [
        { id: ana.userId, name: 'Ana Lopez', role: 'owner', isYou: false, ...anyEmail, joinedAt: expect.any(String) },
        { id: david.userId, name: 'David', role: 'member', isYou: true, ...anyEmail, joinedAt: expect.any(String) },
      ],
      invitations: [],
      families: [
        { id: david.familyId, name: 'My family', isCurrent: false },
        { id: ana.familyId, name: 'The Lopez family', isCurrent: true },
      ],
    });
  });
  const anyEmail = { email: expect.stringContaining('@') };

  test('can be renamed by any member, but not to a blank name', async () => {
    const { ana, david } = await signUpCouple();
    expect((await david.patch('/api/family', { name: ' The Lopez-Kings ' })).status).toBe(204);
    expect((await familyOf(ana)).name).toBe('The Lopez-Kings');
    expect(await david.patch('/api/family', { name: ' ' })).toMatchObject({
      status: 400,
      text: 'Family name is required',
    });
  });
});

describe('roles', () => {
  test('can be changed by owners only', async () => {
    const { ana, david } = await signUpCouple();
    expect(await setRole(david, 'owner', david)).toMatchObject({
      status: 403,
      text: 'Only an owner of the family can change roles',
    });
    expect((await setRole(david, 'owner', ana)).status).toBe(204);
    expect((await setRole(ana, 'member', david)).status).toBe(204);
    expect((await familyOf(ana)).role).toBe('member');
  });

  test('always leave at least one owner, even when two step down at once', async () => {
    const { ana, david } = await signUpCouple();
    expect(await setRole(ana, 'member', ana)).toMatchObject({ status: 409, text: 'Make someone else an owner first' });
    await setRole(david, 'owner', ana);
    const answers = await Promise.all([setRole(ana, 'member', ana), setRole(david, 'member', david)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  test('of a person outside the family cannot be changed', async () => {
    const { ana } = await signUpCouple();
    const stranger = await signUp();
    expect((await setRole(stranger, 'member', ana)).status).toBe(404);
    expect((await familyOf(stranger)).role).toBe('owner');
    expect(await ana.patch(`/api/family/members/${ana.userId}`, { role: 'admin' })).toMatchObject({
      status: 400,
      text: 'Role must be one of owner, member',
    });
  });

  test('changed from owner to member withdraw the open invitations of the person', async () => {
    const { ana, david } = await signUpCouple();
    await setRole(david, 'owner', ana);
    const { json } = await david.post('/api/family/invitations', {});
    await setRole(david, 'member', ana);
    const stranger = await signUp();
    expect((await stranger.post(`/api/invitations/${json.link.split('/').at(-1)}/accept`)).status).toBe(404);
  });
});

describe('removing a member', () => {
  test('ends their access at once, and they continue in their own family', async () => {
    const { ana, david } = await signUpCouple();
    const stream = await listen(david);
    expect((await remove(david, ana)).status).toBe(204);
    await stream.untilItEnds();
    expect(await david.get('/api/children')).toMatchObject(removed);
    expect(await familyOf(david)).toMatchObject({ id: david.familyId, role: 'owner' });
    expect(await memberNames(ana)).toEqual(['Ana Lopez']);
  });

  test('is for owners only, and refused for oneself and for outsiders', async () => {
    const { ana, david } = await signUpCouple();
    expect(await remove(ana, david)).toMatchObject({
      status: 403,
      text: 'Only an owner of the family can remove someone',
    });
    expect(await remove(ana, ana)).toMatchObject({
      status: 409,
      text: "You can't remove yourself. Leave the family instead",
    });
    expect((await remove(await signUp(), ana)).status).toBe(404);
    await remove(david, ana);
    expect((await remove(david, ana)).status).toBe(404);
  });

  test('withdraws an invitation that they created as an owner', async () => {
    const { ana, david } = await signUpCouple();
    await setRole(david, 'owner', ana);
    const { json } = await david.post('/api/family/invitations', {});
    await remove(david, ana);
    await david.get('/api/family');
    expect((await david.post(`/api/invitations/${json.link.split('/').at(-1)}/accept`)).status).toBe(404);
  });
});

describe('leaving', () => {
  test("moves all the person's sessions to their own family and ends their live stream", async () => {
    const { ana, david } = await signUpCouple();
    const second = await startSession(database, { userId: david.userId, familyId: ana.familyId });
    const stream = await listen(david);
    expect((await david.post('/api/family/leave')).status).toBe(204);
    await stream.untilItEnds();
    expect((await familyOf(david)).id).toBe(david.familyId);
    const elsewhere = await david.request({ url: '/api/family', headers: { cookie: `session=${second}` } });
    expect(elsewhere.json.id).toBe(david.familyId);
    expect(await memberNames(ana)).toEqual(['Ana Lopez']);
  });

  test('is refused for the last owner and for the only member', async () => {
    const { ana } = await signUpCouple();
    expect(await ana.post('/api/family/leave')).toMatchObject({
      status: 409,
      text: "You're the only owner. Make someone else an owner before you leave",
    });
    expect(await (await signUp()).post('/api/family/leave')).toMatchObject({
      status: 409,
      text: "You're the only one in this family. Delete it instead",
    });
  });

  test('at the same time as the other owner works for only one of them', async () => {
    const { ana, david } = await signUpCouple();
    await setRole(david, 'owner', ana);
    const answers = await Promise.all([ana.post('/api/family/leave'), david.post('/api/family/leave')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

describe('switching', () => {
  test('affects only the session of this browser', async () => {
    const { ana, david } = await signUpCouple();
    await ana.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const second = await startSession(database, { userId: david.userId, familyId: ana.familyId });
    expect((await david.post('/api/family/switch', { familyId: david.familyId })).status).toBe(204);
    expect((await david.get('/api/children')).json).toEqual([]);
    const elsewhere = await david.request({ url: '/api/children', headers: { cookie: `session=${second}` } });
    expect(elsewhere.json).toHaveLength(1);
  });

  test('is possible only to families the person belongs to', async () => {
    const [ana, stranger] = [await signUp(), await signUp()];
    for (const familyId of [ana.familyId, randomUUID()])
      expect((await stranger.post('/api/family/switch', { familyId })).status).toBe(404);
    expect((await stranger.post('/api/family/switch', { familyId: 'x' })).status).toBe(400);
    expect((await familyOf(stranger)).id).toBe(stranger.familyId);
  });
});
