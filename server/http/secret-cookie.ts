import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A random 256-bit secret. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** A cookie for a secret: scripts can't read it, and browsers don't send it with writes from other sites. */
export function secretCookie(publicUrl: string, plainName: string, maxAgeSeconds: number) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? `__Host-${plainName}` : plainName;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name,
    read(request: FastifyRequest) {
      const value = request.cookies[name] ?? '';
      return /^[\w-]{43}$/.test(value) ? value : undefined;
    },
    write: (reply: FastifyReply, secret: string) =>
      reply.setCookie(name, secret, { ...options, maxAge: maxAgeSeconds }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
