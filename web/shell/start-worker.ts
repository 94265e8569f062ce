import { announceVersion } from './new-version.ts';

const oneHour = 60 * 60 * 1000;

/**
 * Registers the service worker, tells it that this page has started and with which version, and hears of a newer one. Looks
 * for one when she comes back to a page that was open for long, as an app on a phone is. Without https browsers have no workers.
 */
export async function startWorker(signal: AbortSignal) {
  const { serviceWorker: wish, version } = document.documentElement.dataset;
  if (!('serviceWorker' in navigator) || wish === 'off') return;
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent<{ type?: string; version: string } | undefined>) => {
    if (data?.type === 'version' && data.version !== version) announceVersion();
  };
  serviceWorker.addEventListener('message', hear, { signal });
  // Nothing depends on it: the page works without a worker, and the next start tries again.
  await serviceWorker.register('/worker.js').catch(() => undefined);
  const registration = await serviceWorker.ready;
  registration.active?.postMessage({ type: 'started', version });

  let lastLook = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - lastLook < oneHour) return;
    lastLook = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look, { signal });
}
