import { isAway } from '#core/is-away.ts';
import { shellPath } from '#core/shell-path.ts';
import { isShellOf, mayBeKept } from './routing.ts';

/** The files of one version of the web app, in a cache of their own. No cache ever holds anything personal. */
export interface KeptVersion {
  version: string;
  /** Needed for a first paint. A version without all of them is not installed. */
  frame: readonly string[];
  /** Needed later, and fetched when the browser has time. */
  screens: readonly string[];
}

const prefix = 'app-';
const nameOf = (version: string) => prefix + version;

export const isKept = (version: string) => caches.has(nameOf(version));

/** Few enough to leave connections to the page. */
const filesAtOnce = 3;

/** Cookies are neither sent nor set, so the answers are the same for everyone. */
async function fetchOwn(path: string) {
  const isHashed = path.startsWith('/assets/');
  const response = await fetch(path, { credentials: 'omit', cache: isHashed ? 'default' : 'no-cache' });
  if (!mayBeKept(response)) throw new Error(`${path} can't be kept: ${response.status}`);
  return response;
}

/** Keeps the frame and then the shell, or nothing and throws. */
export async function keepFrame(kept: KeptVersion) {
  const shell = await fetchOwn(shellPath);
  if (!isShellOf(await shell.clone().text(), kept.version)) throw new Error('The shell is of another version');
  const cache = await caches.open(nameOf(kept.version));
  try {
    // Each file is stored as it arrives: browsers have few connections, and one is free again only once its file was read.
    await Promise.all(kept.frame.map(async (path) => cache.put(path, await fetchOwn(path))));
    await cache.put(shellPath, shell);
  } catch (failure) {
    await caches.delete(nameOf(kept.version));
    throw failure;
  }
}

/** Keeps the screens that are missing, a few at a time. What is interrupted goes on at the next start. */
export async function keepScreens(kept: KeptVersion) {
  const cache = await caches.open(nameOf(kept.version));
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = kept.screens.filter((path) => !present.has(path));
  for (let first = 0; first < missing.length; first += filesAtOnce) {
    const next = missing.slice(first, first + filesAtOnce);
    await Promise.all(next.map(async (path) => cache.put(path, await fetchOwn(path))));
  }
}

// Not by opening the cache: that would create it again after it was deleted.
const find = (kept: KeptVersion, request: Request | string) =>
  caches.match(request, { cacheName: nameOf(kept.version), ignoreVary: true });

export const keptShell = (kept: KeptVersion) => find(kept, shellPath);

/** The file of this version, or of an older one that a page is still using. */
export const keptFile = async (kept: KeptVersion, request: Request) =>
  (await find(kept, request)) ?? caches.match(request, { ignoreVary: true });

/** Until a server that couldn't be reached is asked again. */
const pauseMilliseconds = 2000;

const fetchIfReached = (request: Request) =>
  fetch(request).then(
    (response) => (isAway(response.status) ? undefined : response),
    () => undefined,
  );

/**
 * Fetches a script as soon as the server can be reached, unless its page is closed meanwhile. It must not fail before: browsers
 * remember that a script couldn't be loaded, and don't ask for it again until the whole page is loaded again.
 */
export async function fetchScript(request: Request, isPageOpen: () => Promise<boolean>): Promise<Response> {
  for (;;) {
    const response = await fetchIfReached(request);
    if (response) return response;
    if (!(await isPageOpen())) return Response.error();
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}

/** Deletes the caches of all other versions, or of all versions. */
export async function forgetVersions(except?: KeptVersion) {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const doomed = names.filter((name) => !except || name !== nameOf(except.version));
  await Promise.all(doomed.map((name) => caches.delete(name)));
}
