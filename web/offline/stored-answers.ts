import { setServerReached, setStoredAnswerShown } from '#web/api/connection.ts';
import { withStore } from './indexed-db.ts';
import { currentOwner, whenOwnerKnown } from './owner.ts';

/** Answers of the server that this browser stores for times without a connection. */

interface StoredAnswer {
  answer: unknown;
  at: number;
}

/**
 * Not stored, because they are about health and school, and a phone can be lent or lost. Allergies are stored: they may
 * save a life.
 */
const privateFields = new Set(['notes', 'healthNotes', 'details']);

const withoutPrivateFields = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value) => (privateFields.has(name) ? null : value)));

/** Without today's date, so that yesterday's answer is found too: it is better than none. */
const storageKey = (address: string) => address.replace(/\btoday=[^&]*&?/, '');

export async function keepAnswer(address: string, answer: unknown) {
  if (!currentOwner()) return;
  const kept: StoredAnswer = { answer: withoutPrivateFields(answer), at: Date.now() };
  await withStore('answers', 'readwrite', (answers) => answers.put(kept, storageKey(address)));
}

export async function keptAnswer(address: string): Promise<StoredAnswer | undefined> {
  if (!currentOwner()) return undefined;
  return withStore<StoredAnswer | undefined>('answers', 'readonly', (answers) => answers.get(storageKey(address)));
}

/** Shows the stored answer while the server takes long to answer, once we know whose data it is. */
export async function showMeanwhile(address: string, show: (kept: unknown) => void) {
  setServerReached(false);
  await whenOwnerKnown();
  const kept = await keptAnswer(address);
  if (!kept) return;
  setStoredAnswerShown(kept.at);
  show(kept.answer);
}
