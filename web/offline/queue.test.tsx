import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { noLongerInFamilyMessage } from '#core/sentences.ts';
import { type Client, servedApp } from '#testing/served-app.ts';
import { isServerReached } from '#web/api/connection.ts';
import { slowAnswerMilliseconds } from '#web/api/retry-delay.ts';
import { setSharedDevice } from '#web/api/shared-device.ts';
import { leaveDevice, onSignOutQuestion } from './before-sign-out.ts';
import { withStore } from './indexed-db.ts';
import { currentOwner, forgetEverything, takeKeptOwner, takeOwnership } from './owner.ts';
import { decideRefusedIntent, makeIntent, sendWaiting } from './queue.ts';
import { keepAnswer, keptAnswer, showMeanwhile } from './stored-answers.ts';
import { waitingIntents } from './stored-intents.ts';

const { signUp } = servedApp();

/** What happens to the next requests. The last entry also applies to all later ones. */
type Network = 'works' | 'answers late' | 'loses the request' | 'loses the answer' | 'fails' | 'says that she is out';
let network: Network[] = ['works'];
/** Events that the test triggers: the server made the change, and its late answer arrives. */
let made = Promise.withResolvers<void>();
let answered = Promise.withResolvers<void>();
const next = () => (network.length > 1 ? network.shift() : network[0]);

function connect(person: Client) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
    const fate = next();
    if (fate === 'loses the request') throw new TypeError('Failed to fetch');
    if (fate === 'fails') return new Response('Sorry, that failed', { status: 500 });
    if (fate === 'says that she is out') return new Response(noLongerInFamilyMessage, { status: 403 });
    const answer = await person.request({
      method: method as 'GET',
      url,
      headers: headers as Record<string, string>,
      ...(body && { payload: String(body) }),
    });
    made.resolve();
    const givenUp = new Promise((_, reject) => signal?.addEventListener('abort', reject));
    if (fate === 'answers late') await Promise.race([answered.promise, givenUp]);
    if (fate === 'loses the answer') throw new TypeError('Failed to fetch');
    return new Response(answer.status === 204 ? null : answer.text, { status: answer.status });
  });
}

async function shopper(lines = ['apples', 'milk', 'bread']) {
  const mother = await signUp();
  const { json: list } = await mother.post('/api/grocery-lists/current/items', { lines });
  connect(mother);
  const { json: user } = await mother.get('/api/auth/user');
  await takeOwnership(user);
  const idOf = (name: string) => list.items.find((item: { name: string }) => item.name === name).id;
  const tick = (name: string, checked = true) =>
    makeIntent(
      groceriesApi.changeItem,
      { params: { id: list.id, itemId: idOf(name) }, body: { checked } },
      `Check off ${name}`,
    );
  const add = (line: string) =>
    makeIntent(groceriesApi.addItem, { params: { id: list.id }, body: { line } }, `Add ${line}`);
  const shown = async () => {
    const { items } = (await mother.get(`/api/grocery-lists/${list.id}`)).json;
    return items
      .map(({ name, checked }: { name: string; checked: boolean }) => (checked ? `${name} x` : name))
      .toSorted();
  };
  return { mother, user, list, idOf, tick, add, shown };
}

const stored = async () => {
  const all = await Promise.all(
    (['answers', 'intents', 'about'] as const).map((name) =>
      withStore<unknown[]>(name, 'readonly', (it) => it.getAll()),
    ),
  );
  return JSON.stringify(all);
};

beforeEach(() => {
  network = ['works'];
});
afterEach(async () => {
  vi.useRealTimers();
  onSignOutQuestion(undefined);
  await setSharedDevice(false);
  await forgetEverything();
});

test('with a connection a change is made at once and nothing waits', async () => {
  const { tick, shown } = await shopper();
  expect(await tick('milk')).toMatchObject({ name: 'milk', checked: true });
  expect(await waitingIntents()).toEqual([]);
  expect(await shown()).toEqual(['apples', 'bread', 'milk x']);
});

test('without a connection changes wait in their order, and each is made once, even if an answer was lost', async () => {
  const { list, tick, add, shown } = await shopper();
  network = ['loses the request'];
  expect(await tick('milk')).toBeUndefined();
  expect(await add('candles')).toBeUndefined();
  const [, added] = await waitingIntents();
  const params = { id: list.id, itemId: added?.id ?? '' };
  await makeIntent(groceriesApi.changeItem, { params, body: { name: 'Birthday candles' } }, 'Change candles');
  expect((await waitingIntents()).map(({ words }) => words)).toEqual([
    'Check off milk',
    'Add candles',
    'Change candles',
  ]);
  expect(await shown()).toEqual(['apples', 'bread', 'milk']);

  network = ['works', 'loses the answer', 'works'];
  await sendWaiting();
  await sendWaiting();
  expect(await waitingIntents()).toEqual([]);
  expect(await shown()).toEqual(['Birthday candles', 'apples', 'bread', 'milk x']);
});

