import { eq } from 'drizzle-orm';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { notFound } from '#server/http/errors.ts';
import type { EncodedPicture } from '#server/pictures/encode-picture.ts';
import { type PictureSize, pictureFile, storedSizes } from '#server/pictures/stored-picture.ts';
import { householdRows } from './store.ts';
import { memberPhotos } from './tables.ts';

const photoRows = (scope: Scope) => familyRows(scope, memberPhotos);

async function photoOf(scope: Scope, memberId: string) {
  const [photo] = await photoRows(scope).list({ where: eq(memberPhotos.memberId, memberId) });
  return photo;
}

export async function readPhoto(scope: Scope, memberId: string, size: PictureSize | undefined) {
  const { photoVersion } = await householdRows(scope).get(memberId);
  return pictureFile(await photoOf(scope, memberId), photoVersion, size);
}

export async function setPhoto(scope: Scope, memberId: string, photo: EncodedPicture) {
  const member = await householdRows(scope).change(memberId, { photoVersion: photo.version });
  const previous = await photoOf(scope, memberId);
  if (previous) await photoRows(scope).change(previous.id, storedSizes(photo));
  else await photoRows(scope).add({ memberId, ...storedSizes(photo) });
  return member;
}

export async function removePhoto(scope: Scope, memberId: string) {
  const photo = await photoOf(scope, memberId);
  if (!photo) throw notFound();
  await photoRows(scope).remove(photo.id);
  await householdRows(scope).change(memberId, { photoVersion: null });
}
