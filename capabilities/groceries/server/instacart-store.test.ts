import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { today } from '#core/dates.ts';
import { type Answer, localSite } from '#testing/local-site.ts';
import { testApp } from '#testing/test-app.ts';
import type { ShoppingPage } from '../rules/instacart.ts';
import { createPageRequester } from './instacart-store.ts';

const site = await localSite();
const address = '/idp/v1/products/products_link';
const baseUrl = `http://127.0.0.1:${site.port}`;
const { signUp } = await testApp({ INSTACART_API_KEY: 'secret-key', INSTACART_BASE_URL: baseUrl });

const link = (id: number) => `https://www.instacart.com/store/shopping_lists/${id}`;
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const answerWithLink = (url: unknown) => json(200, { products_link_url: url });

const page: ShoppingPage = {
  title: 'Groceries',
  link_type: 'shopping_list',
  expires_in: 30,
  line_items: [],
  landing_page_configuration: { partner_linkback_url: 'http://localhost', enable_pantry_items: true },
};
const requestPage = (limitMs?: number) => createPageRequester('secret-key', baseUrl, limitMs)(page);

async function newList() {
  const mother = await signUp();
  const { json: list } = await mother.post('/api/grocery-lists/generate', { weekStartDate: mondayOf(today('UTC')) });
  const url = `/api/grocery-lists/${list.id}`;
  const add = async (line: string) => (await mother.post(`${url}/items`, { line })).json.id as string;
  return { mother, url, add, send: () => mother.post(`${url}/send-to-instacart`) };
}

test('unticked items become an Instacart page, which is requested again only after the list changed', async () => {
  const bodies: string[] = [];
  const answer: Answer = (response, request) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies.push(`${request.method} ${request.headers.authorization} ${body}`);
      answerWithLink(link(bodies.length))(response);
    });
  };
  site.answers.set(address, answer);
  const { mother, url, add, send } = await newList();
  const milk = await add('2 l milk');
  await add('6 eggs');
  expect(await send()).toMatchObject({ status: 200, json: { url: link(1) } });
  expect((await send()).json).toEqual({ url: link(1) });
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatch(/^POST Bearer secret-key \{"title":"Groceries for /);
  expect(JSON.parse(bodies[0]?.replace(/^[^{]*/, '') ?? '').line_items).toEqual([
    { name: 'eggs', display_text: '6 eggs', line_item_measurements: [{ quantity: 6, unit: 'each' }] },
    { name: 'milk', display_text: '2 l milk', line_item_measurements: [{ quantity: 2, unit: 'liter' }] },
  ]);
  await mother.patch(`${url}/items/${milk}`, { checked: true });
  expect((await send()).json).toEqual({ url: link(2) });
  expect(bodies).toHaveLength(2);
  expect((await mother.get(url)).json).toMatchObject({
    instacartOrderUrl: link(2),
    status: 'pending',
    orderedAt: null,
  });
});

test('an empty list or an Instacart failure is reported in the field "error" and nothing is saved', async () => {
  const { mother, url, add, send } = await newList();
  expect(await send()).toMatchObject({ status: 409, json: { error: "There's nothing left to buy on this list" } });
  await add('milk');
  site.answers.set(address, json(401, { error: { message: 'key secret-key is wrong', code: 1 } }));
  expect(await send()).toMatchObject({
    status: 503,
    json: { error: "Instacart won't accept our key. Please tell whoever runs this server" },
  });
  expect((await mother.get(url)).json.instacartOrderUrl).toBeNull();
});

test.each<[string, Answer, string]>([
  ['400', json(400, { error: { message: 'bad' } }), "Instacart didn't accept this list"],
  ['403', json(403, {}), "Instacart won't accept our key. Please tell whoever runs this server"],
  ['408', json(408, {}), "Instacart didn't answer in time. Please try again in a moment"],
  ['429', json(429, {}), "Instacart can't take more lists right now. Please try again later"],
  ['500', json(500, {}), 'Instacart is having trouble right now. Please try again later'],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    "We can't reach Instacart right now. Please try again in a moment",
  ],
  ['no JSON', (response) => response.writeHead(200).end('<html>'), "Instacart sent an answer we don't understand"],
  ['null', json(200, null), "Instacart sent an answer we don't understand"],
  ['no link', answerWithLink(undefined), "Instacart sent an answer we don't understand"],
  [
    'too much',
    json(200, { more: 'x'.repeat(70_000), products_link_url: link(1) }),
    "Instacart sent an answer we don't understand",
  ],
  [
    'a connection that is cut',
    (response) => response.destroy(),
    "We can't reach Instacart right now. Please try again in a moment",
  ],
])('the Instacart answer "%s" gives a 503 with a message', async (_title, answer, error) => {
  site.answers.set(address, answer);
  await expect(requestPage()).rejects.toMatchObject({ status: 503, message: error });
});

test('a missing or unfinished answer times out', async () => {
  const timeout = { status: 503, message: "Instacart didn't answer in time. Please try again in a moment" };
  site.answers.set(address, () => {});
  await expect(requestPage(20)).rejects.toMatchObject(timeout);
  site.answers.set(address, (response) => response.writeHead(200).write('{'));
  await expect(requestPage(200)).rejects.toMatchObject(timeout);
});

test.each([
  'https://instacart.com.evil.example/',
  'https://evilinstacart.com/',
  'http://www.instacart.com/',
  'https://user:pass@www.instacart.com/',
  'https://www.instacart.com:8443/',
  'javascript:alert(1)',
  'www.instacart.com',
])('the link %s is not trusted', async (url) => {
  site.answers.set(address, answerWithLink(url));
  await expect(requestPage()).rejects.toMatchObject({
    status: 503,
    message: "Instacart sent a link we don't trust",
  });
});

test('the Instacart test hosts are trusted', async () => {
  site.answers.set(address, answerWithLink('https://customers.dev.instacart.tools/store/1'));
  expect(await requestPage()).toBe('https://customers.dev.instacart.tools/store/1');
});
