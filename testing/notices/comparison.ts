import { createHash } from 'node:crypto';
import { and, inArray, sql } from 'drizzle-orm';
import { notices } from '#capabilities/notices/server/tables.ts';
import { expectedNotices, isQuiet } from './expected-notices.ts';
import { hour, minute, problem, type SimulatedFamily, type World } from './world.ts';

/** Compares the ledger with a second, simple calculation of what is due. */

const hash = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 32);
const withoutChannel = (key: string) => key.replace(/ \w+$/, '');

/** Whether the simple calculation still contains it. */
export function isTrueNow({ expected, families }: World, key: string): boolean {
  const known = expected.get(key);
  if (!known) return false;
  const family = families.find(({ people }) => people.includes(known.person)) as SimulatedFamily;
  const near = expectedNotices(family, known.dueAt - 48 * hour, known.dueAt + 48 * hour);
  return near.some((one) => one.key === key);
}

/** Records everything that has fallen due since a moment. */
export function expectSince(world: World, since: number, isAsleep: boolean) {
  for (const family of world.families)
    for (const one of expectedNotices(family, since, world.now)) {
      if (world.expected.has(one.key)) continue;
      world.expected.set(one.key, one);
      world.keysByMessage.set(hash(`${one.key} mail`), one.key);
      if (isAsleep) world.collectable.add(one.key);
      const zone = one.person.zone ?? family.zone;
      if (!one.isOwnLead && isQuiet(one.dueAt, one.person, zone)) problem(world, `in quiet hours: ${one.key}`);
    }
}

/** Called when the simulated servers go to sleep. */
export async function noteInterrupted(world: World) {
  const waiting = await world.db
    .select({ key: notices.key })
    .from(notices)
    .where(and(isOurs(world), inArray(notices.state, ['waiting', 'sending'])));
  for (const { key } of waiting) world.interrupted.add(key);
}

/** Throws if the bell and mail notices in the ledger differ from what is expected so far. */
export async function compareLedger(world: World) {
  const { rows } = await world.db.execute<{ count: string }>(
    sql`select count(*) from ${notices} where kind <> 'catch-up' and ${isOurs(world)}`,
  );
  if (Number(rows[0]?.count) !== world.expected.size * 2) await explainDifference(world);
  throwProblems(world, `Seed ${world.seed}, ${new Date(world.now).toISOString()}`);
}

const isOurs = ({ families }: World) => {
  const ids = families.map(({ id }) => sql`${id}::uuid`);
  return sql`${notices.familyId} in (${sql.join(ids, sql`, `)})`;
};

const ledgerOf = (world: World) => world.db.select().from(notices).where(isOurs(world));

async function explainDifference(world: World) {
  const { expected } = world;
  const stored = new Set((await ledgerOf(world)).filter(({ kind }) => kind !== 'catch-up').map(({ key }) => key));
  const wanted = new Set([...expected.keys()].flatMap((key) => [`${key} bell`, `${key} mail`]));
  const dueAt = (key: string) => new Date(expected.get(withoutChannel(key))?.dueAt ?? 0).toISOString();
  for (const key of wanted) if (!stored.has(key)) problem(world, `missing: ${key}, due ${dueAt(key)}`);
  for (const key of stored) if (!wanted.has(key)) problem(world, `not expected: ${key}`);
}

function throwProblems({ problems }: World, when: string) {
  if (problems.length > 0) throw new Error(`${when}:\n${problems.slice(0, 10).join('\n')}`);
}

/** Throws if at the end anything was not sent, sent for no reason, or sent twice. */
export async function checkOutcomes(world: World) {
  const rows = await ledgerOf(world);
  for (const row of rows) checkOutcome(world, row);
  checkCatchUps(
    world,
    rows.filter(({ kind }) => kind === 'catch-up'),
  );
  throwProblems(world, `Seed ${world.seed}`);
}

type LedgerRow = typeof notices.$inferSelect;

function checkOutcome(world: World, { key, kind, state, channel, dueAt }: LedgerRow) {
  const plainKey = withoutChannel(key);
  const isCollectable = world.collectable.has(plainKey);
  const mayBeCollected = isCollectable || world.interrupted.has(key) || kind === 'catch-up';
  if (state === 'collected' && !mayBeCollected) problem(world, `collected while awake: ${key}`);
  if (channel === 'bell' && state !== 'sent' && !isCollectable) problem(world, `not in the bell: ${key}`);
  const isOver = Date.parse(dueAt) < world.now - 90 * minute;
  if ((state === 'waiting' || state === 'sending') && isOver) problem(world, `still waiting: ${key}`);
  if (state === 'sent' && channel === 'mail' && kind !== 'catch-up' && !world.mailed.has(plainKey))
    problem(world, `never mailed: ${key}`);
}

function checkCatchUps(world: World, rows: readonly LedgerRow[]) {
  const catchUps = Map.groupBy(rows, ({ key }) => key);
  const { sleeps } = world.counts;
  if ([...catchUps.values()].some((same) => same.length > 1)) problem(world, 'a catch-up was told twice');
  if (catchUps.size > sleeps * world.families.length * 4)
    problem(world, `${catchUps.size} catch-ups for ${sleeps} sleeps`);
}
