import { deleteExpiredSessions } from '#capabilities/account/server/store.ts';
import type { Database } from '#server/database/database.ts';
import { deleteOldRows } from '#server/database/old-rows.ts';
import { deleteOldRecordings } from '#server/database/recording.ts';
import { deleteExpiredAttempts } from '#server/http/attempts.ts';
import { deleteExpiredSignIns } from '#server/oidc/client.ts';
import { deleteExpiredTokens } from '#server/oidc/embedded/account-tokens.ts';
import { deleteExpiredPayloads } from '#server/oidc/embedded/adapter.ts';
import { deleteExpiredInvitations } from './store.ts';

const oneHour = 60 * 60 * 1000;

/** Deletes expired rows, which are refused anyway, and rows that are older than we keep them. */
export async function cleanUp(database: Database) {
  await deleteExpiredSessions(database);
  await deleteExpiredSignIns(database);
  await deleteExpiredPayloads(database);
  await deleteExpiredTokens(database);
  await deleteExpiredAttempts(database);
  await deleteExpiredInvitations(database);
  await deleteOldRecordings(database);
  await deleteOldRows(database);
}

/** A failed run is retried in the next hour. */
export function cleanUpEveryHour(database: Database, closing: AbortSignal, onFailure: (error: unknown) => void) {
  const timer = setInterval(() => void cleanUp(database).catch(onFailure), oneHour);
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
}
