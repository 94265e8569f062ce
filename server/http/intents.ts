import { eq } from 'drizzle-orm';
import { memberRows, type Scope } from '../database/scope.ts';
import { IntentAlreadyMade, Refusal } from './errors.ts';
import { intents } from './tables.ts';

/**
 * Remembers that this change is made, in its own transaction: if the change is refused, its id is forgotten too. A copy
 * that arrives at the same time waits here until the first one is committed or rolled back.
 */
export async function claimIntent(scope: Scope, id: string) {
  const own = memberRows(scope, intents);
  if ((await own.addMissing([{ id }])).length > 0) return;
  if ((await own.list({ where: eq(intents.id, id) })).length > 0) throw new IntentAlreadyMade();
  throw new Refusal(409, 'This change belongs to someone else or to another family');
}
