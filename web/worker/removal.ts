import { deleteVersions } from './kept-version.ts';
import { showNotices } from './notices.ts';

/**
 * Served instead of the worker if the operator turns it off: deletes all stored files, answers no requests, and
 * unregisters itself. It stays registered if notifications are allowed, because push messages need it.
 */

declare const self: ServiceWorkerGlobalScope;

showNotices();

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(removeWorker()));

async function removeWorker() {
  await deleteVersions();
  if (Notification.permission !== 'granted') await self.registration.unregister();
}
