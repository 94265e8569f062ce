import { noteReached, noteShownFrom } from '#web/api/connection.ts';
import { withStore } from './device.ts';
import { ownerOf, whenOwned } from './owner.ts';

/** Answers of the server that this browser keeps for when there is no connection. */

interface Kept {
  answer: unknown;
  at: number;
}

/** They are about health and school. A phone that is lent or lost must not have them; allergies may save a life. */
const privateFields = new Set(['notes', 'healthNotes', 'details']);

const withoutNotes = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value) => (privateFields.has(name) ? null : value)));

/** Yesterday's answer is better than none. */
const keyOf = (address: string) => address.replace(/\btoday=[^&]*&?/, '');

export async function keepAnswer(address: string, answer: unknown) {
  if (!ownerOf()) return;
  const kept: Kept = { answer: withoutNotes(answer), at: Date.now() };
  await withStore('answers', 'readwrite', (answers) => answers.put(kept, keyOf(address)));
}

export async function keptAnswer(address: string): Promise<Kept | undefined> {
  if (!ownerOf()) return undefined;
  return withStore<Kept | undefined>('answers', 'readonly', (answers) => answers.get(keyOf(address)));
}

/** Shows what was kept while the server takes long to answer, as soon as it is known whose it is. */
export async function showMeanwhile(address: string, show: (kept: unknown) => void) {
  noteReached(false);
  await whenOwned();
  const kept = await keptAnswer(address);
  if (!kept) return;
  noteShownFrom(kept.at);
  show(kept.answer);
}
