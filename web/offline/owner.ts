import type { Owner } from '#web/api/offline.ts';
import { patience } from '#web/api/pauses.ts';
import { isSharedDevice } from '#web/api/shared-device.ts';
import { wipeDevice, withStore } from './device.ts';

/** Whose data this browser keeps. Without an owner nothing is kept or read. */
let owner: Owner | undefined;

export const ownerOf = () => owner;

const asking: (() => void)[] = [];
/** Resolves once there is an owner. */
export const whenOwned = () => (owner ? Promise.resolve() : new Promise<void>((resolve) => asking.push(resolve)));

function setOwner(next: Owner | undefined) {
  owner = next;
  if (owner) for (const tell of asking.splice(0)) tell();
  return owner;
}

/** A page that has just started gets its owner in a moment. Resolves with whether it has one then. */
export async function isOwnedSoon() {
  if (!isSharedDevice()) await Promise.race([whenOwned(), new Promise((resolve) => setTimeout(resolve, patience))]);
  return owner !== undefined;
}

/** Also what was typed and not sent, which is in the storage of the tab. */
export async function forgetEverything() {
  sessionStorage.clear();
  await keepNothing();
}

async function keepNothing() {
  owner = undefined;
  await wipeDevice();
}

const readOwner = () => withStore<Owner | undefined>('about', 'readonly', (about) => about.get('owner'));

/**
 * The person who used this browser last, if what it keeps may be shown without asking the server. `isWanted` is false if
 * it has become known meanwhile who is signed in.
 */
export async function takeKeptOwner(isWanted = () => true): Promise<Owner | undefined> {
  if (isSharedDevice()) return undefined;
  const kept = await readOwner().catch(() => undefined);
  return isWanted() ? setOwner(kept) : undefined;
}

const intentCount = async () => (await withStore('intents', 'readonly', (intents) => intents.count())) ?? 0;

/**
 * Makes the signed-in person the owner. What another person or family left here is deleted, but for changes that another
 * person made and that wait: then nothing is done, and it returns the name of that person and the number of changes.
 */
export async function takeOwnership(user: Owner): Promise<{ of: Owner; count: number } | undefined> {
  if (isSharedDevice()) return void (await keepNothing());
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
