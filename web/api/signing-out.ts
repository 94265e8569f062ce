import type { MouseEvent } from 'react';
import { loadOffline } from './offline.ts';

const controller = new AbortController();

/** Aborted when the page unloads after a click on 'Log out'. */
export const signOutSignal = controller.signal;

/**
 * Click handler of 'Log out'. First sends the changes that wait in this browser and deletes its stored data. If a
 * change could not be sent, the person may stay. Aborts open reads on unload, unless a form asks about unsaved changes.
 */
export async function signOut(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { href } = event.currentTarget;
  const mayLeave = await loadOffline()
    .then(({ leaveDevice }) => leaveDevice())
    // If the code can't be loaded, nothing was ever stored: only that code stores anything.
    .catch(() => true);
  if (!mayLeave) return;
  addEventListener('beforeunload', abortReads, { once: true });
  location.assign(href);
}

function abortReads(event: Event) {
  if (event.defaultPrevented) return;
  controller.abort();
  // A page restored from the back/forward cache would show data of a person who is signed out.
  addEventListener('pageshow', () => location.reload());
}
