import { eq } from 'drizzle-orm';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { notFound } from '#server/http/errors.ts';
import type { EncodedPicture } from '#server/pictures/encode-picture.ts';
import { type PictureSize, pictureFile, storedSizes } from '#server/pictures/stored-picture.ts';
import { recipeRows } from './store.ts';
import { recipePictures } from './tables.ts';

const pictureRows = (scope: Scope) => familyRows(scope, recipePictures);

async function pictureOf(scope: Scope, recipeId: string) {
  const [picture] = await pictureRows(scope).list({ where: eq(recipePictures.recipeId, recipeId) });
  return picture;
}

export async function readPicture(scope: Scope, recipeId: string, size: PictureSize | undefined) {
  const { pictureVersion } = await recipeRows(scope).get(recipeId);
  return pictureFile(await pictureOf(scope, recipeId), pictureVersion, size);
}

export async function setPicture(scope: Scope, recipeId: string, picture: EncodedPicture) {
  const recipe = await recipeRows(scope).change(recipeId, { pictureVersion: picture.version });
  const previous = await pictureOf(scope, recipeId);
  if (previous) await pictureRows(scope).change(previous.id, storedSizes(picture));
  else await pictureRows(scope).add({ recipeId, ...storedSizes(picture) });
  return recipe;
}

export async function removePicture(scope: Scope, recipeId: string) {
  const picture = await pictureOf(scope, recipeId);
  if (!picture) throw notFound();
  await pictureRows(scope).remove(picture.id);
  await recipeRows(scope).change(recipeId, { pictureVersion: null });
}
