import { isUnavailable } from '#core/is-unavailable.ts';
import { shellPath } from '#core/shell-path.ts';
import { canBeKept, isShellOf } from './routing.ts';

/** The files of one version of the web app, in a cache of their own. They never contain anything personal. */
export interface KeptVersion {
  version: string;
  /** The files of the frame, which are needed for a first paint. A version without all of them is not installed. */
  frame: readonly string[];
  /** The files of the screens, which are needed later and fetched when the browser has time. */
  screens: readonly string[];
}

const cachePrefix = 'app-';
const cacheNameOf = (version: string) => cachePrefix + version;

export const isVersionKept = (version: string) => caches.has(cacheNameOf(version));

/** How many are fetched at once: few, to leave connections for the page. */
const maxParallelFetches = 3;

/** Cookies are neither sent nor set, so the answers are the same for everyone. */
async function fetchOwnFile(path: string) {
  const isHashed = path.startsWith('/assets/');
  const response = await fetch(path, { credentials: 'omit', cache: isHashed ? 'default' : 'no-cache' });
  if (!canBeKept(response)) throw new Error(`${path} can't be kept: ${response.status}`);
  return response;
}

/** Stores the frame and then the shell. If anything fails, it stores nothing and throws. */
export async function keepFrameFiles(kept: KeptVersion) {
  const shell = await fetchOwnFile(shellPath);
  if (!isShellOf(await shell.clone().text(), kept.version)) throw new Error('The shell is of another version');
  const cache = await caches.open(cacheNameOf(kept.version));
  try {
    // Each file is stored as it arrives: browsers have few connections, and one is free again only once its file was read.
    await Promise.all(kept.frame.map(async (path) => cache.put(path, await fetchOwnFile(path))));
    await cache.put(shellPath, shell);
  } catch (failure) {
    await caches.delete(cacheNameOf(kept.version));
    throw failure;
  }
}

/** Stores the missing screens, a few at a time. If it is interrupted, the next start continues. */
export async function keepScreenFiles(kept: KeptVersion) {
  const cache = await caches.open(cacheNameOf(kept.version));
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = kept.screens.filter((path) => !present.has(path));
  for (let first = 0; first < missing.length; first += maxParallelFetches) {
    const next = missing.slice(first, first + maxParallelFetches);
    await Promise.all(next.map(async (path) => cache.put(path, await fetchOwnFile(path))));
  }
}

// Doesn't open the cache first, because that would create it again after it was deleted.
const findCache = (kept: KeptVersion, request: Request | string) =>
  caches.match(request, { cacheName: cacheNameOf(kept.version), ignoreVary: true });

export const keptShell = (kept: KeptVersion) => findCache(kept, shellPath);

/** The file of this version, or of an older one that a page is still using. */
export const keptFile = async (kept: KeptVersion, request: Request) =>
  (await findCache(kept, request)) ?? caches.match(request, { ignoreVary: true });

/** Milliseconds until we try again to reach the server. */
const pauseMilliseconds = 2000;

const fetchOrUndefined = (request: Request) =>
  fetch(request).then(
    (response) => (isUnavailable(response.status) ? undefined : response),
    () => undefined,
  );

/**
 * Fetches a script, and waits until the server can be reached or the page is closed. It must not fail earlier, because
 * a browser that failed to load a script doesn't try again until the page is reloaded.
 */
export async function fetchScript(request: Request, isPageOpen: () => Promise<boolean>): Promise<Response> {
  for (;;) {
    const response = await fetchOrUndefined(request);
    if (response) return response;
    if (!(await isPageOpen())) return Response.error();
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}

/** Deletes the caches of all other versions, or of all versions. */
export async function deleteVersions(except?: KeptVersion) {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  const doomed = names.filter((name) => !except || name !== cacheNameOf(except.version));
  await Promise.all(doomed.map((name) => caches.delete(name)));
}
