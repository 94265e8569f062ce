import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerErrors } from '#server/http/answer-errors.ts';
import { networkOf } from '#server/http/attempts.ts';
import { forbidden } from '#server/http/errors.ts';
import type { Parts } from '#server/http/parts.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import { safeReturnPath } from '#server/http/return-path.ts';
import { isFromAnotherSite } from '#server/http/same-site.ts';
import { newSecret, secretCookie } from '#server/http/secret-cookie.ts';
import { serve } from '#server/http/serve.ts';
import { createOidcClient } from '#server/oidc/client.ts';
import { mountEmbeddedIssuer } from '#server/oidc/embedded/mount.ts';
import type { People } from '#server/oidc/embedded/people.ts';
import { accountProviderOf, externalIssuer } from '#server/oidc/issuer.ts';
import { errorPage } from '#server/oidc/pages/notice-page.ts';
import { sendPage } from '#server/oidc/pages/page.ts';
import { accountApi } from '../contract.ts';
import {
  endSession,
  hasProvenHerself,
  invitedPersonFor,
  noteProof,
  personFor,
  sessionCookie,
  signedInUser,
  startSession,
} from './store.ts';

export const accountRoutes = ({ config, mail }: Parts) => [
  serve(accountApi.user, ({ scope }) => signedInUser(scope)),
  serve(accountApi.details, async ({ scope }) => {
    const { email, isEmailVerified } = await signedInUser(scope);
    const canVerify = !config.oidc && mail.isConfigured && email !== null && !isEmailVerified;
    const provider = accountProviderOf(config);
    return {
      email,
      isEmailVerified,
      provider,
      verificationUrl: canVerify ? provider.accountUrl : null,
      hasProvenHerself: await hasProvenHerself(scope, scope.person),
    };
  }),
];

interface SignInParts extends Parts {
  /** The web build's, for the pages that the server renders by itself. */
  stylesheet: string;
  people: People;
}

/** Where an invitation is shown and accepted. */
const invitePath = /^\/invite\/[^/]+$/;

type LoginRequest = FastifyRequest<{ Querystring: { returnTo?: unknown; moved?: unknown; again?: unknown } }>;

/** Signing in and out, and our own account provider unless the configuration names another. */
export async function mountSignIn(app: FastifyInstance, { config, database, mail, stylesheet, people }: SignInParts) {
  const { publicUrl } = config;
  const style = { stylesheet };
  const session = sessionCookie(publicUrl);
  const signIn = secretCookie(publicUrl, 'sign-in', 60 * 60);
  const issuer = config.oidc
    ? externalIssuer(config.oidc)
    : await mountEmbeddedIssuer(app, { database, publicUrl, mail, style, people });
  const client = createOidcClient({ database, publicUrl, issuer, log: app.log });
  // Every beginning is a row for an hour, and nobody is signed in yet whom one could hold to account.
  const limitStarts = createRateLimit({ burst: 300, perSecond: 5 });

  await app.register(async (pages) => {
    answerErrors(pages, (reply, sentence) => sendPage(reply, errorPage(style, sentence)));

    pages.get('/api/login', async (request: LoginRequest, reply) => {
      const returnTo = safeReturnPath(request.query.returnTo, publicUrl);
      // Before something that cannot be undone she shows that it is she.
      const isAgain = request.query.again !== undefined;
      // Her cookies must be where the provider sends her back to. Once is enough: a proxy may hide the real host.
      if (request.host !== new URL(publicUrl).host && request.query.moved === undefined)
        return reply.redirect(
          `${publicUrl}/api/login?moved${isAgain ? '&again' : ''}&returnTo=${encodeURIComponent(returnTo)}`,
        );
      limitStarts(networkOf(request.ip));
      const browser = signIn.read(request) ?? newSecret();
      const address = await client.begin(browser, returnTo, isAgain);
      return signIn.write(reply, browser).redirect(address);
    });

    pages.get('/api/callback', async (request, reply) => {
      const browser = signIn.read(request) ?? '';
      const arrival = await client.finish(browser, new URL(request.url, publicUrl));
      if (!arrival) return reply.redirect('/');
      if (arrival.proof !== undefined) {
        if (!arrival.proof) throw forbidden('Your account provider did not ask you to sign in again');
        const isShe = await noteProof(database, session.read(request) ?? '', arrival.identity);
        if (!isShe) throw forbidden('That is another account than the one you use here');
        return reply.redirect(arrival.returnTo);
      }
      const isInvited = invitePath.test(arrival.returnTo);
      const person = await (isInvited ? invitedPersonFor : personFor)(database, arrival.identity);
      const former = session.read(request);
      if (former) await endSession(database, former);
      const secret = await startSession(database, { ...person, idToken: arrival.idToken });
      return session.write(reply, secret).redirect(arrival.returnTo);
    });

    pages.get('/api/logout', async (request, reply) => {
      if (isFromAnotherSite(request, publicUrl)) return reply.redirect('/');
      const secret = session.read(request);
      const ended = secret && (await endSession(database, secret));
      const address = ended && (await client.endSessionAddress(ended.idToken));
      return session.clear(reply).redirect(address || '/');
    });
  });
}
