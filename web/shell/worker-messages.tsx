import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';

/**
 * Opens the page of a notification that was tapped; the service worker sends its path. It clicks a hidden link, so that
 * a form with unsaved input can ask first, as for every link.
 */
export function WorkerMessages() {
  const [target, setTarget] = useState<{ path: string }>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const listeners = new AbortController();
    // Browsers have no workers on a page without https.
    navigator.serviceWorker?.addEventListener(
      'message',
      ({ data }: MessageEvent<{ type?: string; path: string } | undefined>) =>
        data?.type === 'open' && setTarget({ path: data.path }),
      listeners,
    );
    return () => listeners.abort();
  }, []);
  useEffect(() => {
    if (target) link.current?.click();
  }, [target]);
  return target ? <Link ref={link} href={target.path} hidden /> : null;
}
