import type { Owner } from '#web/api/offline.ts';
import { slowAnswerMilliseconds } from '#web/api/retry-delay.ts';
import { isSharedDevice } from '#web/api/shared-device.ts';
import { deleteAllStored, withStore } from './indexed-db.ts';

/** Whose data this browser stores. Without an owner nothing is stored or read. */
let owner: Owner | undefined;

export const currentOwner = () => owner;

const ownerListeners: (() => void)[] = [];
/** Resolves once there is an owner. */
export const whenOwnerKnown = () =>
  owner ? Promise.resolve() : new Promise<void>((resolve) => ownerListeners.push(resolve));

function setOwner(next: Owner | undefined) {
  owner = next;
  if (owner) for (const tell of ownerListeners.splice(0)) tell();
  return owner;
}

/** Waits briefly, because a page that has just started doesn't know yet whose data it shows. Returns whether it does by then. */
export async function waitForOwner() {
  if (!isSharedDevice())
    await Promise.race([whenOwnerKnown(), new Promise((resolve) => setTimeout(resolve, slowAnswerMilliseconds))]);
  return owner !== undefined;
}

/** Also deletes what was typed and not sent, which is in the tab's session storage. */
export async function forgetEverything() {
  sessionStorage.clear();
  await deleteStoredOwner();
}

async function deleteStoredOwner() {
  owner = undefined;
  await deleteAllStored();
}

const readOwner = () => withStore<Owner | undefined>('about', 'readonly', (about) => about.get('owner'));

/**
 * Makes the person who used this browser last the owner, before the server has said who is signed in. `isWanted` is
 * false if the server has answered meanwhile.
 */
export async function takeKeptOwner(isWanted = () => true): Promise<Owner | undefined> {
  if (isSharedDevice()) return undefined;
  const kept = await readOwner().catch(() => undefined);
  return isWanted() ? setOwner(kept) : undefined;
}

const intentCount = async () => (await withStore('intents', 'readonly', (intents) => intents.count())) ?? 0;

/**
 * Makes the signed-in person the owner and deletes what another person or family left here. If another person's changes
 * still wait, it does nothing, and returns that person and the number of changes.
 */
export async function takeOwnership(user: Owner): Promise<{ of: Owner; count: number } | undefined> {
  if (isSharedDevice()) return void (await deleteStoredOwner());
  const former = await readOwner();
  if (former && former.id !== user.id) {
    const count = await intentCount();
    if (count > 0) return { of: former, count };
    await forgetEverything();
  } else if (former && former.familyId !== user.familyId) {
    await withStore('answers', 'readwrite', (answers) => answers.clear());
  }
  await withStore('about', 'readwrite', (about) => about.put(user, 'owner'));
  setOwner(user);
  return undefined;
}
