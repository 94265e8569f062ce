import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Allows pages to load only our own files. The nonce is for the one style element that a dialog creates. */
export function contentSecurityPolicy(nonce?: string) {
  const own = "'self'";
  return [
    "default-src 'none'",
    ...['script-src', 'connect-src', 'font-src', 'worker-src', 'manifest-src', 'form-action'].map(
      (it) => `${it} ${own}`,
    ),
    `style-src ${own}${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `img-src ${own} blob: data:`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const newNonce = () => randomBytes(16).toString('base64');

export function securityHeaders(app: FastifyInstance, publicUrl: string) {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // Not for plain http, which home networks use: HSTS would lock the family out.
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
