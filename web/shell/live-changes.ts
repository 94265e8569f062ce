import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const reloadMilliseconds = 10_000;

/** Keeps the screens true while she is signed in. The first screen does not wait for the code of it. */
export function useLiveChanges(isSignedIn: boolean) {
  const client = useQueryClient();
  const hasGap = useRef(false);
  useEffect(() => {
    if (!isSignedIn) return;
    let isOver = false;
    let end: (() => void) | undefined;
    const begin = async () => {
      const live = await import('#web/api/live.ts').catch(() => undefined);
      if (isOver) return;
      if (live) end = live.stayTrue(client, hasGap.current);
      else setTimeout(begin, reloadMilliseconds);
      hasGap.current = true;
    };
    void begin();
    return () => {
      isOver = true;
      end?.();
    };
  }, [client, isSignedIn]);
}
