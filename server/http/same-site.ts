import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';

/**
 * Whether another web site made the browser send this. A request with neither header comes from no web site at all.
 * Sec-Fetch-Site is missing on plain http in the house; there the Origin decides.
 */
export function isFromAnotherSite(request: FastifyRequest, publicUrl: string) {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== publicUrl;
}

export function refuseOtherSites(app: FastifyInstance, publicUrl: string) {
  const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
  app.addHook('onRequest', async (request) => {
    if (!safe.has(request.method) && isFromAnotherSite(request, publicUrl))
      throw forbidden('This request came from another web site');
  });
}
