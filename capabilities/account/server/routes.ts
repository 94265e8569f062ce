import type { FastifyInstance, FastifyRequest } from 'fastify';
import { habits } from '#core/habits.ts';
import { answerErrors } from '#server/http/answer-errors.ts';
import { networkOfAddress } from '#server/http/attempts.ts';
import { forbidden } from '#server/http/errors.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import { safeReturnPath } from '#server/http/return-path.ts';
import { isFromAnotherSite } from '#server/http/same-site.ts';
import { newSecret, secretCookie } from '#server/http/secret-cookie.ts';
import { serve } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { createOidcClient } from '#server/oidc/client.ts';
import { mountEmbeddedIssuer } from '#server/oidc/embedded/mount.ts';
import type { PersonActions } from '#server/oidc/embedded/person-actions.ts';
import { accountProviderOf, externalIssuer } from '#server/oidc/issuer.ts';
import { errorPage } from '#server/oidc/pages/notice-page.ts';
import { sendPage } from '#server/oidc/pages/page.ts';
import { accountApi } from '../contract.ts';
import {
  endSession,
  hasRecentProof,
  invitedPersonFor,
  personFor,
  recordProof,
  sessionCookie,
  signedInUser,
  startSession,
} from './store.ts';

export const accountRoutes = ({ config, mail }: Services) => [
  serve(accountApi.user, async ({ scope }) => ({ ...(await signedInUser(scope)), habits: habits() })),
  serve(accountApi.details, async ({ scope }) => {
    const { email, isEmailVerified } = await signedInUser(scope);
    const canVerify = !config.oidc && mail.isConfigured && email !== null && !isEmailVerified;
    const provider = accountProviderOf(config);
    return {
      email,
      isEmailVerified,
      provider,
      verificationUrl: canVerify ? provider.accountUrl : null,
      hasProvenHerself: await hasRecentProof(scope, scope.person),
    };
  }),
];

interface SignInServices extends Services {
  /** Path of the web build's stylesheet, for the pages that the server renders. */
  stylesheet: string;
  people: PersonActions;
}

/** Path of the page that shows an invitation. */
const invitePath = /^\/invite\/[^/]+$/;

type LoginRequest = FastifyRequest<{ Querystring: { returnTo?: unknown; moved?: unknown; again?: unknown } }>;

/** Mounts the sign-in and sign-out routes, and the embedded account provider unless another one is configured. */
export async function mountSignIn(
  app: FastifyInstance,
  { config, database, mail, stylesheet, people }: SignInServices,
) {
  const { publicUrl } = config;
  const style = { stylesheet };
  const session = sessionCookie(publicUrl);
  const signIn = secretCookie(publicUrl, 'sign-in', 60 * 60);
  const issuer = config.oidc
    ? externalIssuer(config.oidc)
    : await mountEmbeddedIssuer(app, { database, publicUrl, mail, style, people });
  const client = createOidcClient({ database, publicUrl, issuer, log: app.log });
  // Each start stores a row for an hour, and at this point there is no user to limit, only a network.
  const limitStarts = createRateLimit({ burst: 300, perSecond: 5 });

  await app.register(async (pages) => {
    answerErrors(pages, (reply, sentence) => sendPage(reply, errorPage(style, sentence)));

    pages.get('/api/login', async (request: LoginRequest, reply) => {
      const returnTo = safeReturnPath(request.query.returnTo, publicUrl);
      // `again` forces a new sign-in as proof before an erasure.
      const isAgain = request.query.again !== undefined;
      // The cookies must be set on the host of the callback. Redirects only once, because a proxy may hide the real
      // host.
      if (request.host !== new URL(publicUrl).host && request.query.moved === undefined)
        return reply.redirect(
          `${publicUrl}/api/login?moved${isAgain ? '&again' : ''}&returnTo=${encodeURIComponent(returnTo)}`,
        );
      limitStarts(networkOfAddress(request.ip));
      const browser = signIn.read(request) ?? newSecret();
      const address = await client.begin(browser, returnTo, isAgain);
      return signIn.write(reply, browser).redirect(address);
    });

    pages.get('/api/callback', async (request, reply) => {
      const browser = signIn.read(request) ?? '';
      const arrival = await client.finish(browser, new URL(request.url, publicUrl));
      if (!arrival) return reply.redirect('/');
      if (arrival.proof !== undefined) {
        if (!arrival.proof) throw forbidden("Your account provider didn't ask you to sign in again");
        const isSamePerson = await recordProof(database, session.read(request) ?? '', arrival.identity);
        if (!isSamePerson) throw forbidden("That's a different account from the one you use here");
        return reply.redirect(arrival.returnTo);
      }
      const isInvited = invitePath.test(arrival.returnTo);
      const person = await (isInvited ? invitedPersonFor : personFor)(database, arrival.identity);
      const previous = session.read(request);
      if (previous) await endSession(database, previous);
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
