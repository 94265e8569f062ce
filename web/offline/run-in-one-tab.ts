import { tabId } from '#web/api/call.ts';
import { withStore } from './indexed-db.ts';

/** Longer than a request takes before the browser gives up on a slow network. */
const leaseMilliseconds = 90_000;

interface Lease {
  holder: string;
  until: number;
}

/**
 * Runs work in one tab at a time; does nothing if another tab is doing it. Browsers have locks only with https, so
 * without it the tab takes a lease, which expires by itself if the tab is closed.
 */
export async function runInOneTab(work: () => Promise<void>) {
  if (navigator.locks)
    return navigator.locks.request('intents', { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  if (!(await takeLease())) return;
  try {
    await work();
  } finally {
    await endLease();
  }
}

/** Takes the lease, or returns false if another tab holds it. One transaction reads and writes it. */
async function takeLease() {
  let isTaken = true;
  await withStore('about', 'readwrite', (about) => {
    const reading: IDBRequest<Lease | undefined> = about.get('lease');
    reading.onsuccess = () => {
      const lease = reading.result;
      isTaken = !lease || lease.holder === tabId || lease.until < Date.now();
      if (isTaken) about.put({ holder: tabId, until: Date.now() + leaseMilliseconds } satisfies Lease, 'lease');
    };
    return undefined;
  });
  return isTaken;
}

const endLease = () => withStore('about', 'readwrite', (about) => about.delete('lease'));
