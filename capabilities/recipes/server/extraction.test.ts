import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Answer, html, localSite, redirectTo } from '#testing/local-site.ts';
import { testApp } from '#testing/test-app.ts';

/** A local site that the server may fetch, and a canary site that it may not. */
const site = await localSite();
const canary = await localSite(html('<p>secret</p>'));

const origin = `http://127.0.0.1:${site.port}`;
const { signUp } = await testApp({ FETCH_ALLOW_ORIGINS: origin });
const extract = '/api/recipes/extract';

const pageAt = (path: string, answer: Answer) => {
  site.answers.set(path, answer);
  return `${origin}${path}`;
};

const cake = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Honey cake',
  recipeIngredient: ['2 cups flour', '3 eggs', '1 pinch of salt'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Mix.' },
    { '@type': 'HowToStep', text: 'Bake.' },
  ],
  recipeYield: '8 servings',
  prepTime: 'PT20M',
  cookTime: 'PT1H',
  recipeCategory: 'Dessert',
};
function cakePage(more: object = {}) {
  const data = JSON.stringify({ ...cake, ...more });
  return `<html lang="en"><title>Honey cake</title><script type="application/ld+json">${data}</script></html>`;
}
const notReached = { status: 422, text: "We couldn't read that page. Paste its text instead." };
const noRecipe = { status: 422, text: 'This page has no recipe we can read. Paste the text instead.' };

describe('extracting a link', () => {
  test('saves a recipe with all fields of the page and its picture', async () => {
    const mother = await signUp();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    pageAt('/cake.png', html(photo, { 'content-type': 'image/png' }));
    const url = pageAt('/cake', html(cakePage({ image: '/cake.png' })));
    const { status, json } = await mother.post(extract, { url });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      name: 'Honey cake',
      mealType: 'snack',
      ingredients: [
        { name: 'flour', quantity: '2', unit: 'cup', line: '2 cups flour' },
        { quantity: '3', unit: '', line: '3 eggs' },
        { line: '1 pinch of salt' },
      ],
      instructions: 'Mix.\nBake.',
      servings: 8,
      prepTime: 20,
      cookTime: 60,
      sourceUrl: url,
      sourceImageUrl: `${origin}/cake.png`,
      language: 'en',
      dietaryTags: ['Dessert'],
      pictureVersion: expect.any(String),
    });
    expect((await mother.get(`/api/recipes/${json.id}/picture?size=small`)).status).toBe(200);
    expect((await mother.get('/api/recipes')).json).toEqual([json]);
  });

  test('that was extracted before returns the same recipe without fetching', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const url = pageAt('/cake', html(cakePage()));
    const { json } = await mother.post(extract, { url });
    site.requestedPaths.length = 0;
    for (const same of [url, `${url}/?utm_source=mail#steps`])
      expect(await mother.post(extract, { url: same })).toEqual(expect.objectContaining({ status: 200, json }));
    expect(site.requestedPaths).toEqual([]);
    expect((await other.post(extract, { url })).status).toBe(201);
  });

  test('is limited to three extractions at a time per person', async () => {
    const mother = await signUp();
    const openResponses: ServerResponse[] = [];
    const reached = new Promise<void>((resolve) => {
      for (const path of ['/1', '/2', '/3'])
        pageAt(path, (response) => {
          openResponses.push(response);
          if (openResponses.length === 3) resolve();
        });
    });
    const three = ['/1', '/2', '/3'].map((path) => mother.post(extract, { url: `${origin}${path}` }));
    await reached;
    const text = { text: 'Toast\nIngredients\n2 slices bread' };
    expect(await mother.post(extract, text)).toMatchObject({
      status: 429,
      text: "Please wait until we've read your other recipes",
    });
    for (const response of openResponses) html(cakePage())(response, response.req);
    expect((await Promise.all(three)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await mother.post(extract, text)).status).toBe(201);
  });

  test('twice at the same time saves one recipe', async () => {
    const mother = await signUp();
    const url = pageAt('/cake', html(cakePage()));
    const [first, second] = await Promise.all([mother.post(extract, { url }), mother.post(extract, { url })]);
    expect([first.status, second.status].toSorted()).toEqual([200, 201]);
    expect(second.json.id).toBe(first.json.id);
    expect((await mother.get('/api/recipes')).json).toHaveLength(1);
  });

  test('of a weeknight meal fills that recipe and keeps its name', async () => {
    const mother = await signUp();
    const url = pageAt('/cake', html(cakePage()));
    await mother.post('/api/preferences', {
      favoriteWeekNightMeals: [{ mealName: "Granny's cake", recipeUrl: `${url}/` }],
    });
    const [linked] = (await mother.get('/api/recipes')).json;
    const { status, json } = await mother.post(extract, { url });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: linked.id,
      name: "Granny's cake",
      mealType: 'dinner',
      servings: 8,
      sourceUrl: `${url}/`,
    });
    expect(json.ingredients).toHaveLength(3);
    expect((await mother.get('/api/recipes')).json).toEqual([json]);
  });

  test('follows redirects, decodes the page and keeps the given address as source', async () => {
    const mother = await signUp();
    const latin = Buffer.from(cakePage({ name: 'Gâteau' }), 'latin1');
    pageAt('/new', html(latin, { 'content-type': 'text/html; charset=iso-8859-1' }));
    const url = pageAt('/old', redirectTo('/new'));
    expect(await mother.post(extract, { url, mealType: 'breakfast' })).toMatchObject({
      status: 201,
      json: { name: 'Gâteau', mealType: 'breakfast', sourceUrl: url },
    });
  });

  test('without a readable recipe answers with what to do instead', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024));
    const failures: [Answer, object][] = [
      [html('<h1>About us</h1><p>We like cake.</p>'), noRecipe],
      [html(bomb, { 'content-encoding': 'gzip' }), notReached],
      [html('{}', { 'content-type': 'application/json' }), notReached],
      [redirectTo(`http://127.0.0.1:${canary.port}/`), notReached],
      [redirectTo('http://169.254.169.254/'), notReached],
      [(response) => response.writeHead(500, { 'content-type': 'text/html' }).end(cakePage()), notReached],
      [(response) => response.destroy(), notReached],
    ];
    await Promise.all(
      failures.map(async ([answer, failure], n) => {
        const mother = await signUp();
        const url = pageAt(`/failure/${n}`, answer);
        expect(await mother.post(extract, { url }), url).toMatchObject(failure);
        expect((await mother.get('/api/recipes')).json).toEqual([]);
      }),
    );
    expect(canary.requestedPaths).toEqual([]);
  });

  test.each([
    'http://127.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0:PORT/',
    'http://①②⑦.⓪.⓪.①:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://[64:ff9b::127.0.0.1]:PORT/',
    'http://localhost:PORT/',
    'http:\\\\127.0.0.1:PORT\\',
    '127.0.0.1:PORT/',
    '//127.0.0.1:PORT/',
    'http://mona@127.0.0.1:PORT/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    'cake',
  ])('to %s is refused without any request', async (address) => {
    const mother = await signUp();
    const url = address.replace('PORT', String(canary.port));
    const refused = { status: 400, text: 'Please enter the address of a public web page' };
    expect(await mother.post(extract, { url })).toMatchObject(refused);
    expect(canary.requestedPaths).toEqual([]);
  });

  test('whose picture cannot be loaded saves the recipe without it', async () => {
    const images = [
      `http://127.0.0.1:${canary.port}/cake.png`,
      `http://[::1]:${canary.port}/cake.png`,
      'http://169.254.169.254/cake.png',
      pageAt('/moved.png', redirectTo(`http://127.0.0.1:${canary.port}/cake.png`)),
      pageAt('/cake.svg', html('<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/svg+xml' })),
      pageAt('/fake.png', html('<p>', { 'content-type': 'image/png' })),
      'javascript:alert(1)',
    ];
    await Promise.all(
      images.map(async (image, n) => {
        const mother = await signUp();
        const url = pageAt(`/cake/${n}`, html(cakePage({ image })));
        expect(await mother.post(extract, { url }), image).toMatchObject({
          status: 201,
          json: { pictureVersion: null },
        });
      }),
    );
    expect(canary.requestedPaths).toEqual([]);
  });
});

