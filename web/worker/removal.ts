import { forgetVersions } from './kept-version.ts';
import { showNotices } from './notices.ts';

/**
 * Served instead of the worker if the operator turns it off: deletes everything that was kept, answers no requests, and
 * goes away. Where notifications are allowed it stays, because push messages would end with it.
 */

declare const self: ServiceWorkerGlobalScope;

showNotices();

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  await forgetVersions();
  if (Notification.permission !== 'granted') await self.registration.unregister();
}
