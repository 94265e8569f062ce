import { pathPattern } from '#core/path-pattern.ts';
import {
  fetchScript,
  forgetVersions,
  isKept,
  type KeptVersion,
  keepFrameFiles,
  keepScreenFiles,
  keptFile,
  keptShell,
} from './kept-version.ts';
import { showNotices } from './notices.ts';
import { answerTo } from './routing.ts';

/**
 * The service worker: shows push messages, and keeps the web app, so that it starts without a network. It never handles
 * a family's data. The build fills in the lists, the server the version.
 */

declare const self: ServiceWorkerGlobalScope;
declare const FRAME_FILES: readonly string[];
declare const SCREEN_FILES: readonly string[];
declare const SCREEN_PATHS: readonly string[];

const ownFiles: KeptVersion = { version: '__VERSION__', frame: FRAME_FILES, screens: SCREEN_FILES };
const appPaths = { origin: self.location.origin, screens: SCREEN_PATHS.map(pathPattern), files: ownFiles.frame };

showNotices();

// A version that can't be kept as a whole is not installed, and the former one stays. A complete one takes over at once:
// open pages go on with their own files, which stay until no page uses them.
self.addEventListener('install', (event) => event.waitUntil(keepFrameFiles(ownFiles).then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  await self.clients.claim();
  for (const page of await openPages()) page.postMessage(ownVersion);
}

const ownVersion = { type: 'version', version: ownFiles.version };
const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** A page reports that it has started, and its version. It may have missed that this worker took over meanwhile. */
self.addEventListener('message', (event) => {
  const { type, version } = (event.data ?? {}) as { type?: unknown; version?: unknown };
  if (type !== 'started') return;
  const answer = version === ownFiles.version ? forgetUnused() : tellIfOld(event.source, String(version));
  event.waitUntil(answer.then(keepMissing).catch(() => undefined));
});

/** Stores missing files again: the browser may have deleted some. */
async function keepMissing() {
  if (!(await keptShell(ownFiles))) await keepFrameFiles(ownFiles);
  await keepScreenFiles(ownFiles);
}

async function forgetUnused() {
  if ((await openPages()).length === 1) await forgetVersions(ownFiles);
}

/**
 * The page's version is not stored here, so the page came from the server and is newer. Its worker will be installed
 * soon.
 */
async function tellIfOld(page: ExtendableMessageEvent['source'], version: string) {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting && (await isKept(version))) page?.postMessage(ownVersion);
}

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, appPaths);
  if (answer === 'shell') event.respondWith(fromShell(event.request));
  if (answer === 'network') event.respondWith(fetch(event.request).catch((failure) => shellOrThrow(failure)));
  if (answer === 'file') event.respondWith(fromFiles(event));
});

/** If the browser deleted the shell, the page comes from the server, and its start stores the shell again. */
const fromShell = async (request: Request) => (await keptShell(ownFiles)) ?? fetch(request);

async function shellOrThrow(failure: unknown) {
  const shell = await keptShell(ownFiles);
  if (!shell) throw failure;
  return shell;
}

async function fromFiles({ request, clientId }: FetchEvent) {
  const kept = await keptFile(ownFiles, request);
  if (kept) return kept;
  const isPageOpen = async () => (await self.clients.get(clientId)) !== undefined;
  const response = await (request.destination === 'script' ? fetchScript(request, isPageOpen) : fetch(request));
  const isBroken = response.status === 404 && ownFiles.frame.includes(new URL(request.url).pathname);
  if (isBroken) await restartFromServer(clientId);
  return response;
}

/**
 * The stored shell needs a file that no longer exists anywhere, so the page would stay white. Deletes the shell, so
 * that this can't happen again.
 */
async function restartFromServer(clientId: string) {
  await forgetVersions();
  const page = await self.clients.get(clientId);
  if (page instanceof WindowClient) await page.navigate(page.url).catch(() => null);
}
