import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { announceVersion } from './new-version.ts';

/** 'open': a notification was tapped. 'version': a new version of the web app has taken over. */
type WorkerMessage = { type: 'open'; path: string } | { type: 'version'; version: string };

/**
 * Hears the service worker. It opens the page of a notification by clicking a link that nobody sees, because forms with
 * unsaved input ask before a link leaves them.
 */
export function WorkerMessages() {
  const [target, setTarget] = useState<{ path: string }>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const listeners = new AbortController();
    // Browsers have no workers on a page without https.
    navigator.serviceWorker?.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerMessage | undefined>) => {
        if (data?.type === 'open') setTarget({ path: data.path });
        if (data?.type === 'version') announceVersion(data.version);
      },
      listeners,
    );
    return () => listeners.abort();
  }, []);
  useEffect(() => {
    if (target) link.current?.click();
  }, [target]);
  return target ? <Link ref={link} href={target.path} hidden /> : null;
}
