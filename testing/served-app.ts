import type { InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { type Client, clientOf } from './client.ts';
import type { newSession } from './sign-in.ts';

export type { Client } from './client.ts';

// The original `fetch`, because tests replace the global one.
const { fetch } = globalThis;

type Session = Awaited<ReturnType<typeof newSession>>;
type Names = Parameters<typeof newSession>[1];

/** The real server, shared by all screen tests. Each test signs up a new family, so no cleanup is needed. */
export function servedApp() {
  const send = async ({ method = 'GET', url, headers, payload }: InjectOptions) => {
    const body = typeof payload === 'object' ? JSON.stringify(payload) : payload;
    const type = typeof payload === 'object' && { 'content-type': 'application/json' };
    const response = await fetch(`${inject('serverUrl')}${url}`, {
      method,
      headers: { ...(headers as Record<string, string>), ...type },
      redirect: 'manual',
      // Otherwise a request without an answer would only show as a test that hangs.
      signal: AbortSignal.timeout(120_000),
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
    /** A new person in a new family. */
    async signUp(names: Names = {}): Promise<Client & Session> {
      const { json: session } = await visitor.post('/testing/sign-up', names);
      return { ...clientOf(send, session.cookie), ...session };
    },
    /** Marks the session as freshly signed in, which deleting a family requires. */
    proveIdentity: ({ userId }: Session) => visitor.post('/testing/prove', { userId }),
  };
}
