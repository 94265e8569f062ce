import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { acrossFamilies } from '#server/database/scope.ts';
import { testApp } from '#testing/test-app.ts';
import { recipePictures } from './tables.ts';

const { app, signUp, database } = await testApp();

const picture = async (background: string) =>
  (
    await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
const [red, blue] = [await picture('#a33'), await picture('#33a')];

async function recipeOf(mother: Awaited<ReturnType<typeof signUp>>) {
  const { json } = await mother.post('/api/recipes', { name: 'Cake', mealType: 'snack' });
  return { id: json.id, url: `/api/recipes/${json.id}`, picture: `/api/recipes/${json.id}/picture` };
}

test('a picture is stored in two sizes and served as private WebP', async () => {
  const mother = await signUp();
  const recipe = await recipeOf(mother);
  const set = await mother.post(recipe.picture, { picture: red });
  expect(set).toMatchObject({
    status: 200,
    json: { id: recipe.id, pictureVersion: expect.stringMatching(/^[\w-]{12}$/) },
  });
  const version = set.json.pictureVersion;
  for (const [query, width] of [
    ['', 1280],
    ['?size=large', 1280],
    [`?size=small&v=${version}`, 480],
  ] as const) {
    const { rawPayload, headers } = await app.inject({
      url: recipe.picture + query,
      headers: { cookie: mother.cookie },
    });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      etag: `"${version}"`,
      'cache-control': expect.stringContaining('private'),
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width });
  }
  const cached = await mother.request({ url: recipe.picture, headers: { 'if-none-match': `"${version}"` } });
  expect(cached).toMatchObject({ status: 304, text: '' });
});

test('a new picture replaces the old one', async () => {
  const mother = await signUp();
  const recipe = await recipeOf(mother);
  const { json: first } = await mother.post(recipe.picture, { picture: red });
  const { json: second } = await mother.post(recipe.picture, { picture: blue });
  expect(second.pictureVersion).not.toBe(first.pictureVersion);
  expect((await mother.get(recipe.picture)).headers.etag).toBe(`"${second.pictureVersion}"`);
});

test('a picture can be removed, and is removed with its recipe', async () => {
  const mother = await signUp();
  const recipe = await recipeOf(mother);
  await mother.post(recipe.picture, { picture: red });
  expect((await mother.remove(recipe.picture)).status).toBe(204);
  expect((await mother.remove(recipe.picture)).status).toBe(404);
  expect((await mother.get(recipe.picture)).status).toBe(404);
  expect((await mother.get(recipe.url)).json.pictureVersion).toBeNull();
  await mother.post(recipe.picture, { picture: red });
  await mother.remove(recipe.url);
  const remaining = await acrossFamilies(database)
    .select({ id: recipePictures.id })
    .from(recipePictures)
    .where(eq(recipePictures.recipeId, recipe.id));
  expect(remaining).toEqual([]);
});

test.each([
  ['not base64', 400, 'Picture must be a picture in base64'],
  [`data:image/png;base64,${red}`, 400, 'Picture must be a picture in base64'],
  [' ', 400, 'Picture is required'],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), 422, "We can't read this picture"],
  [red.slice(0, 400), 422, "We can't read this picture"],
  // The maximum size.
  ['A'.repeat(8 * 1024 * 1024), 422, "We can't read this picture"],
])('an invalid picture is refused (%#)', async (given, status, sentence) => {
  const mother = await signUp();
  const recipe = await recipeOf(mother);
  expect(await mother.post(recipe.picture, { picture: given })).toMatchObject({ status, text: sentence });
  expect((await mother.get(recipe.url)).json.pictureVersion).toBeNull();
});

test('an unknown size is refused', async () => {
  const mother = await signUp();
  const recipe = await recipeOf(mother);
  expect(await mother.get(`${recipe.picture}?size=huge`)).toMatchObject({
    status: 400,
    text: 'Size must be one of small, large',
  });
});
