import { eq } from 'drizzle-orm';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { notFound } from '#server/http/errors.ts';
import { parseOrRefuse, serve } from '#server/http/serve.ts';
import { childrenApi, householdApi, newMemberShapes } from '../contract.ts';
import { inFamilyOrder } from '../rules.ts';
import { householdMembers } from './tables.ts';

const rows = (scope: Scope) => familyRows(scope, householdMembers);

async function getChild(scope: Scope, id: string) {
  const member = await rows(scope).get(id);
  if (member.memberType !== 'child') throw notFound();
  return member;
}

const asProfile = <Row extends { birthdate: string | null }>(row: Row) => ({ ...row, birthdate: row.birthdate ?? '' });

const pickFields = (record: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name) && name !== 'memberType'));

const ofType = (memberType?: 'adult' | 'child' | 'pet') =>
  memberType ? { where: eq(householdMembers.memberType, memberType) } : {};

export const householdRoutes = [
  serve(householdApi.list, async ({ scope, query }) => inFamilyOrder(await rows(scope).list(ofType(query.memberType)))),
  serve(householdApi.add, ({ scope, body }) =>
    rows(scope).add({ ...body, ...(body.memberType === 'child' && { relationship: 'child' }) }),
  ),
  serve(householdApi.change, async ({ scope, params, body }) => {
    const stored = await rows(scope).get(params.id);
    const validated = parseOrRefuse(newMemberShapes[stored.memberType], { ...stored, ...body });
    // Writes only the changed fields, so that concurrent changes to others are kept.
    return rows(scope).change(stored.id, pickFields(validated, Object.keys(body)));
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
