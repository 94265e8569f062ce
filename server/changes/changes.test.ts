import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { proveIdentity } from '#testing/sign-in.ts';
import { isolatedApp } from '#testing/test-app.ts';
import { createServer } from '../http/create-server.ts';
import { mountChanges } from './changes.ts';

const { app, database, signUp, visitor } = await isolatedApp();
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const open: AbortController[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.abort();
});

/** Opens a stream and returns functions that read its next event. */
async function listen(cookie: string, server = address) {
  const controller = new AbortController();
  open.push(controller);
  const answer = await fetch(`${server}/api/changes`, { headers: { cookie }, signal: controller.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function nextIncludingBeats() {
    for (;;) {
      const event = /event: (\w+)\ndata: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return { event: event[1], data: JSON.parse(event[2] ?? '{}') };
      }
      const part = await reader?.read();
      if (!part || part.done) return undefined;
      text += part.value;
    }
  }
  return {
    headers: answer.headers,
    nextIncludingBeats,
    /** The next event that is not a beat. */
    async next() {
      for (;;) {
        const event = await nextIncludingBeats();
        if (event?.event !== 'beat') return event;
      }
    },
  };
}

const child = { name: 'Mia', birthdate: '2019-03-04' };

// A server starts before it has subscribed to changes, and resyncs every open stream as soon as it has.
beforeAll(async () => {
  const early = await signUp();
  const stream = await listen(early.cookie);
  await early.post('/api/children', child);
  await stream.next();
});

test('a write is announced only to its family, with the changed resources and the tab it came from', async () => {
  const [mother, other] = [await signUp(), await signUp()];
  const [motherStream, otherStream] = [await listen(mother.cookie), await listen(other.cookie)];
  await mother.request({ method: 'POST', url: '/api/children', payload: child, headers: { 'x-tab': 'kitchen' } });
  expect(await motherStream.next()).toEqual({ event: 'change', data: { resources: ['household'], tab: 'kitchen' } });
  // The other family's first event is its own, so it did not get the one before.
  await other.post('/api/children', child);
  expect(await otherStream.next()).toEqual({ event: 'change', data: { resources: ['household'] } });
});

test('a refused write is not announced', async () => {
  const mother = await signUp();
  const stream = await listen(mother.cookie);
  expect((await mother.post('/api/children', { name: '' })).status).toBe(400);
  expect((await mother.remove(`/api/children/${mother.userId}`)).status).toBe(404);
  await mother.request({ method: 'POST', url: '/api/children', payload: child, headers: { 'x-tab': 'second' } });
  expect(await stream.next()).toMatchObject({ data: { tab: 'second' } });
});

test('a stream starts with a beat that contains the recent changes of the family', async () => {
  const [mother, other] = [await signUp(), await signUp()];
  const [first, otherStream] = [await listen(mother.cookie), await listen(other.cookie)];
  expect(await first.nextIncludingBeats()).toMatchObject({ event: 'beat', data: { changes: [] } });
  await mother.request({ method: 'POST', url: '/api/children', payload: child, headers: { 'x-tab': 'kitchen' } });
  await other.post('/api/children', child);
  // Waits until both changes were announced.
  for (const stream of [first, otherStream]) await stream.next();
  const msAgo = expect.any(Number);
  expect(await (await listen(mother.cookie)).nextIncludingBeats()).toEqual({
    event: 'beat',
    data: { completeForMs: expect.any(Number), changes: [{ resources: ['household'], tab: 'kitchen', msAgo }] },
  });
});

test('the stream is neither cached nor buffered, and has the security headers', async () => {
  const { headers } = await listen((await signUp()).cookie);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the stream requires a session', async () => {
  expect(await visitor.get('/api/changes')).toMatchObject({ status: 401, text: 'Please sign in first' });
});

test('a person can have at most twenty streams open', async () => {
  const mother = await signUp();
  for (let n = 0; n < 20; n++) await listen(mother.cookie);
  expect(await mother.get('/api/changes')).toMatchObject({ status: 429, text: 'Too many open windows at once' });
});

test('the stream of a removed family member ends after a resync, and the next request is answered with 403', async () => {
  const [mother, partner] = [await signUp(), await signUp()];
  await database.pool.query("insert into family_members (family_id, user_id, role) values ($1, $2, 'member')", [
    mother.familyId,
    partner.userId,
  ]);
  await partner.post('/api/family/switch', { familyId: mother.familyId });
  const stream = await listen(partner.cookie);
  expect((await mother.remove(`/api/family/members/${partner.userId}`)).status).toBe(204);
  expect(await stream.next()).toEqual({ event: 'resync', data: {} });
  expect(await stream.next()).toBeUndefined();
  expect((await partner.get('/api/changes')).status).toBe(403);
  expect(await partner.get('/api/children')).toMatchObject({
    status: 403,
    text: 'You no longer belong to this family',
  });
  expect((await partner.get('/api/children')).status).toBe(200);
});

test('the stream of a person who leaves on their own ends without a resync', async () => {
  const mother = await signUp();
  await proveIdentity(database, mother);
  const stream = await listen(mother.cookie);
  expect((await mother.post('/api/account/erase', { confirmation: 'delete my account' })).status).toBe(204);
  expect(await stream.next()).toBeUndefined();
});

test('all listeners are checked in one query, and stay connected while the database is unreachable', async () => {
  const separate = await createServer({ publicUrl: 'http://localhost:3000', trustProxy: false }, 'silent');
  const queriedSids: string[][] = [];
  let isUnreachable = false;
  const familyId = randomUUID();
  let notify = (_payload: string) => {};
  const fakeListen = async (_channel: string, onMessage: typeof notify) => {
    notify = onMessage;
    return async () => {};
  };
  mountChanges(separate, {
    database: { ...database, listen: fakeListen },
    whoListens: async ({ headers }) => ({ userId: randomUUID(), familyId, role: 'owner', sid: String(headers.cookie) }),
    familiesOfSessions: async (sids) => {
      queriedSids.push(sids);
      if (isUnreachable) throw new Error('The database is unreachable');
      return new Map([
        ['stays', familyId],
        ['left', null],
      ]);
    },
  });
  const at = await separate.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => separate.close());
  const [stays, left, ended] = [await listen('stays', at), await listen('left', at), await listen('ended', at)];
  const change = { family: familyId, resources: ['family'] };
  const announce = () => notify(JSON.stringify(change));

  isUnreachable = true;
  announce();
  for (const stream of [stays, left, ended]) expect(await stream.next()).toMatchObject({ event: 'change' });
  isUnreachable = false;
  announce();
  expect(await stays.next()).toMatchObject({ event: 'change' });
  expect(await left.next()).toEqual({ event: 'resync', data: {} });
  expect(await left.next()).toBeUndefined();
  expect(await ended.next()).toBeUndefined();
  expect(queriedSids.map((sids) => sids.toSorted())).toEqual([
    ['ended', 'left', 'stays'],
    ['ended', 'left', 'stays'],
  ]);
});