test('a change made in the first moment of a page, before its owner is known, waits too', async () => {
  const { user, tick, shown } = await shopper();
  await forgetEverything();
  network = ['loses the request'];
  const ticked = tick('milk');
  await takeOwnership(user);
  expect(await ticked).toBeUndefined();
  expect(await waitingIntents()).toHaveLength(1);
  network = ['works'];
  await sendWaiting();
  expect(await shown()).toContain('milk x');
});

/** Only the timers for slow answers use this clock. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  made = Promise.withResolvers();
  answered = Promise.withResolvers();
  network = ['answers late', 'works'];
}

test('a change that the server takes long to answer waits, like those behind it, and the answer still counts', async () => {
  const { tick, shown } = await shopper();
  stopClock();
  const ticked = tick('milk');
  await made.promise;
  expect(isServerReached()).toBe(true);
  await vi.advanceTimersByTimeAsync(slowAnswerMilliseconds);
  expect(await ticked).toBeUndefined();
  expect(isServerReached()).toBe(false);
  expect(await tick('bread')).toBeUndefined();
  expect(await waitingIntents()).toHaveLength(2);
  answered.resolve();
  await sendWaiting();
  expect(await waitingIntents()).toEqual([]);
  expect(isServerReached()).toBe(true);
  expect(await shown()).toEqual(['apples', 'bread x', 'milk x']);
});

test('a change whose answer never comes is sent again, and made once', async () => {
  const { add, shown } = await shopper();
  stopClock();
  const added = add('candles');
  await made.promise;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await added).toBeUndefined();
  await sendWaiting();
  expect(await waitingIntents()).toEqual([]);
  expect(await shown()).toEqual(['apples', 'bread', 'candles', 'milk']);
});

test('a change that the server refuses later is kept with the reason, until it is tried again or let go', async () => {
  const { mother, list, idOf, tick } = await shopper();
  network = ['loses the request'];
  await tick('milk');
  await tick('bread');
  const { request } = mother;
  await request({ method: 'DELETE', url: `/api/grocery-lists/${list.id}/items/${idOf('milk')}` });
  network = ['works'];
  await sendWaiting();
  const [refused, ...others] = await waitingIntents();
  expect(refused).toMatchObject({ words: 'Check off milk', refusal: "That item isn't on the list anymore" });
  expect(others).toEqual([]);

  await mother.post(`/api/grocery-lists/${list.id}/restore`, { itemIds: [idOf('milk')] });
  if (refused) await decideRefusedIntent(refused, 'try again');
  await waitFor(async () => expect(await waitingIntents()).toEqual([]));

  network = ['loses the request'];
  await tick('apples');
  const [waiting] = await waitingIntents();
  if (waiting) await decideRefusedIntent(waiting, 'give up');
  expect(await waitingIntents()).toEqual([]);
});

test('a change on which the server fails does not keep the others from being sent', async () => {
  const { tick, shown } = await shopper();
  network = ['loses the request'];
  await tick('milk');
  await tick('bread');
  network = ['fails', 'works'];
  await sendWaiting();
  expect(await waitingIntents()).toMatchObject([{ words: 'Check off milk', refusal: 'Sorry, that failed' }]);
  expect(await shown()).toContain('bread x');
});

test('a person who was removed from the family loses what this browser keeps of it', async () => {
  const { tick } = await shopper();
  network = ['loses the request'];
  await tick('milk');
  network = ['says that she is out'];
  await sendWaiting();
  await waitFor(async () => expect(await stored()).toBe('[[],[],[]]'));
});

test('a screen that waits for the answer shows a refusal at once', async () => {
  const { list } = await shopper();
  const params = { id: list.id, itemId: crypto.randomUUID() };
  const change = makeIntent(groceriesApi.changeItem, { params, body: { checked: true } }, 'Check off nothing');
  await expect(change).rejects.toThrow('404');
  expect(await waitingIntents()).toEqual([]);
});

test('any order of changes and losses ends as if every change had been made once', async () => {
  const names = ['apples', 'milk', 'bread'];
  const step = fc.record({
    name: fc.constantFrom(...names, 'new'),
    checked: fc.boolean(),
    network: fc.array(fc.constantFrom<Network>('works', 'loses the request', 'loses the answer'), {
      minLength: 1,
      maxLength: 4,
    }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      network = ['works'];
      const { tick, add, shown } = await shopper(names);
      const model = new Map(names.map((name) => [name, false]));
      for (const [n, { name, checked, network: fates }] of steps.entries()) {
        network = fates;
        const isNew = name === 'new';
        model.set(isNew ? `new ${n}` : name, !isNew && checked);
        await (isNew ? add(`new ${n}`) : tick(name, checked));
      }
      network = ['works'];
      await waitFor(async () => {
        await sendWaiting();
        expect(await waitingIntents()).toEqual([]);
      });
      expect(await shown()).toEqual([...model].map(([name, checked]) => (checked ? `${name} x` : name)).toSorted());
      await forgetEverything();
    }),
    { numRuns: 12, seed: 4711 },
  );
});

test('answers are kept without notes, for their owner only, and the latest one stands for any day', async () => {
  const { user } = await shopper();
  const address = (day: string) => `/api/dashboard?today=${day}&assigneeId=1`;
  const child = { name: 'Mia', allergies: ['Peanuts'], healthNotes: 'Asthma', details: 'Bring the inhaler' };
  await keepAnswer(address('2026-11-17'), { children: [child] });
  expect((await keptAnswer(address('2026-11-18')))?.answer).toEqual({
    children: [{ name: 'Mia', allergies: ['Peanuts'], healthNotes: null, details: null }],
  });
  expect(await keptAnswer('/api/dashboard')).toBeUndefined();
  expect(await stored()).not.toContain('Asthma');

  const father = (await (await signUp({ firstName: 'David' })).get('/api/auth/user')).json;
  expect(await takeOwnership(father)).toBeUndefined();
  expect(await keptAnswer(address('2026-11-18'))).toBeUndefined();
  expect(await stored()).not.toContain(user.email ?? user.id);
});

test('a stored answer is shown once its owner is known, and never to another person', async () => {
  const { user } = await shopper();
  await keepAnswer('/api/dashboard', { name: 'Ana' });
  const show = vi.fn();
  await showMeanwhile('/api/dashboard', show);
  expect(show).toHaveBeenCalledWith({ name: 'Ana' });
  expect(isServerReached()).toBe(false);
  await takeOwnership({ ...user, id: crypto.randomUUID() });
  show.mockClear();
  await showMeanwhile('/api/dashboard', show);
  expect(show).not.toHaveBeenCalled();
});

test("another person is told that changes wait, but doesn't see them", async () => {
  const { user, tick } = await shopper();
  network = ['loses the request'];
  await tick('milk');
  await tick('bread');
  const father = (await (await signUp({ firstName: 'David' })).get('/api/auth/user')).json;
  expect(await takeOwnership(father)).toMatchObject({ of: { id: user.id }, count: 2 });
  expect(currentOwner()?.id).toBe(user.id);
  await forgetEverything();
  expect(await takeOwnership(father)).toBeUndefined();
  expect(await waitingIntents()).toEqual([]);
  expect(await stored()).not.toContain('milk');
});

test('in another of her families nothing of the first one is shown or sent, and it waits for her return', async () => {
  const { user, tick } = await shopper();
  await keepAnswer('/api/dashboard', { name: 'Ana' });
  network = ['loses the request'];
  await tick('milk');
  await takeOwnership({ ...user, familyId: crypto.randomUUID() });
  expect(await waitingIntents()).toEqual([]);
  expect(await keptAnswer('/api/dashboard')).toBeUndefined();
  await takeOwnership(user);
  expect(await waitingIntents()).toHaveLength(1);
});

test('signing out sends what waits and deletes everything, and asks if it cannot', async () => {
  const { tick, shown } = await shopper();
  network = ['loses the request'];
  await tick('milk');
  const questions: number[] = [];
  const answerWith = (mayLeave: boolean) =>
    onSignOutQuestion(({ count, answer }) => {
      questions.push(count);
      answer(mayLeave);
    });
  answerWith(false);
  expect(await leaveDevice()).toBe(false);
  expect(await waitingIntents()).toHaveLength(1);

  network = ['works'];
  answerWith(true);
  expect(await leaveDevice()).toBe(true);
  expect(questions).toEqual([1]);
  expect(await shown()).toContain('milk x');
  expect(await takeKeptOwner()).toBeUndefined();
  expect(await stored()).toBe('[[],[],[]]');
});

test('a shared device keeps nothing, and a change needs a connection', async () => {
  await setSharedDevice(true);
  const { tick, shown } = await shopper();
  await tick('milk');
  expect(await shown()).toContain('milk x');
  await keepAnswer('/api/dashboard', { name: 'Ana' });
  network = ['loses the request'];
  await expect(tick('bread')).rejects.toThrow("We can't reach the server");
  expect(await takeKeptOwner()).toBeUndefined();
  expect(await stored()).toBe('[[],[],[]]');
});
