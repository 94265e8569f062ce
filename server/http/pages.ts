import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseProvider } from '../assistant/provider.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from './html.ts';
import { contentSecurityPolicy, newNonce } from './security-headers.ts';

/** What the web build says about its pages. */
export interface Pages {
  app: string[];
  open: string[];
  visitor: Record<string, string>;
  signIn: string;
  notFound: string;
  shell: string;
  stylesheet: string;
}

export const readPages = (folder: string): Pages => JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));

type IsSignedIn = (request: FastifyRequest) => Promise<boolean>;

/** `/recipes/:id` -> a pattern that one segment fits. */
const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/**
 * Answers every address that a person may open. A visitor gets finished HTML without JavaScript; who is signed in gets the
 * application, which decides by itself what to show.
 */
export function mountPages(
  app: FastifyInstance,
  { folder, config: { places, ai }, isSignedIn }: { folder: string; config: Config; isSignedIn: IsSignedIn },
) {
  const pages = readPages(folder);
  const filled = (file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .replaceAll('__SUPPORT_EMAIL__', escapeHtml(places.supportEmail))
      .replaceAll('__SUPPORT_PHONE__', escapeHtml(places.supportPhone))
      .replaceAll('__SUPPORT_ADDRESS__', escapeHtml(places.supportAddress))
      .replaceAll('__SITTER_URL__', escapeHtml(places.sitterUrl))
      .replaceAll('__THRIVE_SEARCH_URL__', escapeHtml(places.thriveSearchUrl))
      .replaceAll('__AI_PROVIDER__', chooseProvider(ai).provider);
  const shell = filled(pages.shell);
  const signIn = filled(pages.signIn);
  const notFound = filled(pages.notFound);
  const visitor = new Map(Object.entries(pages.visitor).map(([path, file]) => [path, filled(file)]));
  const application = pages.app.map(pattern);
  const open = pages.open.map(pattern);
  const fits = (patterns: RegExp[], path: string) => patterns.some((it) => it.test(path));

  const sendShell = (reply: FastifyReply, isVisitor: boolean) => {
    const nonce = newNonce();
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .send(shell.replaceAll('__CSP_NONCE__', nonce).replace('__VISITOR__', String(isVisitor)));
  };

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (path.startsWith('/api/') || path.startsWith('/oidc/') || !['GET', 'HEAD'].includes(request.method))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    reply.type('text/html; charset=utf-8').header('vary', 'cookie').header('cache-control', 'no-cache');
    const isApplication = fits(application, path);
    const isOpen = fits(open, path);
    if (!isApplication && !isOpen && !visitor.has(path)) reply.code(404);
    // Where that cannot be told, the application says so by itself, kindly, and can try again.
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
