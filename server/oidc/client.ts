import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as oidc from 'openid-client';
import { isEmailAddress } from '#core/email-address.ts';
import { now } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { acrossFamilies } from '../database/scope.ts';
import { badInput, Refusal } from '../http/errors.ts';
import type { Issuer } from './issuer.ts';
import { lazily } from './lazily.ts';
import { opened, sealed } from './seal.ts';
import { pendingSignIns } from './tables.ts';

/** Who somebody is, and what her account provider says about her: null that she has none, undefined nothing at all. */
export interface Identity {
  issuer: string;
  subject: string;
  email?: string | null | undefined;
  isEmailVerified?: boolean | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

interface ClientParts {
  database: Database;
  publicUrl: string;
  issuer: Issuer;
  log: FastifyBaseLogger;
}

const hashed = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const anHour = sql`now() + interval '1 hour'`;

/** The product's side of signing in: the same for our own account provider and for any other. */
export function createOidcClient({ database, publicUrl, issuer, log }: ClientParts) {
  const db = acrossFamilies(database);
  // On the first sign-in: a provider that is down must not keep the product from starting.
  const configuration = lazily(async () => {
    const secret = await issuer.clientSecret();
    return discover(issuer, secret).catch((error) => Promise.reject(unreachable(error)));
  });

  function unreachable(error: unknown) {
    log.error({ accountProvider: messageOf(error) });
    return new Refusal(503, 'The account provider cannot be reached right now. Please try again in a moment', 5);
  }

  return {
    /**
     * Answers the address to send her browser to. `browser` is the secret that only this browser has. `isAgain` asks the provider
     * to let her sign in once more, although it knows her.
     */
    async begin(browser: string, returnTo: string, isAgain = false) {
      const provider = await configuration();
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const address = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: `${publicUrl}/api/callback`,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(isAgain && { prompt: 'login', max_age: '0' }),
      });
      await db.insert(pendingSignIns).values({
        stateHash: hashed(state),
        browserHash: hashed(browser),
        nonce,
        codeVerifier,
        // It may hold the token of an invitation, of which the database must not have more than the hash.
        returnTo: sealed(returnTo, browser),
        provesAfter: isAgain ? now : null,
        expiresAt: anHour,
      });
      return address.href;
    },

    /** Answers who came back, or nothing if she changed her mind. Every sign-in comes back at most once. */
    async finish(browser: string, callback: URL) {
      const state = callback.searchParams.get('state') ?? '';
      const [pending] = await db
        .delete(pendingSignIns)
        .where(
          and(
            eq(pendingSignIns.stateHash, hashed(state)),
            eq(pendingSignIns.browserHash, hashed(browser)),
            gt(pendingSignIns.expiresAt, now),
          ),
        )
        .returning();
      if (!pending) throw badInput('This sign-in has expired or was already used');
      const provider = await configuration();
      try {
        const tokens = await oidc.authorizationCodeGrant(provider, callback, {
          expectedState: state,
          expectedNonce: pending.nonce,
          pkceCodeVerifier: pending.codeVerifier,
          idTokenExpected: true,
        });
        const claims = await allClaims(provider, tokens);
        if (!isSubject(claims.sub)) throw noSubject();
        return {
          identity: identityOf(issuer.name ?? claims.iss, claims),
          idToken: handedBack(tokens.id_token),
          returnTo: opened(pending.returnTo, browser),
          /** Whether she has signed in again, where she was asked to. */
          proof: pending.provesAfter === null ? undefined : hasSignedInSince(pending.provesAfter, tokens.claims()),
        };
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return undefined;
        if (isConnectionTrouble(error)) throw unreachable(error);
        log.warn({ accountProvider: messageOf(error) });
        throw error instanceof Refusal ? error : badInput('The account provider did not confirm this sign-in');
      }
    },

    /** Where the provider ends its own session, if it has such a place and can be reached. */
    async endSessionAddress(idToken: string | undefined) {
      const provider = await configuration().catch(() => undefined);
      if (!idToken || !provider?.serverMetadata().end_session_endpoint) return undefined;
      const hints = { id_token_hint: idToken, post_logout_redirect_uri: `${publicUrl}/` };
      return oidc.buildEndSessionUrl(provider, hints).href;
    },
  };
}

async function discover({ address, clientId, fetchFor }: Issuer, secret: string | undefined) {
  const authenticate: oidc.ClientAuth = (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const method = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    method(secret)(server, ...rest);
  };
  const { origin, protocol } = new URL(address);
  const provider = await oidc.discovery(
    new URL(address),
    clientId,
    undefined,
    secret === undefined ? oidc.None() : authenticate,
    {
      execute: [oidc.enableNonRepudiationChecks, ...(protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
      [oidc.customFetch]: fetchFor([origin]),
      timeout: 10,
    },
  );
  // The operator trusts the issuer, and with it the places that it names for tokens and keys, often on other hosts.
  const { token_endpoint, jwks_uri, userinfo_endpoint } = provider.serverMetadata();
  const named = [token_endpoint, jwks_uri, userinfo_endpoint].filter((place) => place !== undefined);
  provider[oidc.customFetch] = fetchFor([origin, ...named.map((place) => new URL(place).origin)]);
  return provider;
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Many providers put the e-mail and the names only where they must be asked for. */
async function allClaims(provider: oidc.Configuration, tokens: Tokens): Promise<oidc.IDToken> {
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token');
  const isComplete = claims.email !== undefined && (claims.given_name ?? claims.name) !== undefined;
  if (isComplete || !provider.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)), ...claims };
}

/** At most as long as the standard allows. Nothing at all, or what cannot be stored, would make one person of many. */
const isSubject = (sub: string) => /^\P{Cc}{1,255}$/u.test(sub) && sub.isWellFormed() && sub.trim() !== '';
const noSubject = () => badInput("The account provider didn't say who you are. Please ask whoever runs it");

/** Signing out sends the token back in an address, and longer addresses arrive nowhere. */
const handedBack = (idToken: string | undefined) => (idToken && idToken.length <= 8_000 ? idToken : undefined);

/** One line that can be stored. */
const asLine = (claim: unknown) =>
  typeof claim === 'string'
    ? claim
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 200)
        .toWellFormed() || null
    : undefined;

/** What is no address is none: half of a long one would be somebody else's. */
const asEmail = (claim: unknown) =>
  typeof claim === 'string' ? (isEmailAddress(claim.trim()) ? claim.trim() : null) : undefined;

function identityOf(issuer: string, claims: oidc.IDToken): Identity {
  const email = asEmail(claims.email);
  return {
    issuer,
    subject: claims.sub,
    email,
    isEmailVerified: email === undefined ? undefined : email !== null && claims.email_verified === true,
    firstName: asLine(claims.given_name ?? claims.name),
    lastName: asLine(claims.family_name),
  };
}

/** For clocks that do not agree. */
const toleratedSeconds = 30;

/** A provider that does not say when she signed in may have let her pass without a question. */
const hasSignedInSince = (moment: string, claims: oidc.IDToken | undefined) =>
  typeof claims?.auth_time === 'number' && claims.auth_time >= Date.parse(moment) / 1000 - toleratedSeconds;

/** Not an answer that we refuse, but no answer at all. */
const isConnectionTrouble = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof oidc.ClientError && (error.code === undefined || error.code === 'OAUTH_TIMEOUT'));

function messageOf(error: unknown) {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return [message, cause?.message].filter(Boolean).join(': ');
}

export async function deleteExpiredSignIns(database: Database) {
  await acrossFamilies(database).delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
}
