import type { MouseEvent } from 'react';
import { loadOffline } from './offline.ts';

const controller = new AbortController();

/** Aborted when the page unloads after a click on 'Log out'. */
export const signOutSignal = controller.signal;

/**
 * Click handler of 'Log out'. First sends what waits in this browser and deletes what it keeps, unless the person stays because
 * something could not be sent. Aborts open reads on unload, unless a form asks about unsaved changes.
 */
export async function signOut(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { href } = event.currentTarget;
  const mayLeave = await loadOffline()
    .then(({ leaveDevice }) => leaveDevice())
    // Without this code, which the browser got together with what it keeps, there is nothing to delete.
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
