import { useSyncExternalStore } from 'react';

/**
 * Whether the last request reached the server. Unlike `navigator.onLine`, this is right for a server at home without
 * internet.
 */
export interface Connection {
  isReached: boolean;
  /** When the server sent the oldest answer on the screen; undefined if all are fresh. */
  shownFrom?: number | undefined;
}

let connection: Connection = { isReached: true };
const listeners = new Set<() => void>();

function setConnection(next: Connection) {
  connection = next;
  for (const listener of listeners) listener();
}

export function setServerReached(isReached: boolean) {
  if (isReached !== connection.isReached) setConnection({ isReached });
}

export function setStoredAnswerShown(at: number) {
  if (!connection.isReached && at < (connection.shownFrom ?? Number.POSITIVE_INFINITY))
    setConnection({ ...connection, shownFrom: at });
}

export const isServerReached = () => connection.isReached;

export function onConnectionChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConnection = () => useSyncExternalStore(onConnectionChange, () => connection);
