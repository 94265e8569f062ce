const oneHour = 60 * 60 * 1000;

/**
 * Registers the service worker, tells it that this page has started, and looks for a new version when she comes back to a
 * page that was open for long, as an app on a phone is. Without https browsers have no workers.
 */
export async function startWorker() {
  const { serviceWorker: wish, version } = document.documentElement.dataset;
  if (!('serviceWorker' in navigator) || wish === 'off') return;
  // Nothing depends on it: the page works without a worker, and the next start tries again.
  await navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage({ type: 'started', version });

  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastLook < oneHour) return;
    lastLook = Date.now();
    registration.update().catch(() => undefined);
  });
}