describe('extracting pasted content', () => {
  test('from a page saves a recipe without fetching, and only once per link', async () => {
    const mother = await signUp();
    const url = `${origin}/cake`;
    const first = await mother.post(extract, { html: cakePage(), url });
    expect(first).toMatchObject({ status: 201, json: { name: 'Honey cake', sourceUrl: url } });
    expect(await mother.post(extract, { url })).toMatchObject({ status: 200, json: { id: first.json.id } });
    expect(await mother.post(extract, { html: cakePage() })).toMatchObject({ status: 201, json: { sourceUrl: null } });
    expect(site.requestedPaths).toEqual([]);
  });

  test('from a text saves a recipe', async () => {
    const mother = await signUp();
    const text = 'Honey cake\nServes 6\n\nIngredients\n2 cups flour\n3 eggs\n\nMethod\n1. Mix.\n2. Bake.';
    expect(await mother.post(extract, { text })).toMatchObject({
      status: 201,
      json: {
        name: 'Honey cake',
        servings: 6,
        ingredients: [{ line: '2 cups flour' }, { line: '3 eggs' }],
        instructions: 'Mix.\nBake.',
        sourceUrl: null,
      },
    });
  });

  test.each([
    [{ html: '<p>Hello</p>' }, 'We found no recipe in this page. Paste its text, or type it in.'],
    [{ text: 'Hello' }, 'We found no recipe in this text. Write the ingredients one per line under "Ingredients".'],
  ])('from %j finds no recipe', async (body, sentence) => {
    const mother = await signUp();
    expect(await mother.post(extract, body)).toMatchObject({ status: 422, text: sentence });
  });

  test.each([
    [{}, 'Please give us a link, some text or a page'],
    [{ text: 'Cake', url: 'https://example.com' }, 'Please give us a link, some text or a page'],
    [{ html: '<p>', url: 'javascript:alert(1)' }, 'Please enter the address of a public web page'],
    [{ text: 'a'.repeat(50_001) }, 'Text is too long (at most 50,000 characters)'],
  ])('from invalid input is refused (%#)', async (body, sentence) => {
    const mother = await signUp();
    expect(await mother.post(extract, body)).toMatchObject({ status: 400, text: sentence });
  });

  test('from a hostile page does no harm', async () => {
    const mother = await signUp();
    const deep = `${'[{"a":'.repeat(10_000)}1${'}]'.repeat(10_000)}`;
    const script = (data: string) => `<script type="application/ld+json">${data}</script>`;
    expect(await mother.post(extract, { html: script(deep) })).toMatchObject({ status: 422 });
    expect((await mother.post(extract, { html: '<div>'.repeat(100_000) })).status).toBe(422);
    const polluting = JSON.stringify(cake).replace(
      '{',
      '{"__proto__":{"isAdmin":true,"name":"x"},"constructor":{"name":1},',
    );
    expect(await mother.post(extract, { html: script(polluting) })).toMatchObject({
      status: 201,
      json: { name: 'Honey cake' },
    });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const odd = { name: 'A\0cake \ud83c', recipeIngredient: ['2 cups\0 flour'] };
    expect(await mother.post(extract, { html: cakePage(odd) })).toMatchObject({ status: 201, json: { name: 'Acake' } });
  });
});
