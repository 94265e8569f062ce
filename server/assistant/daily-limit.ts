import type { Database } from '../database/database.ts';
import { countAttempt } from '../http/attempts.ts';
import { Refusal } from '../http/errors.ts';

/** Requests to the model, of which a message takes two or three. Far more than anybody needs, far less than a runaway script would spend. */
export const modelRequestsPerDay = { limit: 500, windowSeconds: 24 * 60 * 60 };

/** Counts one request, and says whether this person may still have it today. */
export async function mayAskModel(database: Database, personId: string): Promise<boolean> {
  try {
    await countAttempt(database, 'wand', personId, modelRequestsPerDay);
    return true;
  } catch (fault) {
    if (fault instanceof Refusal) return false;
    throw fault;
  }
}
