import { useSyncExternalStore } from 'react';
import { accountApi, type User } from '#capabilities/account/contract.ts';
import { setHabitsSource } from '#core/habits.ts';
import { ApiError, call, isConnectionFailure } from '#web/api/call.ts';
import { loadOffline } from '#web/api/offline.ts';
import { slowAnswerMilliseconds } from '#web/api/retry-delay.ts';
import { isRemovedFromFamily, restartInOtherFamily } from './removal.ts';

/** Who is signed in. Kept outside the query client, so that visitor pages don't have to load it. */
export type Session =
  | { status: 'loading' }
  /** `ended`: the server no longer accepts the session, but the page and its unsaved input stay on screen. */
  | { status: 'in'; user: User; ended: boolean }
  | { status: 'out' }
  /** We don't know who is signed in, because the server could not be reached. */
  | { status: 'failed' };

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();

function setSession(next: Session) {
  session = next;
  const { habits } = next.status === 'in' ? next.user : {};
  if (habits) setHabitsSource(() => habits);
  for (const listener of listeners) listener();
}

/** True if the server marked the page as served to a visitor, so that no session request is needed. */
export const isKnownVisitor = () => document.documentElement.dataset.isVisitor === 'true';

const isUnknown = () => session.status === 'loading';

/** Without a connection, the person who used this browser last sees the data it has stored. */
async function enterAsStoredOwner() {
  if (!isUnknown()) return;
  const user = await loadOffline()
    .then(({ takeKeptOwner }) => takeKeptOwner(isUnknown) as Promise<User | undefined>)
    .catch(() => undefined);
  if (user) setSession({ status: 'in', user, ended: false });
}

/** Loads the session with a single request, without retry. If the answer is slow, stored data shows meanwhile. */
export async function checkSession() {
  if (isUnknown() && isKnownVisitor()) return setSession({ status: 'out' });
  const slow = setTimeout(enterAsStoredOwner, slowAnswerMilliseconds);
  try {
    await loadUser();
  } catch (failure) {
    if (isRemovedFromFamily(failure)) return restartInOtherFamily();
    if (isConnectionFailure(failure)) await enterAsStoredOwner();
    const isOut = failure instanceof ApiError && failure.status === 401;
    if (session.status !== 'in') setSession({ status: isOut ? 'out' : 'failed' });
    else if (isOut) endSession();
  } finally {
    clearTimeout(slow);
  }
}

export async function loadUser() {
  const user = await call(accountApi.user, {});
  // If a different person signed in, they must not see the previous person's screen.
  if (session.status === 'in' && session.user.id !== user.id) location.reload();
  else setSession({ status: 'in', user, ended: false });
  return user;
}

export function retrySession() {
  setSession({ status: 'loading' });
  return checkSession();
}

/** Called when a request fails with 401. */
export function endSession() {
  if (session.status === 'in' && !session.ended) setSession({ ...session, ended: true });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const readSession = () => session;
export const useSession = () => useSyncExternalStore(subscribe, readSession, readSession);

/** Sign-in address that returns to the current page. */
export const signInUrl = () => `/api/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
