import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { randomFrom } from '#scripts/train/random.ts';
import type { Answer, Client } from '#testing/client.ts';
import { joinFamily } from '#testing/join-family.ts';
import { testApp } from '#testing/test-app.ts';
import type { GroceryItem } from '../item-contract.ts';

/** Three phones change one list. Requests arrive twice at once, and copies of them long after. */

const { signUp } = await testApp();

const random = randomFrom(22);
const below = (count: number) => Math.floor(random() * count);
const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;

/** What the list must be: each change is made once, when it first arrives. */
type Line = Pick<GroceryItem, 'name' | 'quantity' | 'note' | 'checked' | 'isRemoved'>;
const lines = new Map<string, Line>();

type Fields = Partial<Omit<Line, 'isRemoved'>>;
interface Change {
  sender: Client;
  intent: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  itemId?: string;
  fields?: Fields;
}

const newFields = (): Fields[] => [
  { checked: true },
  { checked: false },
  { name: `milk ${below(100)}` },
  { quantity: `${below(100)} bags` },
  { note: `note ${below(100)}` },
  { quantity: `${below(100)} jars`, note: 'the big ones' },
];

function newChange(sender: Client): Change {
  const change = { sender, intent: randomUUID() };
  const itemId = lines.size > 0 ? oneOf([...lines.keys()]) : undefined;
  const kind = random();
  if (!itemId || kind < 0.25) return { ...change, method: 'POST', fields: { name: `eggs ${below(100)}` } };
  if (kind < 0.35) return { ...change, method: 'DELETE', itemId };
  return { ...change, method: 'PATCH', itemId, fields: oneOf(newFields()) };
}

/** Makes the change on the model and returns the expected status. */
function statusOf({ method, intent, itemId = '', fields }: Change) {
  if (method === 'POST') {
    lines.set(intent, { name: '', quantity: '', note: null, checked: false, isRemoved: false, ...fields });
    return 201;
  }
  const line = lines.get(itemId) as Line;
  if (line.isRemoved) return 404;
  lines.set(itemId, { ...line, ...fields, isRemoved: method === 'DELETE' });
  return method === 'DELETE' ? 204 : 200;
}

const isCopy = ({ headers }: Answer) => headers['x-intent'] === 'done-before';

test('a list is what its three shoppers did, however often their requests arrive', async () => {
  const [ana, david, grandma] = [await signUp(), await signUp(), await signUp()];
  for (const newcomer of [david, grandma]) await joinFamily(newcomer, ana);
  const { json: list } = await ana.post('/api/grocery-lists/generate', { weekStartDate: '2026-11-16' });
  const url = `/api/grocery-lists/${list.id}`;
  const send = ({ sender, intent, method, itemId, fields }: Change) =>
    sender.request({
      method,
      url: [url, 'items', itemId].filter(Boolean).join('/'),
      headers: { 'x-intent': intent },
      ...(fields && { payload: fields }),
    });

  const sent: (Change & { isRefused: boolean })[] = [];
  for (let round = 0; round < 80; round++) {
    const change = newChange(oneOf([ana, david, grandma]));
    const status = statusOf(change);
    const isRefused = status === 404;
    const answers = await Promise.all(Array.from({ length: 1 + below(2) }, () => send(change)));
    const made = isRefused ? answers : answers.filter((answer) => !isCopy(answer));
    expect(made.map((answer) => answer.status)).toEqual(isRefused ? answers.map(() => 404) : [status]);
    sent.push({ ...change, isRefused });
    if (random() < 0.5) continue;
    const late = oneOf(sent);
    const answer = await send(late);
    expect({ status: answer.status, isCopy: isCopy(answer) }).toEqual(
      late.isRefused ? { status: 404, isCopy: false } : { status: 204, isCopy: true },
    );
  }

  const { json } = await david.get(url);
  const shown = [...json.items, ...json.atHome, ...json.removed].map(
    ({ id, name, quantity, note, checked, isRemoved }: GroceryItem) => [
      id,
      { name, quantity, note, checked, isRemoved },
    ],
  );
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(lines));
  expect(sent.some(({ isRefused }) => isRefused)).toBe(true);
  expect(lines.size).toBeGreaterThan(10);
});

test('an item that someone else took off says so', async () => {
  const [ana, david] = [await signUp(), await signUp()];
  await joinFamily(david, ana);
  const { json: list } = await ana.post('/api/grocery-lists/generate', { weekStartDate: '2026-11-16' });
  const items = `/api/grocery-lists/${list.id}/items`;
  const { json: milk } = await ana.post(items, { name: 'Milk' });
  await david.remove(`${items}/${milk.id}`);
  const gone = { status: 404, text: "That item isn't on the list anymore" };
  expect(await ana.patch(`${items}/${milk.id}`, { checked: true })).toMatchObject(gone);
  expect(await ana.remove(`${items}/${milk.id}`)).toMatchObject(gone);
});
