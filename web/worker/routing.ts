/**
 * How the worker answers a request. 'shell': the kept shell, so that a start needs no network. 'network': the server, or
 * the kept shell if it can't be reached. 'file': the kept file. 'leave': the browser asks the server as if there were no worker.
 */
type WorkerAnswer = 'shell' | 'network' | 'file' | 'leave';

interface WorkerRequest {
  method: string;
  mode: string;
  url: string;
}

/** Data and signing in are never answered or kept by the worker. */
const isServerOnly = (path: string) => /^\/(api|oidc)(\/|$)/.test(path);

/** File names under /assets/ contain a content hash, so a stored file is right, whichever version it came with. */
const isAsset = (path: string) => path.startsWith('/assets/');

interface AppPaths {
  origin: string;
  /** Paths of the screens of signed-in people. */
  screens: readonly RegExp[];
  /** Other files that the shell loads. */
  files: readonly string[];
}

export function workerAnswerTo(
  { method, mode, url }: WorkerRequest,
  { origin, screens, files }: AppPaths,
): WorkerAnswer {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || isServerOnly(pathname)) return 'leave';
  if (mode === 'navigate') return screens.some((screen) => screen.test(pathname)) ? 'shell' : 'network';
  return isAsset(pathname) || files.includes(pathname) ? 'file' : 'leave';
}

/** Whether a response is a file of ours and not an error, a redirect to a sign-in page or another origin's answer. */
export const canBeKept = ({ status, type, redirected }: Pick<Response, 'status' | 'type' | 'redirected'>) =>
  status === 200 && type === 'basic' && !redirected;

/**
 * Whether a shell belongs to this version. While a server is being updated, the worker and the shell may come from
 * different versions: the shell would then ask for files that nobody has.
 */
export const isShellOf = (html: string, version: string) => html.includes(`data-version="${version}"`);
