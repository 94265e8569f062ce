import { chooseProvider, isConfigured } from '#server/assistant/provider.ts';
import { incorrectPasswordError, requireAdmin } from '#server/http/admin-password.ts';
import { notFound } from '#server/http/errors.ts';
import { type Caller, serve, serveWithoutSession } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { adminApi, keyApi, keyOf } from '../contract.ts';
import { analytics, onboardingResponses } from './store.ts';

export function adminRoutes({ config, database }: Services) {
  const check = (password: string, { address }: Caller) =>
    requireAdmin(database, config.adminPassword, { password, address });
  const checkBearer = (caller: Caller) => {
    // A missing password is not a guess, so it doesn't count as a failed attempt.
    if (caller.bearer === undefined) throw incorrectPasswordError();
    return check(decodeUtf8(caller.bearer), caller);
  };

  return [
    serveWithoutSession(adminApi.verify, async ({ caller, body }) => {
      await check(body.password, caller);
      return { ok: true } as const;
    }),
    serveWithoutSession(adminApi.users, async ({ caller }) => {
      await checkBearer(caller);
      return onboardingResponses(database);
    }),
    serveWithoutSession(adminApi.analytics, async ({ caller }) => {
      await checkBearer(caller);
      return analytics(database);
    }),
    serveWithoutSession(adminApi.settings, async ({ caller }) => {
      await checkBearer(caller);
      return chooseProvider(config.ai);
    }),
    serve(keyApi.check, ({ params }) => {
      const provider = (['gemini', 'openai'] as const).find((name) => keyOf[name] === params.keyName);
      if (!provider) throw notFound();
      return { configured: isConfigured(config.ai, provider) };
    }),
  ];
}

/** Node decodes headers as Latin-1, but browsers and command lines send the password as UTF-8. */
const decodeUtf8 = (bearer: string) => Buffer.from(bearer, 'latin1').toString('utf8');
