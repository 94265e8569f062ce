import type { BrowserContext, Page } from '@playwright/test';

/** The parts of the worker's global scope that the journey uses. Everything that leaves the worker is recorded instead. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  ExtendableEvent: typeof Event;
  fetch: (path: string, options?: { method?: string; body?: string }) => Promise<Response>;
  shown: { title: string; data: unknown }[];
  sent: string[];
}

/**
 * Registers the real worker. `push` hands it a message as a push service would. Its requests are recorded, and sent unless it
 * is offline.
 */
export async function registerWorker(page: Page, context: BrowserContext, { isOffline }: { isOffline: boolean }) {
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    }),
  );
  await devTools.send('ServiceWorker.enable');
  // The page may have registered it already.
  const started = context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  // Browsers without a window can't show notifications, and refuse them even with permission.
  await worker.evaluate((isOffline) => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.sent = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, data: options?.data });
    };
    const send = scope.fetch;
    scope.fetch = async (path, options) => {
      // Its stored files are tested elsewhere.
      if (options?.method !== 'POST') return send(path, options);
      scope.sent.push(`${options.method} ${path} ${options.body}`);
      return isOffline ? Response.error() : send(path, options);
    };
  }, isOffline);
  return {
    async push(data: string) {
      await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    shown: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown),
    sent: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).sent),
    /** Taps the first notification. Returns whether it was closed. */
    tap: () =>
      worker.evaluate(() => {
        const { ExtendableEvent, shown } = globalThis as unknown as WorkerScope;
        let isClosed = false;
        const close = () => {
          isClosed = true;
        };
        const notification = { ...shown[0], close };
        dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
        return isClosed;
      }),
  };
}
