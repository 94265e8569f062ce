import { eq } from 'drizzle-orm';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { notFound } from '#server/http/errors.ts';
import type { FileAnswer } from '#server/http/serve.ts';
import type { EncodedPicture } from '#server/pictures/encode-picture.ts';
import { recipeRows } from './store.ts';
import { recipePictures } from './tables.ts';

const rows = (scope: Scope) => familyRows(scope, recipePictures);

async function pictureOf(scope: Scope, recipeId: string) {
  const [picture] = await rows(scope).list({ where: eq(recipePictures.recipeId, recipeId) });
  return picture;
}

export async function readPicture(scope: Scope, recipeId: string, size: 'small' | 'large'): Promise<FileAnswer> {
  const { pictureVersion } = await recipeRows(scope).get(recipeId);
  const picture = await pictureOf(scope, recipeId);
  if (!picture || !pictureVersion) throw notFound();
  return { type: 'image/webp', version: pictureVersion, bytes: Buffer.from(picture[size], 'base64') };
}

export async function setPicture(scope: Scope, recipeId: string, { small, large, version }: EncodedPicture) {
  const sizes = { small: small.toString('base64'), large: large.toString('base64') };
  const recipe = await recipeRows(scope).change(recipeId, { pictureVersion: version });
  const previous = await pictureOf(scope, recipeId);
  if (previous) await rows(scope).change(previous.id, sizes);
  else await rows(scope).add({ recipeId, ...sizes });
  return recipe;
}

export async function removePicture(scope: Scope, recipeId: string) {
  const picture = await pictureOf(scope, recipeId);
  if (!picture) throw notFound();
  await rows(scope).remove(picture.id);
  await recipeRows(scope).change(recipeId, { pictureVersion: null });
}
