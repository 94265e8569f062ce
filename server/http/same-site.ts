import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';

/**
 * Whether another web site made the browser send this request. A request with none of these headers was not made by a
 * web site. Browsers omit Sec-Fetch-Site over plain http on a local network. Then Origin decides, or Referer for a
 * link, which has no Origin.
 */
export function isFromAnotherSite({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string) {
  const { origin, referer, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin !== undefined) return origin !== publicUrl;
  return Boolean(referer) && URL.parse(referer ?? '')?.origin !== publicUrl;
}

export function refuseOtherSites(app: FastifyInstance, publicUrl: string) {
  const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && isFromAnotherSite(request, publicUrl))
      throw forbidden('This request came from another website');
  });
}
