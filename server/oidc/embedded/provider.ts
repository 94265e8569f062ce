import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { Database } from '../../database/database.ts';
import { hasClientDisconnected, loggableError, type RequestError, refusalOf } from '../../http/answer-errors.ts';
import { errorPage, noticePage } from '../pages/notice-page.ts';
import type { PageStyle } from '../pages/page.ts';
import { signInPath } from '../pages/sign-in-pages.ts';
import { signingOutPage } from '../pages/signing-out-page.ts';
import { type Account, findAccount } from './accounts.ts';
import { PayloadAdapter } from './adapter.ts';
import type { signingKeys } from './secrets.ts';

const daySeconds = 24 * 60 * 60;

interface ProviderOptions {
  database: Database;
  publicUrl: string;
  issuer: string;
  client: { id: string; secret: string };
  keys: { signing: Awaited<ReturnType<typeof signingKeys>>; cookie: string[] };
  style: PageStyle;
  log: FastifyBaseLogger;
}

/** Claims about an account. An empty name means that there is none. */
const claimsOf = (account: Account) => ({
  sub: account.id,
  email: account.email,
  email_verified: account.isEmailVerified,
  given_name: account.firstName ?? '',
  family_name: account.lastName ?? '',
});

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');
const sessionCookieName = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-op_session' : 'op_session');

/** Clears the provider's session cookie and its signature cookie. */
export function forgetProviderSession(reply: FastifyReply, publicUrl: string) {
  const name = sessionCookieName(publicUrl);
  for (const cookie of [name, `${name}.sig`]) reply.clearCookie(cookie, { path: '/', secure: isSecure(publicUrl) });
}

/** Its only client is the product, so there's no consent step, and unused features are disabled. */
export function createProvider({ database, publicUrl, issuer, client, keys, style, log }: ProviderOptions): Provider {
  const isHttps = isSecure(publicUrl);
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isHttps, signed: true } as const;
  const policy = interactionPolicy.base();
  policy.remove('consent');

  const provider = new Provider(issuer, {
    adapter: (model) => new PayloadAdapter(database, model),
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookie,
      // Distinct names, because the product's cookies are on the same host.
      names: {
        session: sessionCookieName(publicUrl),
        interaction: isHttps ? '__Secure-op_interaction' : 'op_interaction',
        resume: isHttps ? '__Secure-op_resume' : 'op_resume',
      },
      long: cookie,
      short: cookie,
    },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${publicUrl}/api/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    responseTypes: ['code'],
    allowOmittingSingleRegisteredRedirectUri: false,
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Puts e-mail and names into the ID token, because userinfo is disabled.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          // Asks first if the token belongs to another account; otherwise another site could sign the person out.
          const hint = ctx.oidc.entities.IdTokenHint?.payload as { sub?: string } | undefined;
          const submitsItself = hint !== undefined && hint.sub === ctx.oidc.session?.accountId;
          ctx.body = signingOutPage(style, { form, submitsItself }).text;
        },
        postLogoutSuccessSource(ctx) {
          const action = { label: 'Go to the home page', address: '/' };
          ctx.body = noticePage(style, { title: 'Logged out', sentence: 'See you soon.', action }).text;
        },
      },
    },
    interactions: { policy, url: (_ctx, interaction) => signInPath(interaction.uid) },
    ttl: {
      Session: 14 * daySeconds,
      Grant: 14 * daySeconds,
      Interaction: 60 * 60,
      AccessToken: 60 * 60,
      IdToken: 60 * 60,
      AuthorizationCode: 60,
    },
    async findAccount(_ctx, id) {
      const account = await findAccount(database, id);
      return account && { accountId: account.id, claims: () => claimsOf(account) };
    },
    async loadExistingGrant(ctx) {
      const { client: oidcClient, session } = ctx.oidc;
      if (!oidcClient || !session?.accountId) return undefined;
      const grantId = session.grantIdFor(oidcClient.clientId);
      const existing = grantId === undefined ? undefined : await ctx.oidc.provider.Grant.find(grantId);
      if (existing) return existing;
      const grant = new ctx.oidc.provider.Grant({ clientId: oidcClient.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(ctx, out, error) {
      const refusal = refusalOf(error as RequestError);
      if (refusal) ctx.status = refusal.status;
      if (refusal?.retryAfterSeconds) ctx.set('retry-after', String(refusal.retryAfterSeconds));
      ctx.type = 'html';
      const isExpected = out.error !== 'server_error';
      const sentence = isExpected ? "This sign-in has expired or wasn't complete" : 'Something went wrong on our side';
      ctx.body = errorPage(style, refusal && !isExpected ? refusal.message : sentence).text;
    },
  });

  // Scheme and host come from the headers that mount.ts pins to PUBLIC_URL.
  provider.proxy = true;
  const logFailure = (error: unknown) => {
    if (!hasClientDisconnected(error)) log.error({ failure: loggableError(error as RequestError) });
  };
  provider.on('server_error', (_ctx, error) => logFailure(error));
  provider.onerror = logFailure;
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status === 404 && !ctx.body) {
      ctx.body = errorPage(style, "We can't find that page").text;
      ctx.status = 404;
    }
    // Without a session there is nothing to confirm or end.
    const { oidc } = ctx;
    if (oidc?.route === 'end_session' && ctx.status === 200 && !oidc.session?.accountId) ctx.redirect('/');
  });
  return provider;
}
