import { announceVersion } from './new-version.ts';

const oneHourMilliseconds = 60 * 60 * 1000;

/**
 * Registers the service worker, tells it which version this page has, and is told of a newer one. Also looks for a
 * newer one when a page that was open for long is shown again. Browsers have service workers only with https.
 */
export async function startWorker(signal: AbortSignal) {
  const { serviceWorker: wish, version } = document.documentElement.dataset;
  if (!('serviceWorker' in navigator) || wish === 'off') return;
  const { serviceWorker } = navigator;
  const onWorkerMessage = ({ data }: MessageEvent<{ type?: string; version: string } | undefined>) => {
    if (data?.type === 'version' && data.version !== version) announceVersion();
  };
  serviceWorker.addEventListener('message', onWorkerMessage, { signal });
  // A failure is ignored: the page works without a worker, and the next start tries again.
  await serviceWorker.register('/worker.js').catch(() => undefined);
  const registration = await serviceWorker.ready;
  registration.active?.postMessage({ type: 'started', version });

  let lastLook = Date.now();
  const lookForUpdate = () => {
    if (document.hidden || Date.now() - lastLook < oneHourMilliseconds) return;
    lastLook = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', lookForUpdate, { signal });
}
