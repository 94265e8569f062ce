import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';

/**
 * Whether another web site made the browser send this. A request with none of these headers comes from no web site at all.
 * Sec-Fetch-Site is missing on plain http in the house; there the Origin decides, and for a link, which has none, the Referer.
 */
export function isFromAnotherSite({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string) {
  const { origin, referer, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin !== undefined) return origin !== publicUrl;
  return Boolean(referer) && URL.parse(referer ?? '')?.origin !== publicUrl;
}

export function refuseOtherSites(app: FastifyInstance, publicUrl: string) {
  const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
  app.addHook('onRequest', async (request) => {
    if (!safe.has(request.method) && isFromAnotherSite(request, publicUrl))
      throw forbidden('This request came from another web site');
  });
}
