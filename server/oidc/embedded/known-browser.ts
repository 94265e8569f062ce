import { randomBytes } from 'node:crypto';
import { signerFactory } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './accounts.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Remembers in a signed cookie which account this browser has signed in to. */
export function createKnownBrowsers(publicUrl: string, keys: string[]) {
  const isHttps = publicUrl.startsWith('https:');
  const name = isHttps ? '__Secure-op_browser' : 'op_browser';
  const signer = signerFactory(keys);
  const options = { path: '/oidc', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return {
    /** Returns the browser's id if it has signed in to the account before. */
    idFor(request: FastifyRequest, account: Account): string | undefined {
      const { valid, value } = signer.unsign(request.cookies[name] ?? '');
      const [browser, accountId] = valid ? (value?.split(' ') ?? []) : [];
      return accountId === account.id ? browser : undefined;
    },
    remember(reply: FastifyReply, account: Account) {
      const value = `${randomBytes(16).toString('base64url')} ${account.id}`;
      reply.setCookie(name, signer.sign(value), { ...options, maxAge: yearSeconds });
    },
    forget: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
