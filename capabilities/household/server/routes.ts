import * as z from 'zod/mini';
import type { Scope } from '#server/database/scope.ts';
import { notFound } from '#server/http/errors.ts';
import { parseOrRefuse } from '#server/http/parse-input.ts';
import { serve, serveWithTransactions } from '#server/http/serve.ts';
import { encodePicture, portraitSizes } from '#server/pictures/encode-picture.ts';
import { decodePicture } from '#server/pictures/stored-picture.ts';
import { childrenApi, householdApi, type MemberType, NewAdult, NewChildMember, NewPet } from '../contract.ts';
import { emergencyContactsApi, houseNotesApi } from '../house-contract.ts';
import { photosApi } from '../photo-contract.ts';
import { inFamilyOrder } from '../rules/people.ts';
import {
  addContact,
  changeContact,
  contactsInOrder,
  houseNotesOf,
  removeContact,
  saveHouseNotes,
} from './house-store.ts';
import { readPhoto, removePhoto, setPhoto } from './photo-store.ts';
import { isOfType, linkIfSelf, householdRows as rows } from './store.ts';

async function getChild(scope: Scope, id: string) {
  const member = await rows(scope).get(id);
  if (member.memberType !== 'child') throw notFound();
  return member;
}

const asProfile = <Row extends { birthdate: string | null }>(row: Row) => ({ ...row, birthdate: row.birthdate ?? '' });

const asMember =
  ({ person }: Scope) =>
  <Row extends { linkedUserId: string | null }>(row: Row) => ({ ...row, isYou: row.linkedUserId === person.userId });

const whereType = (memberType?: MemberType) => (memberType ? { where: isOfType(memberType) } : {});

/** Only the sent fields are validated: a child from the onboarding may have no birthdate yet. */
const changeShapes = { adult: z.partial(NewAdult), child: z.partial(NewChildMember), pet: z.partial(NewPet) };

export const householdRoutes = [
  serve(householdApi.list, async ({ scope, query }) =>
    inFamilyOrder(await rows(scope).list(whereType(query.memberType))).map(asMember(scope)),
  ),
  serve(householdApi.add, async ({ scope, body }) => {
    const relationship = body.memberType === 'child' && { relationship: 'child' };
    return asMember(scope)(
      await rows(scope).add({
        ...body,
        ...relationship,
        ...(await linkIfSelf(scope, 'relationship' in body ? body.relationship : undefined)),
      }),
    );
  }),
  serve(householdApi.change, async ({ scope, params, body }) => {
    const stored = await rows(scope).get(params.id);
    const { memberType: _, ...change } = parseOrRefuse(changeShapes[stored.memberType], body);
    return asMember(scope)(await rows(scope).change(stored.id, change));
  }),
  serve(householdApi.remove, ({ scope, params }) => rows(scope).remove(params.id)),

  serve(photosApi.show, ({ scope, params, query }) => readPhoto(scope, params.id, query.size)),
  serveWithTransactions(photosApi.set, async ({ params, body, reading, inTransaction }) => {
    await reading((scope) => rows(scope).get(params.id));
    const photo = await encodePicture(decodePicture(body.picture), portraitSizes);
    return inTransaction(async (scope) => asMember(scope)(await setPhoto(scope, params.id, photo)));
  }),
  serve(photosApi.remove, ({ scope, params }) => removePhoto(scope, params.id)),

  serve(childrenApi.list, async ({ scope }) =>
    inFamilyOrder(await rows(scope).list(whereType('child'))).map(asProfile),
  ),
  serve(childrenApi.add, async ({ scope, body }) =>
    asProfile(await rows(scope).add({ ...body, memberType: 'child', relationship: 'child' })),
  ),
  serve(childrenApi.change, async ({ scope, params, body }) => {
    const { id } = await getChild(scope, params.id);
    return asProfile(await rows(scope).change(id, body));
  }),
  serve(childrenApi.remove, async ({ scope, params }) => {
    const { id } = await getChild(scope, params.id);
    await rows(scope).remove(id);
  }),

  serve(emergencyContactsApi.list, ({ scope }) => contactsInOrder(scope)),
  serve(emergencyContactsApi.add, ({ scope, body }) => addContact(scope, body)),
  serve(emergencyContactsApi.change, ({ scope, params, body }) => changeContact(scope, params.id, body)),
  serve(emergencyContactsApi.remove, ({ scope, params }) => removeContact(scope, params.id)),
  serve(houseNotesApi.show, ({ scope }) => houseNotesOf(scope)),
  serve(houseNotesApi.change, ({ scope, body }) => saveHouseNotes(scope, body)),
];
