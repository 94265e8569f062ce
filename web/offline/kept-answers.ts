import { noteServerReached, noteStoredAnswerShown } from '#web/api/connection.ts';
import { withStore } from './device.ts';
import { currentOwner, whenOwnerKnown } from './owner.ts';

/** Answers of the server that this browser stores for times without a connection. */

interface Kept {
  answer: unknown;
  at: number;
}

/**
 * Not stored, because they are about health and school, and a phone can be lent or lost. Allergies are stored: they may
 * save a life.
 */
const privateFields = new Set(['notes', 'healthNotes', 'details']);

const withoutNotes = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value) => (privateFields.has(name) ? null : value)));

/** Without today's date, so that yesterday's answer is found too: it is better than none. */
const keyOf = (address: string) => address.replace(/\btoday=[^&]*&?/, '');

export async function keepAnswer(address: string, answer: unknown) {
  if (!currentOwner()) return;
  const kept: Kept = { answer: withoutNotes(answer), at: Date.now() };
  await withStore('answers', 'readwrite', (answers) => answers.put(kept, keyOf(address)));
}

export async function keptAnswer(address: string): Promise<Kept | undefined> {
  if (!currentOwner()) return undefined;
  return withStore<Kept | undefined>('answers', 'readonly', (answers) => answers.get(keyOf(address)));
}

/** Shows the stored answer while the server takes long to answer, once we know whose data it is. */
export async function showMeanwhile(address: string, show: (kept: unknown) => void) {
  noteServerReached(false);
  await whenOwnerKnown();
  const kept = await keptAnswer(address);
  if (!kept) return;
  noteStoredAnswerShown(kept.at);
  show(kept.answer);
}
