import type { InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { type Client, clientOf } from './client.ts';
import type { newSession } from './sign-in.ts';

export type { Client } from './client.ts';

// Tests put their own in its place.
const { fetch } = globalThis;

type Session = Awaited<ReturnType<typeof newSession>>;
type Names = Parameters<typeof newSession>[1];

/** The real server that all tests of screens share. Each test signs up a new family, so nothing needs cleaning. */
export function servedApp() {
  const send = async ({ method = 'GET', url, headers, payload }: InjectOptions) => {
    const body = typeof payload === 'object' ? JSON.stringify(payload) : payload;
    const type = typeof payload === 'object' && { 'content-type': 'application/json' };
    const response = await fetch(`${inject('serverUrl')}${url}`, {
      method,
      headers: { ...(headers as Record<string, string>), ...type },
      redirect: 'manual',
      ...(body !== undefined && { body: body as string }),
    });
    return {
      status: response.status,
      text: await response.text(),
      headers: Object.fromEntries(response.headers),
    };
  };
  const visitor = clientOf(send);
  return {
    visitor,
    /** Somebody new, in a family of her own. */
    async signUp(names: Names = {}): Promise<Client & Session> {
      const { json: session } = await visitor.post('/testing/sign-up', names);
      return { ...clientOf(send, session.cookie), ...session };
    },
    /** As if she had just signed in again. */
    proveHerself: ({ userId }: Session) => visitor.post('/testing/prove', { userId }),
  };
}
