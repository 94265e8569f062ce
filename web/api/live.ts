import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tab } from './call.ts';
import { refresh } from './hooks.ts';
import { signingOut } from './signing-out.ts';

// A browser opens only six connections to one plain-http server; a hidden tab gives its own back after this time.
const hiddenForMilliseconds = 30_000;
const firstRetryMilliseconds = 2000;
const lastRetryMilliseconds = 60_000;

/** Fetches again what the family's other browsers changed, as soon as they did. */
export function useLiveChanges() {
  const client = useQueryClient();
  useEffect(() => {
    let stream: EventSource | undefined;
    let hideTimer: number | undefined;
    let retryTimer: number | undefined;
    let retryMilliseconds = firstRetryMilliseconds;
    let wasInterrupted = false;

    const disconnect = () => {
      clearTimeout(retryTimer);
      stream?.close();
      stream = undefined;
      wasInterrupted = true;
    };
    const connect = () => {
      stream = new EventSource('/api/changes');
      stream.addEventListener('open', () => {
        retryMilliseconds = firstRetryMilliseconds;
      });
      stream.addEventListener('change', ({ data }) => {
        const change = JSON.parse(data) as { resources: string[]; tab?: string };
        if (change.tab !== tab) void refresh(client, change.resources);
      });
      stream.addEventListener('resync', () => void client.invalidateQueries());
      stream.addEventListener('error', onRefusal);
      // What was missed is fetched; and if she may not listen any more, one of these calls is told why.
      if (wasInterrupted) void client.invalidateQueries();
    };
    /** The browser comes back by itself after a broken connection, but never after an answer that is no stream. */
    const onRefusal = () => {
      if (stream?.readyState !== EventSource.CLOSED) return;
      disconnect();
      retryTimer = window.setTimeout(connect, retryMilliseconds);
      retryMilliseconds = Math.min(retryMilliseconds * 2, lastRetryMilliseconds);
    };
    const onVisibility = () => {
      clearTimeout(hideTimer);
      if (document.hidden) hideTimer = window.setTimeout(disconnect, hiddenForMilliseconds);
      else if (!stream) {
        clearTimeout(retryTimer);
        connect();
      }
    };

    connect();
    document.addEventListener('visibilitychange', onVisibility);
    signingOut.onabort = disconnect;
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(hideTimer);
      disconnect();
    };
  }, [client]);
}
