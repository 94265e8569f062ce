import type { Database } from '../database/database.ts';
import { countAttempt } from '../http/attempts.ts';
import { Refusal } from '../http/errors.ts';

/** Far more than anybody asks, far less than a runaway script would spend. */
export const modelCallsPerDay = { limit: 200, windowSeconds: 24 * 60 * 60 };

/** Counts one call, and says whether this person may still have it today. */
export async function mayAskModel(database: Database, personId: string): Promise<boolean> {
  try {
    await countAttempt(database, 'wand', personId, modelCallsPerDay);
    return true;
  } catch (fault) {
    if (fault instanceof Refusal) return false;
    throw fault;
  }
}
