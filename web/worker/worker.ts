import { pathPattern } from '#core/path-pattern.ts';
import {
  deleteVersions,
  fetchScript,
  isVersionKept,
  type KeptVersion,
  keepFrameFiles,
  keepScreenFiles,
  keptFile,
  keptShell,
} from './kept-version.ts';
import { showNotices } from './notices.ts';
import { workerAnswerTo } from './routing.ts';

/**
 * The service worker: shows push messages, and keeps the web app, so that it starts without a network. It never handles
 * a family's data. The build fills in the lists, the server the version.
 */

declare const self: ServiceWorkerGlobalScope;
declare const FRAME_FILES: readonly string[];
declare const SCREEN_FILES: readonly string[];
declare const SCREEN_PATHS: readonly string[];

const ownKeptVersion: KeptVersion = { version: '__VERSION__', frame: FRAME_FILES, screens: SCREEN_FILES };
const appPaths = { origin: self.location.origin, screens: SCREEN_PATHS.map(pathPattern), files: ownKeptVersion.frame };

showNotices();

// A version that can't be kept as a whole is not installed, and the former one stays. A complete one takes over at once:
// open pages go on with their own files, which stay until no page uses them.
self.addEventListener('install', (event) =>
  event.waitUntil(keepFrameFiles(ownKeptVersion).then(() => self.skipWaiting())),
);

self.addEventListener('activate', (event) => event.waitUntil(takeOverPages()));

async function takeOverPages() {
  await self.clients.claim();
  for (const page of await openPages()) page.postMessage(versionMessage);
}

const versionMessage = { type: 'version', version: ownKeptVersion.version };
const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** A page reports that it has started, and its version. It may have missed that this worker took over meanwhile. */
self.addEventListener('message', (event) => {
  const { type, version } = (event.data ?? {}) as { type?: unknown; version?: unknown };
  if (type !== 'started') return;
  const answer =
    version === ownKeptVersion.version ? deleteUnusedVersions() : tellPageIfOld(event.source, String(version));
  event.waitUntil(answer.then(storeMissingFiles).catch(() => undefined));
});

/** Stores missing files again: the browser may have deleted some. */
async function storeMissingFiles() {
  if (!(await keptShell(ownKeptVersion))) await keepFrameFiles(ownKeptVersion);
  await keepScreenFiles(ownKeptVersion);
}

async function deleteUnusedVersions() {
  if ((await openPages()).length === 1) await deleteVersions(ownKeptVersion);
}

/**
 * The page's version is not stored here, so the page came from the server and is newer. Its worker will be installed
 * soon.
 */
async function tellPageIfOld(page: ExtendableMessageEvent['source'], version: string) {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting && (await isVersionKept(version))) page?.postMessage(versionMessage);
}

self.addEventListener('fetch', (event) => {
  const answer = workerAnswerTo(event.request, appPaths);
  if (answer === 'shell') event.respondWith(shellOrNetwork(event.request));
  if (answer === 'network') event.respondWith(fetch(event.request).catch((failure) => shellOrThrow(failure)));
  if (answer === 'file') event.respondWith(fileOrNetwork(event));
});

/** If the browser deleted the shell, the page comes from the server, and its start stores the shell again. */
const shellOrNetwork = async (request: Request) => (await keptShell(ownKeptVersion)) ?? fetch(request);

async function shellOrThrow(failure: unknown) {
  const shell = await keptShell(ownKeptVersion);
  if (!shell) throw failure;
  return shell;
}

async function fileOrNetwork({ request, clientId }: FetchEvent) {
  const kept = await keptFile(ownKeptVersion, request);
  if (kept) return kept;
  const isPageOpen = async () => (await self.clients.get(clientId)) !== undefined;
  const response = await (request.destination === 'script' ? fetchScript(request, isPageOpen) : fetch(request));
  const isBroken = response.status === 404 && ownKeptVersion.frame.includes(new URL(request.url).pathname);
  if (isBroken) await restartFromServer(clientId);
  return response;
}

/**
 * The stored shell needs a file that no longer exists anywhere, so the page would stay white. Deletes the shell, so
 * that this can't happen again.
 */
async function restartFromServer(clientId: string) {
  await deleteVersions();
  const page = await self.clients.get(clientId);
  if (page instanceof WindowClient) await page.navigate(page.url).catch(() => null);
}
