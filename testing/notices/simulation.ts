import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { checkOutcomes, compareLedger, expectSince, noteInterrupted } from './comparison.ts';
import { plusDays } from './expected-notices.ts';
import { addThing, changePerson, changeThing } from './simulated-changes.ts';
import { killings, newProcesses } from './simulated-process.ts';
import { hour, minute, newWorld, type SimulationResult, today, type World } from './world.ts';

const month = 30 * 24 * hour;

/**
 * Runs families through simulated days, with random changes, two processes that get killed, mail that fails and servers
 * that sleep, and compares the ledger with a second, simple calculation of what is due (`expected-notices.ts`).
 */
export async function simulateNotices(
  database: Database,
  {
    from,
    days,
    zones,
    seed,
    onMonth = () => {},
  }: {
    from: string;
    days: number;
    zones: readonly string[];
    seed: number;
    /** Called with the moment and the counts every 30 days, because a long run takes many minutes. */
    onMonth?: (moment: string, counts: SimulationResult) => void;
  },
): Promise<SimulationResult> {
  const world = await newWorld(database, from, zones, seed);
  const { random, counts } = world;
  const { tickOnce, services } = newProcesses(world);
  const end = world.now + days * 24 * hour;
  let nextMonth = world.now + month;
  while (world.now < end) {
    if (world.now >= nextMonth) {
      onMonth(new Date(world.now).toISOString(), { ...counts, notices: world.expected.size });
      nextMonth += month;
    }
    forgetThePast(world);
    await passTime(world);
    if (random.chance(0.1)) await tickOnce(random.pick(killings));
    await tickOnce();
    await compareLedger(world);
    if (random.chance(0.6)) await changeSomething(world, services);
  }
  // At the end everything that waits for a retry has been sent or given up.
  for (let tries = 0; tries < 12; tries++) {
    const since = world.now;
    world.now += 10 * minute;
    expectSince(world, since, false);
    await tickOnce();
  }
  await compareLedger(world);
  await checkOutcomes(world);
  counts.notices = world.expected.size;
  return counts;
}

/** Things that are long over can't cause notices anymore. Leaving them out keeps a long run from getting slower. */
function forgetThePast(world: World) {
  for (const family of world.families)
    family.things = family.things.filter(
      ({ isGone, isWeekly, type, day }) =>
        !isGone && (isWeekly || type === 'birthday' || day >= plusDays(today(world, family), -7)),
    );
}

/** Waits until the next moment, or for some hours in which the servers sleep. */
async function passTime(world: World) {
  const { random, counts } = world;
  const isAsleep = random.chance(0.004);
  const since = world.now;
  if (isAsleep) {
    counts.sleeps++;
    await noteInterrupted(world);
    world.now += (1 + random.below(50)) * hour;
  } else world.now = await nextMoment(world);
  expectSince(world, since, isAsleep);
}

/**
 * The next moment at which something may be due or is waiting, a few minutes late as ticks are, or a random one within
 * two hours.
 */
async function nextMoment({ db, now, random }: World) {
  const { rows } = await db.execute<{ next: string }>(sql`select least(
    (select min(check_at) from family_due_checks),
    (select min(try_at) from notices where state in ('waiting', 'sending'))) as next`);
  const planned = Math.max(Date.parse(rows[0]?.next ?? ''), now) + random.below(10) * minute;
  return Math.min(planned, now + (1 + random.below(120)) * minute);
}

async function changeSomething(world: World, services: Services) {
  const { random, counts, families } = world;
  counts.changes++;
  const family = random.pick(families);
  const what = random.below(10);
  if (what < 4 || family.things.length === 0) await addThing(world, family);
  else if (what < 9) await changeThing(world, family);
  else await changePerson(world, family, services);
}
