import type { Database } from '../database/database.ts';
import { countAttempt } from '../http/attempts.ts';
import { Refusal } from '../http/errors.ts';

/** A message takes two or three requests. Far above what anyone needs and far below what a runaway script would use. */
export const modelRequestsPerDay = { limit: 500, windowSeconds: 24 * 60 * 60 };

/** Counts one request and returns whether the person may still make it today. */
export async function mayAskModel(database: Database, personId: string): Promise<boolean> {
  try {
    await countAttempt(database, 'wand', personId, modelRequestsPerDay);
    return true;
  } catch (fault) {
    if (fault instanceof Refusal) return false;
    throw fault;
  }
}
