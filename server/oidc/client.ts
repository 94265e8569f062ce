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
import { seal, unseal } from './seal.ts';
import { pendingSignIns } from './tables.ts';

/** A person at an account provider. Null means the provider says there is none; undefined means it says nothing. */
export interface Identity {
  issuer: string;
  subject: string;
  email?: string | null | undefined;
  isEmailVerified?: boolean | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

interface ClientOptions {
  database: Database;
  publicUrl: string;
  issuer: Issuer;
  log: FastifyBaseLogger;
}

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const inAnHour = sql`now() + interval '1 hour'`;

/** The product's OpenID Connect client, the same for the embedded account provider and an external one. */
export function createOidcClient({ database, publicUrl, issuer, log }: ClientOptions) {
  const db = acrossFamilies(database);
  // Discovered at the first sign-in, so that the product can start while the provider is down.
  const configuration = lazily(async () => {
    const secret = await issuer.clientSecret();
    return discover(issuer, secret).catch((error) => Promise.reject(providerUnreachable(error)));
  });

  function providerUnreachable(error: unknown) {
    log.error({ accountProvider: errorMessageOf(error) });
    return new Refusal(503, "We can't reach the account provider right now. Please try again in a moment", 5);
  }

  return {
    /**
     * Returns the URL to redirect the browser to. `browser` is a secret that only this browser has. `isSigningInAgain` makes the
     * provider ask for the password even if the person is already signed in there.
     */
    async begin(browser: string, returnTo: string, isSigningInAgain = false) {
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
        ...(isSigningInAgain && { prompt: 'login', max_age: '0' }),
      });
      await db.insert(pendingSignIns).values({
        stateHash: hashSecret(state),
        browserHash: hashSecret(browser),
        nonce,
        codeVerifier,
        // Encrypted because it may contain the token of an invitation, of which the database may only store the hash.
        returnTo: seal(returnTo, browser),
        provesAfter: isSigningInAgain ? now : null,
        expiresAt: inAnHour,
      });
      return address.href;
    },

    /** Returns who signed in, or undefined if the person canceled. Each sign-in can be finished only once. */
    async finish(browser: string, callback: URL) {
      const state = callback.searchParams.get('state') ?? '';
      const [pending] = await db
        .delete(pendingSignIns)
        .where(
          and(
            eq(pendingSignIns.stateHash, hashSecret(state)),
            eq(pendingSignIns.browserHash, hashSecret(browser)),
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
        const claims = await loadAllClaims(provider, tokens);
        if (!isSubject(claims.sub)) throw invalidSubject();
        return {
          identity: identityOf(issuer.name ?? claims.iss, claims),
          idToken: tokenForSignOut(tokens.id_token),
          returnTo: unseal(pending.returnTo, browser),
          /** Whether the person really signed in again; undefined for an ordinary sign-in. */
          proof: pending.provesAfter === null ? undefined : hasSignedInSince(pending.provesAfter, tokens.claims()),
        };
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return undefined;
        if (isConnectionFailure(error)) throw providerUnreachable(error);
        log.warn({ accountProvider: errorMessageOf(error) });
        throw error instanceof Refusal ? error : badInput("The account provider didn't confirm this sign-in");
      }
    },

    /** URL that ends the session at the provider, if the provider has one and is reachable. */
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
  // The operator trusts the issuer, and so the endpoints it names, which are often on other hosts.
  const { token_endpoint, jwks_uri, userinfo_endpoint } = provider.serverMetadata();
  const named = [token_endpoint, jwks_uri, userinfo_endpoint].filter((place) => place !== undefined);
  provider[oidc.customFetch] = fetchFor([origin, ...named.map((place) => new URL(place).origin)]);
  return provider;
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Adds the userinfo claims if needed: many providers don't put e-mail and names into the ID token. */
async function loadAllClaims(provider: oidc.Configuration, tokens: Tokens): Promise<oidc.IDToken> {
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token');
  const isComplete = claims.email !== undefined && (claims.given_name ?? claims.name) !== undefined;
  if (isComplete || !provider.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)), ...claims };
}

/** At most 255 characters, as in the standard. Blank or unstorable subjects could merge several people into one. */
const isSubject = (sub: string) => /^\P{Cc}{1,255}$/u.test(sub) && sub.isWellFormed() && sub.trim() !== '';
const invalidSubject = () => badInput("The account provider didn't say who you are. Please ask whoever runs it");

/** Drops a long ID token: signing out sends it in a URL, and servers reject longer URLs. */
const tokenForSignOut = (idToken: string | undefined) => (idToken && idToken.length <= 8_000 ? idToken : undefined);

/** Turns a claim into one line of storable text; null if it's blank. */
const claimToLine = (claim: unknown) =>
  typeof claim === 'string'
    ? claim
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 200)
        .toWellFormed() || null
    : undefined;

/** Returns null for an invalid e-mail address. It isn't truncated, because that could be another person's address. */
const claimToEmail = (claim: unknown) =>
  typeof claim === 'string' ? (isEmailAddress(claim.trim()) ? claim.trim() : null) : undefined;

function identityOf(issuer: string, claims: oidc.IDToken): Identity {
  const email = claimToEmail(claims.email);
  return {
    issuer,
    subject: claims.sub,
    email,
    isEmailVerified: email === undefined ? undefined : email !== null && claims.email_verified === true,
    firstName: claimToLine(claims.given_name ?? claims.name),
    lastName: claimToLine(claims.family_name),
  };
}

/** Tolerance for clock differences. */
const toleratedSeconds = 30;

/** False without auth_time, because the provider may not have asked for the password. */
const hasSignedInSince = (moment: string, claims: oidc.IDToken | undefined) =>
  typeof claims?.auth_time === 'number' && claims.auth_time >= Date.parse(moment) / 1000 - toleratedSeconds;

/** Whether the provider sent no response at all, as opposed to an invalid one. */
const isConnectionFailure = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof oidc.ClientError && (error.code === undefined || error.code === 'OAUTH_TIMEOUT'));

function errorMessageOf(error: unknown) {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return [message, cause?.message].filter(Boolean).join(': ');
}

export async function deleteExpiredSignIns(database: Database) {
  await acrossFamilies(database).delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
}
