import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CustomFetchOptions } from 'openid-client';
import type { Database } from '../../database/database.ts';
import { answerErrors } from '../../http/answer-errors.ts';
import { networkOfAddress } from '../../http/attempts.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { Mail } from '../../mail/mail.ts';
import { embeddedIssuerName, type Issuer } from '../issuer.ts';
import { lazily } from '../lazily.ts';
import { errorPage } from '../pages/notice-page.ts';
import { type PageStyle, sendPage } from '../pages/page.ts';
import { pagesScript } from '../pages/script.ts';
import { createAccountMail } from './account-mail.ts';
import { mountAccountRoutes } from './account-routes.ts';
import { createBackgroundRunner } from './background-work.ts';
import { createKnownBrowsers } from './known-browser.ts';
import { mountPasswordRoutes } from './password-routes.ts';
import type { PersonActions } from './person-actions.ts';
import { createProvider, forgetProviderSession } from './provider.ts';
import { clientSecret, cookieKeys, signingKeys } from './secrets.ts';
import { mountSignInPages } from './sign-in-routes.ts';
import { mountVerificationRoutes } from './verification-routes.ts';

const providerPath = '/oidc';
const clientId = 'product';

interface EmbeddedIssuerOptions {
  database: Database;
  publicUrl: string;
  mail: Mail;
  people: PersonActions;
  style: PageStyle;
}

/** Mounts the embedded account provider under /oidc and returns it as an issuer for the OIDC client. */
export async function mountEmbeddedIssuer(
  app: FastifyInstance,
  { database, publicUrl, mail, people, style }: EmbeddedIssuerOptions,
): Promise<Issuer> {
  const address = `${publicUrl}${providerPath}`;
  // Created lazily, because its keys are in the database, which may be unreachable at startup.
  const getProvider = lazily(async () => {
    const client = { id: clientId, secret: await clientSecret(database) };
    const keys = { signing: await signingKeys(database), cookie: await cookieKeys(database) };
    const provider = createProvider({ database, publicUrl, issuer: address, client, keys, style, log: app.log });
    return { provider, answer: provider.callback(), browsers: createKnownBrowsers(publicUrl, keys.cookie) };
  });
  const forgetBrowser = async (reply: FastifyReply) => {
    const { browsers } = await getProvider();
    browsers.forget(reply);
    forgetProviderSession(reply, publicUrl);
    people.clearSessionCookie(reply);
  };
  const accountMail = createAccountMail({ database, publicUrl, mail });
  const services = {
    database,
    getProvider,
    accountMail,
    runInBackground: createBackgroundRunner(app),
    people,
    forgetBrowser,
    style,
  };
  const setUpPages = (scope: FastifyInstance) => {
    pinToPublicUrl(scope, publicUrl);
    answerErrors(scope, (reply, sentence) => sendPage(reply, errorPage(style, sentence)));
  };

  await app.register(async (pages) => {
    setUpPages(pages);
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    pages.get(`${providerPath}/pages.js`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(pagesScript),
    );
    mountSignInPages(pages, services);
    mountAccountRoutes(pages, services);
    mountVerificationRoutes(pages, services);
    mountPasswordRoutes(pages, services);
  });

  await app.register(async (rest) => {
    setUpPages(rest);
    // The provider parses the body itself.
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // Most requests make the provider store something, even without a session, so they are limited.
    const limitRequests = createRateLimit({ burst: 600, perSecond: 10 });
    rest.all(`${providerPath}/*`, async (request, reply) => {
      if (request.method === 'GET') limitRequests(networkOfAddress(request.ip));
      const { answer } = await getProvider();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.hijack();
      const { raw } = request as { raw: FastifyRequest['raw'] & { originalUrl?: string } };
      raw.originalUrl = raw.url ?? '';
      raw.url = raw.originalUrl.slice(providerPath.length);
      await answer(raw, reply.raw);
    });
  });

  return {
    address,
    name: embeddedIssuerName,
    clientId,
    clientSecret: () => clientSecret(database),
    // The provider runs in this process, so requests are injected without going through the network.
    fetchFor: () => (address, request) => injectRequest(app, address, request),
  };
}

/** Makes URLs and cookies depend on PUBLIC_URL only and not on the request's host and scheme. */
function pinToPublicUrl(scope: FastifyInstance, publicUrl: string) {
  const { host, protocol } = new URL(publicUrl);
  scope.addHook('onRequest', async (request, reply) => {
    const { headers } = request.raw;
    headers.host = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete headers['x-forwarded-host'];
    reply.header('cache-control', 'no-store');
  });
}

async function injectRequest(app: FastifyInstance, address: string, { method, headers, body }: CustomFetchOptions) {
  const { pathname, search } = new URL(address);
  const response = await app.inject({
    method: method as 'GET' | 'POST',
    url: `${pathname}${search}`,
    headers,
    ...(body instanceof URLSearchParams && { payload: body.toString() }),
  });
  return new Response(response.rawPayload, {
    status: response.statusCode,
    headers: { 'content-type': String(response.headers['content-type']) },
  });
}
