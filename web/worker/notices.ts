import { type NotificationData, notificationOf } from './notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows push messages, and opens their page when they are tapped. */
export function showNotices() {
  self.addEventListener('push', (event) => {
    const { title, options } = notificationOf(event.data?.text(), self.location.origin);
    event.waitUntil(self.registration.showNotification(title, options));
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path, secret } = event.notification.data as NotificationData;
    event.waitUntil(Promise.all([showNotification(path), secret && tellServer(secret)]));
  });
}

/** Opens the path in one of our open windows, without reloading it, or else in a new window. */
async function showNotification(path: string) {
  const [recent] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!recent) return self.clients.openWindow(path);
  recent.postMessage({ type: 'open', path });
  // A browser may refuse to bring a window to the front.
  return recent.focus().catch(() => null);
}

/** The page opens even if this fails, so a failure is ignored. */
const tellServer = (secret: string) =>
  fetch('/api/notices/opened', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret }),
  }).catch(() => undefined);
