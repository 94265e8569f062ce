import { createHash } from 'node:crypto';
import { eq, type InferSelectModel } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { moment } from './database/columns.ts';
import type { Database } from './database/database.ts';
import { acrossFamilies, type FamilyTable } from './database/scope.ts';
import { countAttempt, networkOfAddress, uncountAttempt } from './http/attempts.ts';
import { Refusal } from './http/errors.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { newSecret } from './http/secret-cookie.ts';

/**
 * Guest links: someone without an account opens one page by a secret link. It ends by itself, and can be withdrawn. We
 * don't send it: the person who made it passes it on. Only the SHA-256 of its token is stored.
 */

/** Columns of a table whose records can have a guest link. */
export const guestLinkColumns = () => ({
  tokenHash: text().unique(),
  linkExpiresAt: moment(),
  linkWithdrawnAt: moment(),
});

type GuestLinkTable = FamilyTable & Record<keyof ReturnType<typeof guestLinkColumns>, PgColumn>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The token is returned to the person once and not stored. Writing the columns ends a former link. */
export function newGuestLink(expiresAt: string) {
  const token = newSecret();
  return { token, columns: { tokenHash: hashOf(token), linkExpiresAt: expiresAt, linkWithdrawnAt: null } };
}

/** Why a link no longer works; undefined while it does. */
export function guestLinkProblem(
  { linkExpiresAt, linkWithdrawnAt }: { linkExpiresAt: string | null; linkWithdrawnAt: string | null },
  at: number,
): 'withdrawn' | 'expired' | undefined {
  if (linkWithdrawnAt !== null) return 'withdrawn';
  return linkExpiresAt === null || Date.parse(linkExpiresAt) <= at ? 'expired' : undefined;
}

const wrongTokenLimit = { limit: 30, windowSeconds: 15 * 60 };
const guestLinkAttempt = 'guest link';

/**
 * Finds records by the token of their link. A wrong token is counted for the caller's network, before it is looked up, so
 * that nobody can try many. Call it outside of any transaction.
 */
export function createGuestLinks(database: Database) {
  // Opening a link again and again must not overload the database.
  const limitLookups = createRateLimit({ burst: 120, perSecond: 2 });

  return async function findByGuestToken<Table extends GuestLinkTable>(table: Table, token: string, address: string) {
    const network = networkOfAddress(address);
    limitLookups(network);
    await countAttempt(database, guestLinkAttempt, network, wrongTokenLimit);
    const [found] = await acrossFamilies(database)
      .select()
      .from(table as GuestLinkTable)
      .where(eq(table.tokenHash, hashOf(token)));
    if (!found) throw new Refusal(404, "This link doesn't work. Please ask for a new one");
    await uncountAttempt(database, guestLinkAttempt, network);
    return found as InferSelectModel<Table>;
  };
}

const privatePageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Pages and calls whose address contains a guest's token must not be cached, indexed, or sent to other sites as a
 * referrer.
 */
export function keepGuestLinksPrivate(app: FastifyInstance, prefixes: readonly string[]) {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (prefixes.some((prefix) => url.startsWith(prefix))) reply.headers(privatePageHeaders);
  });
}
