import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { now } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { acrossFamilies } from '../database/scope.ts';
import { tooMany } from './errors.ts';
import { attempts } from './tables.ts';

export interface AttemptLimit {
  limit: number;
  windowSeconds: number;
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
const counted = (kind: string, key: string) => and(eq(attempts.kind, kind), eq(attempts.key, hashed(key)));

/**
 * Counts one attempt in a statement of its own and refuses what goes beyond the limit. Call it before the costly or revealing
 * work, and outside any transaction: a failed request must not take its attempt back.
 */
export async function countAttempt(
  database: Database,
  kind: string,
  key: string,
  { limit, windowSeconds }: AttemptLimit,
) {
  const windowEndsAt = sql`now() + make_interval(secs => ${windowSeconds})`;
  const isOver = sql`${attempts.windowEndsAt} <= now()`;
  const [row] = await acrossFamilies(database)
    .insert(attempts)
    .values({ kind, key: hashed(key), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: [attempts.kind, attempts.key],
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${attempts.windowEndsAt} - now()))::int`,
    });
  if (row && row.count > limit) throw tooManyTries(Math.max(1, row.secondsLeft));
}

function tooManyTries(secondsLeft: number) {
  const minutes = Math.ceil(secondsLeft / 60);
  return tooMany(
    `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again`,
    secondsLeft,
  );
}

/** The attempt was right after all, and only wrong ones should count. */
export async function takeBackAttempt(database: Database, kind: string, key: string) {
  await acrossFamilies(database)
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(counted(kind, key));
}

export async function forgetAttempts(database: Database, kind: string, key: string) {
  await acrossFamilies(database).delete(attempts).where(counted(kind, key));
}

export async function deleteExpiredAttempts(database: Database) {
  await acrossFamilies(database).delete(attempts).where(lt(attempts.windowEndsAt, now));
}

/** One home has one IPv4 address, but a whole /64 of IPv6 ones to choose from. */
export function networkOf(address: string) {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString();
}
