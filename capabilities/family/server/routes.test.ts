import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startSession } from '#capabilities/account/server/store.ts';
import { joinFamily } from '#testing/join-family.ts';
import { type Client, isolatedApp } from '#testing/test-app.ts';

const { app, database, signUp } = await isolatedApp();
const address = await app.listen({ port: 0, host: '127.0.0.1' });

type SignedUp = Awaited<ReturnType<typeof signUp>>;

const family = async (person: Client) => (await person.get('/api/family')).json;
const namesIn = async (person: Client) => (await family(person)).members.map(({ name }: { name: string }) => name);
const role = (person: SignedUp, to: 'owner' | 'member', by: Client) =>
  by.patch(`/api/family/members/${person.userId}`, { role: to });
const remove = (person: SignedUp, by: Client) => by.remove(`/api/family/members/${person.userId}`);
const removed = { status: 403, text: 'You no longer belong to this family' };

/** Ana, who owns the family, and David, a member. */
async function couple() {
  const [ana, david] = [await signUp({ firstName: 'Ana', lastName: 'Lopez' }), await signUp({ firstName: 'David' })];
  await joinFamily(david, ana);
  return { ana, david };
}

/** Everything that a live stream brings until the server ends it. */
async function listen({ cookie }: SignedUp) {
  const { body } = await fetch(`${address}/api/changes`, { headers: { cookie } });
  return { untilItEnds: () => new Response(body).text() };
}

describe('the family', () => {
  test('shows its members, owners first, and whose it is', async () => {
    const { ana, david } = await couple();
    expect(await family(david)).toEqual({
      id: ana.familyId,
      name: 'The Lopez family',
      timeZone: 'UTC',
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

  test('is renamed by any member, and a name must say something', async () => {
    const { ana, david } = await couple();
    expect((await david.patch('/api/family', { name: ' The Lopez-Kings ' })).status).toBe(204);
    expect((await family(ana)).name).toBe('The Lopez-Kings');
    expect(await david.patch('/api/family', { name: ' ' })).toMatchObject({
      status: 400,
      text: 'Family name is required',
    });
  });
});

describe('roles', () => {
  test('are changed by owners only', async () => {
    const { ana, david } = await couple();
    expect(await role(david, 'owner', david)).toMatchObject({
      status: 403,
      text: 'Only an owner of the family can change roles',
    });
    expect((await role(david, 'owner', ana)).status).toBe(204);
    expect((await role(ana, 'member', david)).status).toBe(204);
    expect((await family(ana)).role).toBe('member');
  });

  test('always leave an owner, even when two owners step down at once', async () => {
    const { ana, david } = await couple();
    expect(await role(ana, 'member', ana)).toMatchObject({ status: 409, text: 'Make somebody else an owner first' });
    await role(david, 'owner', ana);
    const answers = await Promise.all([role(ana, 'member', ana), role(david, 'member', david)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  test('of somebody who is not in the family cannot be changed', async () => {
    const { ana } = await couple();
    const stranger = await signUp();
    expect((await role(stranger, 'member', ana)).status).toBe(404);
    expect((await family(stranger)).role).toBe('owner');
    expect(await ana.patch(`/api/family/members/${ana.userId}`, { role: 'admin' })).toMatchObject({
      status: 400,
      text: 'Role must be one of owner, member',
    });
  });

  test('an owner who becomes a member leaves no open invitation behind', async () => {
    const { ana, david } = await couple();
    await role(david, 'owner', ana);
    const { json } = await david.post('/api/family/invitations', {});
    await role(david, 'member', ana);
    const stranger = await signUp();
    expect((await stranger.post(`/api/invitations/${json.link.split('/').at(-1)}/accept`)).status).toBe(404);
  });
});

describe('removing somebody', () => {
  test('ends her access at once: her next request is refused, and she goes on in a family of her own', async () => {
    const { ana, david } = await couple();
    const stream = await listen(david);
    expect((await remove(david, ana)).status).toBe(204);
    await stream.untilItEnds();
    expect(await david.get('/api/children')).toMatchObject(removed);
    expect(await family(david)).toMatchObject({ id: david.familyId, role: 'owner' });
    expect(await namesIn(ana)).toEqual(['Ana Lopez']);
  });

  test('is for owners, and not for oneself or for strangers', async () => {
    const { ana, david } = await couple();
    expect(await remove(ana, david)).toMatchObject({
      status: 403,
      text: 'Only an owner of the family can remove somebody',
    });
    expect(await remove(ana, ana)).toMatchObject({
      status: 409,
      text: 'You cannot remove yourself. Leave the family instead',
    });
    expect((await remove(await signUp(), ana)).status).toBe(404);
    await remove(david, ana);
    expect((await remove(david, ana)).status).toBe(404);
  });

  test('closes the way back by an invitation she made as an owner', async () => {
    const { ana, david } = await couple();
    await role(david, 'owner', ana);
    const { json } = await david.post('/api/family/invitations', {});
    await remove(david, ana);
    await david.get('/api/family');
    expect((await david.post(`/api/invitations/${json.link.split('/').at(-1)}/accept`)).status).toBe(404);
  });
});

describe('leaving', () => {
  test('moves all her browsers that were in the family to one of her own, and the others hear of it', async () => {
    const { ana, david } = await couple();
    const second = await startSession(database, { userId: david.userId, familyId: ana.familyId });
    const stream = await listen(david);
    expect((await david.post('/api/family/leave')).status).toBe(204);
    await stream.untilItEnds();
    expect((await family(david)).id).toBe(david.familyId);
    const elsewhere = await david.request({ url: '/api/family', headers: { cookie: `session=${second}` } });
    expect(elsewhere.json.id).toBe(david.familyId);
    expect(await namesIn(ana)).toEqual(['Ana Lopez']);
  });

  test('is refused to the last owner, and to whoever is alone', async () => {
    const { ana } = await couple();
    expect(await ana.post('/api/family/leave')).toMatchObject({
      status: 409,
      text: 'You are the only owner. Make somebody else an owner before you leave',
    });
    expect(await (await signUp()).post('/api/family/leave')).toMatchObject({
      status: 409,
      text: 'You are the only one in this family. Delete it instead',
    });
  });

  test('two owners who leave at once: one stays', async () => {
    const { ana, david } = await couple();
    await role(david, 'owner', ana);
    const answers = await Promise.all([ana.post('/api/family/leave'), david.post('/api/family/leave')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

describe('switching', () => {
  test('changes what this browser shows, and no other', async () => {
    const { ana, david } = await couple();
    await ana.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const second = await startSession(database, { userId: david.userId, familyId: ana.familyId });
    expect((await david.post('/api/family/switch', { familyId: david.familyId })).status).toBe(204);
    expect((await david.get('/api/children')).json).toEqual([]);
    const elsewhere = await david.request({ url: '/api/children', headers: { cookie: `session=${second}` } });
    expect(elsewhere.json).toHaveLength(1);
  });

  test('leads only into families she belongs to', async () => {
    const [ana, stranger] = [await signUp(), await signUp()];
    for (const familyId of [ana.familyId, randomUUID()])
      expect((await stranger.post('/api/family/switch', { familyId })).status).toBe(404);
    expect((await stranger.post('/api/family/switch', { familyId: 'x' })).status).toBe(400);
    expect((await family(stranger)).id).toBe(stranger.familyId);
  });
});
