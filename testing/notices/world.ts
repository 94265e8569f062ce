import { eq, sql } from 'drizzle-orm';
import { personFor } from '#capabilities/account/server/store.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import type { Database } from '#server/database/database.ts';
import { familyDueChecks } from '#server/database/due-checks-table.ts';
import { acrossFamilies, familyRows, type Scope, scopeFor } from '#server/database/scope.ts';
import { families, familyMembers, users } from '#server/database/tenants.ts';
import { clockIn, type Expected, type Family, type Person } from './expected-notices.ts';
import { randomFrom } from './random.ts';

/** The simulated world: its clock, its families, and the notices that are expected and were sent. */

export const minute = 60_000;
export const hour = 60 * minute;

export interface SimulationResult {
  notices: number;
  changes: number;
  kills: number;
  sleeps: number;
  mails: number;
}

export interface SimulatedFamily extends Family {
  id: string;
  /** Three adults: two sign in, and one doesn't. */
  adults: string[];
}

export interface World {
  database: Database;
  db: ReturnType<typeof acrossFamilies>;
  seed: number;
  random: ReturnType<typeof randomFrom>;
  now: number;
  families: SimulatedFamily[];
  counts: SimulationResult;
  problems: string[];
  /** The notices expected so far, by key. */
  expected: Map<string, Expected>;
  /** Keys of notices that fell due while the servers slept. */
  collectable: Set<string>;
  /** Keys of the notices that waited for another try, after a failure or a kill, when the servers fell asleep. */
  interrupted: Set<string>;
  keysByMessage: Map<string, string>;
  /** The number of mails, by key. */
  mailed: Map<string, number>;
}

export async function newWorld(database: Database, from: string, zones: readonly string[], seed: number) {
  const world: World = {
    database,
    db: acrossFamilies(database),
    seed,
    random: randomFrom(seed),
    now: Date.parse(`${from}T00:00:00Z`),
    families: [],
    counts: { notices: 0, changes: 0, kills: 0, sleeps: 0, mails: 0 },
    problems: [],
    expected: new Map(),
    collectable: new Set(),
    interrupted: new Set(),
    keysByMessage: new Map(),
    mailed: new Map(),
  };
  for (const zone of zones) world.families.push(await newFamily(world, zone));
  return world;
}

export function problem({ problems }: World, text: string) {
  problems.push(text);
  return new Error(text);
}

export const today = ({ now }: World, { zone }: Family) => clockIn(zone, now).slice(0, 10);

/** A change in a transaction whose clock is the simulated one. */
export const write = <Result>(
  { db, now }: World,
  family: SimulatedFamily,
  person: Person,
  work: (scope: Scope) => Promise<Result>,
) =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('mothership.now', ${new Date(now).toISOString()}, true)`);
    return work(scopeFor(transaction, { familyId: family.id, userId: person.id, role: 'owner' }));
  });

async function newFamily(world: World, zone: string): Promise<SimulatedFamily> {
  const { db } = world;
  const [ana, david] = [await newPerson(world, 'ana', zone), await newPerson(world, 'david', zone)];
  const id = ana.familyId as string;
  await db.update(users).set({ isEmailVerified: true }).where(sql`${users.id} in (${ana.userId}, ${david.userId})`);
  await db.update(families).set({ timeZone: zone }).where(eq(families.id, id));
  await db.insert(familyMembers).values({ familyId: id, userId: david.userId, role: 'member' });
  const scope = scopeFor(db, { familyId: id, userId: ana.userId, role: 'owner' });
  const adults: string[] = [];
  for (const linkedUserId of [ana.userId, david.userId, null])
    adults.push(
      (await familyRows(scope, householdMembers).add({ memberType: 'adult', name: 'Adult', linkedUserId })).id,
    );
  await startDueChecks(world, id);
  const people = [ana, david].map(
    ({ userId }, index): Person => ({
      id: userId,
      adult: adults[index] as string,
      zone: null,
      quiet: { from: '21:00', until: '07:00' },
      hasMorning: true,
    }),
  );
  return { id, zone, people, things: [], adults };
}

const newPerson = ({ database, seed }: World, name: string, zone: string) =>
  personFor(database, {
    issuer: 'https://simulation.example',
    subject: `${name} ${zone} ${seed} ${Math.random()}`,
    email: `${name}@example.com`,
  });

async function startDueChecks({ db, now }: World, familyId: string) {
  const start = new Date(now).toISOString();
  await db
    .update(familyDueChecks)
    .set({ checkAt: start, checkedUntil: start })
    .where(eq(familyDueChecks.familyId, familyId));
}
