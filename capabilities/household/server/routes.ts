import { eq } from 'drizzle-orm';
import * as appointments from '#capabilities/appointments/server/store.ts';
import * as meals from '#capabilities/meals/server/store.ts';
import * as planner from '#capabilities/planner/server/store.ts';
import * as wishlists from '#capabilities/wishlists/server/store.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { notFound } from '#server/http/errors.ts';
import { checked, serve } from '#server/http/serve.ts';
import { childrenApi, householdApi, newMemberShapes } from '../contract.ts';
import { inFamilyOrder } from '../rules.ts';
import { householdMembers } from './tables.ts';

type HouseholdRow = typeof householdMembers.$inferSelect;

const rows = (scope: Scope) => familyRows(scope, householdMembers);

async function child(scope: Scope, id: string) {
  const member = await rows(scope).get(id);
  if (member.memberType !== 'child') throw notFound();
  return member;
}

/** What others keep of somebody's name and birthdate follows. */
async function changed(scope: Scope, former: HouseholdRow, change: Partial<HouseholdRow>) {
  const member = await rows(scope).change(former.id, change);
  const { id, name, birthdate } = member;
  if (name !== former.name) {
    await appointments.childRenamed(scope, id, name);
    await wishlists.childRenamed(scope, id, name);
    await planner.childRenamed(scope, id, name, former.name);
    await meals.memberRenamed(scope, id, name);
  }
  if (birthdate && birthdate !== former.birthdate) {
    await wishlists.birthdateChanged(scope, id, birthdate);
    await planner.birthdateChanged(scope, id, birthdate, former.birthdate);
  }
  return member;
}

async function removed(scope: Scope, id: string) {
  await rows(scope).remove(id);
  await meals.memberRemoved(scope, id);
}

const asProfile = <Row extends { birthdate: string | null }>(row: Row) => ({ ...row, birthdate: row.birthdate ?? '' });

const only = (record: Record<string, unknown>, names: string[]) =>
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
    const whole = checked(newMemberShapes[stored.memberType], { ...stored, ...body });
    // Only what she changed is written, so that two people changing one member lose nothing.
    return changed(scope, stored, only(whole, Object.keys(body)));
  }),
  serve(householdApi.remove, ({ scope, params }) => removed(scope, params.id)),

  serve(childrenApi.list, async ({ scope }) => inFamilyOrder(await rows(scope).list(ofType('child'))).map(asProfile)),
  serve(childrenApi.add, async ({ scope, body }) =>
    asProfile(await rows(scope).add({ ...body, memberType: 'child', relationship: 'child' })),
  ),
  serve(childrenApi.change, async ({ scope, params, body }) => {
    const stored = await child(scope, params.id);
    return asProfile(await changed(scope, stored, body));
  }),
  serve(childrenApi.remove, async ({ scope, params }) => {
    await child(scope, params.id);
    await removed(scope, params.id);
  }),
];
