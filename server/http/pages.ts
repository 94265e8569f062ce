import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathPattern } from '#core/path-pattern.ts';
import { shellPath } from '#core/shell-path.ts';
import type { Config } from '../config.ts';
import { createPageFiller } from './fill-page.ts';
import { escapeHtml } from './html.ts';
import { contentSecurityPolicy, newNonce } from './security-headers.ts';

/** Contents of pages.json, which the web build writes. */
export interface Pages {
  /** Paths that need a session, such as '/recipes/:id'. */
  app: string[];
  /** Paths where visitors get the application too, such as '/invite/:token'. */
  open: string[];
  /** HTML file by path, for visitors. */
  visitor: Record<string, string>;
  signIn: string;
  notFound: string;
  shell: string;
  stylesheet: string;
}

export const readPages = (folder: string): Pages => JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));

type IsSignedIn = (request: FastifyRequest) => Promise<boolean>;

interface PagesOptions {
  folder: string;
  config: Config;
  /** The web app's version, by which a page knows whether the service worker has a newer one. */
  version: string;
  isSignedIn: IsSignedIn;
}

/** Serves all pages: static HTML without JavaScript to visitors, the application to signed-in people. */
export function mountPages(app: FastifyInstance, { folder, config, version, isSignedIn }: PagesOptions) {
  const pages = readPages(folder);
  const readAndFill = createPageFiller(folder, config);
  const shell = readAndFill(pages.shell).replace('__VERSION__', version);
  const signIn = readAndFill(pages.signIn);
  const notFound = readAndFill(pages.notFound);
  const visitor = new Map(Object.entries(pages.visitor).map(([path, file]) => [path, readAndFill(file)]));
  const application = pages.app.map(pathPattern);
  const open = pages.open.map(pathPattern);
  const matchesAny = (patterns: RegExp[], path: string) => patterns.some((it) => it.test(path));

  const sendShell = (reply: FastifyReply, isVisitor: boolean | 'unknown') => {
    const nonce = newNonce();
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .send(shell.replaceAll('__CSP_NONCE__', nonce).replace('__VISITOR__', String(isVisitor)));
  };

  app.get(shellPath, (_request, reply) => sendShell(reply.type('text/html; charset=utf-8'), 'unknown'));

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (path.startsWith('/api/') || path.startsWith('/oidc/') || !['GET', 'HEAD'].includes(request.method))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    reply.type('text/html; charset=utf-8').header('vary', 'cookie').header('cache-control', 'no-cache');
    const isApplication = matchesAny(application, path);
    const isOpen = matchesAny(open, path);
    if (!isApplication && !isOpen && !visitor.has(path)) reply.code(404);
    // If the session can't be looked up, send the application: it shows the error and can retry.
    const isVisitor = !(await isSignedIn(request).catch(() => true));
    if (isOpen || !isVisitor) return sendShell(reply, isVisitor);
    const page = visitor.get(path);
    if (page) return reply.send(page);
    if (!isApplication) return reply.send(notFound);
    return reply
      .header('x-robots-tag', 'noindex')
      .send(signIn.replaceAll('__RETURN_TO__', escapeHtml(encodeURIComponent(request.url))));
  });
}
