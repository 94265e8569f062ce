import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { acrossFamilies } from '#server/database/scope.ts';
import { testApp } from '#testing/test-app.ts';
import { memberPhotos } from './tables.ts';

const { app, signUp, database } = await testApp();

const photo = async (background: string) =>
  (
    await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer()
  ).toString('base64');
const [red, blue] = [await photo('#a33'), await photo('#33a')];

type Mother = Awaited<ReturnType<typeof signUp>>;

async function addRex(mother: Mother) {
  const { json } = await mother.post('/api/household-members', { memberType: 'pet', name: 'Rex', petType: 'dog' });
  return {
    id: json.id as string,
    url: `/api/household-members/${json.id}`,
    photo: `/api/household-members/${json.id}/photo`,
  };
}
const stored = (memberId: string) =>
  acrossFamilies(database)
    .select({ id: memberPhotos.id })
    .from(memberPhotos)
    .where(eq(memberPhotos.memberId, memberId));

test('a photo is stored as two squares without what the camera noted, and served to the family only', async () => {
  const mother = await signUp();
  const rex = await addRex(mother);
  const set = await mother.post(rex.photo, { picture: red });
  expect(set).toMatchObject({ status: 200, json: { name: 'Rex', photoVersion: expect.stringMatching(/^[\w-]{12}$/) } });
  const version = set.json.photoVersion;
  for (const [query, width] of [
    ['', 768],
    [`?size=small&v=${version}`, 192],
  ] as const) {
    const { rawPayload, headers } = await app.inject({ url: rex.photo + query, headers: { cookie: mother.cookie } });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      etag: `"${version}"`,
      'cache-control': expect.stringContaining('private'),
    });
    const { format, width: w, height, exif } = await sharp(rawPayload).metadata();
    expect({ format, w, height, exif }).toEqual({ format: 'webp', w: width, height: width, exif: undefined });
  }
  const stranger = await signUp();
  expect((await stranger.get(rex.photo)).status).toBe(404);
  expect((await stranger.post(rex.photo, { picture: blue })).status).toBe(404);
  expect((await stranger.remove(rex.photo)).status).toBe(404);
  expect((await mother.get(rex.photo)).headers.etag).toBe(`"${version}"`);
});

test('a child has one photo in both views, and a new one replaces it', async () => {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  expect(mia.photoVersion).toBeNull();
  const path = `/api/household-members/${mia.id}/photo`;
  const { json: first } = await mother.post(path, { picture: red });
  const { json: second } = await mother.post(path, { picture: blue });
  expect(second.photoVersion).not.toBe(first.photoVersion);
  expect((await mother.get('/api/children')).json[0].photoVersion).toBe(second.photoVersion);
  expect(await stored(mia.id)).toHaveLength(1);
});

test('a photo can be removed, and goes with its person', async () => {
  const mother = await signUp();
  const rex = await addRex(mother);
  await mother.post(rex.photo, { picture: red });
  expect((await mother.remove(rex.photo)).status).toBe(204);
  expect((await mother.remove(rex.photo)).status).toBe(404);
  expect((await mother.get(rex.photo)).status).toBe(404);
  expect((await mother.get('/api/household-members')).json[0].photoVersion).toBeNull();
  await mother.post(rex.photo, { picture: red });
  await mother.remove(rex.url);
  expect(await stored(rex.id)).toEqual([]);
});

test.each([
  ['not base64', 400, 'Picture must be a picture in base64'],
  [' ', 400, 'Picture is required'],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), 422, "We can't read this picture"],
])('an invalid photo is refused (%#)', async (picture, status, sentence) => {
  const mother = await signUp();
  const rex = await addRex(mother);
  expect(await mother.post(rex.photo, { picture })).toMatchObject({ status, text: sentence });
  expect(await stored(rex.id)).toEqual([]);
});
