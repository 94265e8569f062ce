import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tab } from './call.ts';
import { refresh } from './hooks.ts';

// A browser opens only six connections to one plain-http server; a hidden tab gives its own back after this time.
const hiddenForMilliseconds = 30_000;

/** Fetches again what the family's other browsers changed, as soon as they did. */
export function useLiveChanges() {
  const client = useQueryClient();
  useEffect(() => {
    let stream: EventSource | undefined;
    let hideTimer: number | undefined;
    let wasInterrupted = false;

    const disconnect = () => {
      stream?.close();
      stream = undefined;
      wasInterrupted = true;
    };
    const connect = () => {
      stream = new EventSource('/api/changes');
      stream.addEventListener('change', ({ data }) => {
        const change = JSON.parse(data) as { resources: string[]; tab?: string };
        if (change.tab !== tab) void refresh(client, change.resources);
      });
      stream.addEventListener('resync', () => void client.invalidateQueries());
      if (wasInterrupted) void client.invalidateQueries();
    };
    const onVisibility = () => {
      clearTimeout(hideTimer);
      if (document.hidden) hideTimer = window.setTimeout(disconnect, hiddenForMilliseconds);
      else if (!stream) connect();
    };

    connect();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(hideTimer);
      disconnect();
    };
  }, [client]);
}
