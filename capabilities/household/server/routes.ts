import * as z from 'zod/mini';
import type { Scope } from '#server/database/scope.ts';
import { notFound } from '#server/http/errors.ts';
import { parseOrRefuse, serve } from '#server/http/serve.ts';
import { childrenApi, householdApi, type MemberType, NewAdult, NewChildMember, NewPet } from '../contract.ts';
import { inFamilyOrder } from '../rules.ts';
import { isOfType, householdRows as rows } from './store.ts';

async function getChild(scope: Scope, id: string) {
  const member = await rows(scope).get(id);
  if (member.memberType !== 'child') throw notFound();
  return member;
}

const asProfile = <Row extends { birthdate: string | null }>(row: Row) => ({ ...row, birthdate: row.birthdate ?? '' });

const ofType = (memberType?: MemberType) => (memberType ? { where: isOfType(memberType) } : {});

/** Only the sent fields are validated: a child from the onboarding may have no birthdate yet. */
const changeShapes = { adult: z.partial(NewAdult), child: z.partial(NewChildMember), pet: z.partial(NewPet) };

export const householdRoutes = [
  serve(householdApi.list, async ({ scope, query }) => inFamilyOrder(await rows(scope).list(ofType(query.memberType)))),
  serve(householdApi.add, ({ scope, body }) =>
    rows(scope).add({ ...body, ...(body.memberType === 'child' && { relationship: 'child' }) }),
  ),
  serve(householdApi.change, async ({ scope, params, body }) => {
    const stored = await rows(scope).get(params.id);
    const { memberType: _, ...change } = parseOrRefuse(changeShapes[stored.memberType], body);
    return rows(scope).change(stored.id, change);
  }),
  serve(householdApi.remove, ({ scope, params }) => rows(scope).remove(params.id)),

  serve(childrenApi.list, async ({ scope }) => inFamilyOrder(await rows(scope).list(ofType('child'))).map(asProfile)),
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
];
