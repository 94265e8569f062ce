import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { productName } from '#core/product.ts';
import { Refusal } from './errors.ts';

/** Whoever looks after the server asks these by whatever name reaches it. */
const forKeepers = new Set(['/healthz', '/readyz']);

/**
 * Answers only where the product lives. Otherwise a web site whose name suddenly leads to this machine (DNS rebinding)
 * could read what stands here, because for the browser it would be that site's own.
 */
export function refuseOtherHosts(app: FastifyInstance, publicUrl: string) {
  const ownName = hostnameOf(new URL(publicUrl).host);
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?');
    if (forKeepers.has(path)) return;
    const name = hostnameOf(request.host);
    if (name === ownName || isThisMachine(name, request.socket.localAddress) || isNamedByProxy(name, request)) return;
    throw new Refusal(421, `This isn't the address of ${productName}. Please open ${publicUrl} instead`);
  });
}

/** The name in a host header as a URL has it: lower case, without port, dot at the end and brackets. */
function hostnameOf(host: string): string {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return '';
  return new URL(`http://${host}`).hostname.replace(/\.$/, '').replace(/^\[|\]$/g, '');
}

/** No web site of others can have such a name: this machine's own ones, or the very address that the request reached. */
export function isThisMachine(name: string, reached: string | undefined): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (!ipaddr.isValid(name)) return false;
  const address = ipaddr.process(name);
  return address.range() === 'loopback' || address.toString() === written(reached);
}

function written(reached = '') {
  // A link-local address carries the name of its network, which no browser sends.
  const [address = ''] = reached.split('%');
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : undefined;
}

/**
 * A proxy that we trust may hide the real host behind a name of its own configuration. Such a name has no dot, and a web site's
 * always has.
 */
const isNamedByProxy = (name: string, { headers, ips }: FastifyRequest) =>
  ips !== undefined && ips.length > 1 && headers['x-forwarded-host'] === undefined && /^[\w-]+$/.test(name);
