import { useSyncExternalStore } from 'react';
import { accountApi, type User } from '#capabilities/account/contract.ts';
import { ApiError, call } from '#web/api/call.ts';
import { goOnElsewhere, isRemoval } from './removal.ts';

/** Who is signed in. Outside the query client, so that a page for visitors need not load it. */
export type Session =
  | { status: 'loading' }
  /** `ended`: the server no longer knows her, but the page and what she typed are still there. */
  | { status: 'in'; user: User; ended: boolean }
  | { status: 'out' }
  /** Neither yes nor no: the server could not be asked. */
  | { status: 'failed' };

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();

function become(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

/** Whether the server has said with the page that nobody is signed in, so that nothing need be asked. */
export const isKnownVisitor = () => document.documentElement.dataset.isVisitor === 'true';

/** Asks once, without retry. */
export async function checkSession() {
  if (session.status === 'loading' && isKnownVisitor()) return become({ status: 'out' });
  try {
    const user = await call(accountApi.user, {});
    // Another person in the same browser must not see what the first one had on the screen.
    if (session.status === 'in' && session.user.id !== user.id) location.reload();
    else become({ status: 'in', user, ended: false });
  } catch (failure) {
    if (session.status === 'in') return;
    if (isRemoval(failure)) return goOnElsewhere();
    become({ status: failure instanceof ApiError && failure.status === 401 ? 'out' : 'failed' });
  }
}

export function retrySession() {
  become({ status: 'loading' });
  return checkSession();
}

/** A call was answered 401 in the middle of use. */
export function endSession() {
  if (session.status === 'in' && !session.ended) become({ ...session, ended: true });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useSession = () => useSyncExternalStore(subscribe, () => session);

/** Signing in there leads back to the present page. */
export const signInAddress = () => `/api/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
