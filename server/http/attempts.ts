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

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');
const matchesKey = (kind: string, key: string) => and(eq(attempts.kind, kind), eq(attempts.key, hashKey(key)));

/**
 * Counts one attempt and throws a 429 if it exceeds the limit. Call it before the costly or revealing work, and outside
 * any transaction: rolling back a failed request must not uncount the attempt.
 */
export async function countAttempt(
  database: Database,
  kind: string,
  key: string,
  { limit, windowSeconds }: AttemptLimit,
) {
  const windowEndsAt = sql`now() + make_interval(secs => ${windowSeconds})`;
  const hasExpired = sql`${attempts.windowEndsAt} <= now()`;
  const [row] = await acrossFamilies(database)
    .insert(attempts)
    .values({ kind, key: hashKey(key), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: [attempts.kind, attempts.key],
      set: {
        count: sql`case when ${hasExpired} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${hasExpired} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
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

/** Uncounts an attempt that turned out to be right: only wrong ones count. */
export async function uncountAttempt(database: Database, kind: string, key: string) {
  await acrossFamilies(database)
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(matchesKey(kind, key));
}

export async function clearAttempts(database: Database, kind: string, key: string) {
  await acrossFamilies(database).delete(attempts).where(matchesKey(kind, key));
}

export async function deleteExpiredAttempts(database: Database) {
  await acrossFamilies(database).delete(attempts).where(lt(attempts.windowEndsAt, now));
}

/** The part of an IP address that identifies a home: the whole IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkOfAddress(address: string) {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString();
}
