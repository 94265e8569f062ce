import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { productName } from '#core/product.ts';
import { Refusal } from './errors.ts';

/** Health checks may use any host name that reaches the server. */
const healthCheckPaths = new Set(['/healthz', '/readyz']);

/**
 * Refuses requests whose Host header is not ours. Otherwise a web site whose name resolves to this machine (DNS
 * rebinding) could read our data, because the browser would treat it as that site's own origin.
 */
export function refuseOtherHosts(app: FastifyInstance, publicUrl: string) {
  const ownName = hostnameOf(new URL(publicUrl).host);
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?');
    if (healthCheckPaths.has(path)) return;
    const name = hostnameOf(request.host);
    if (name === ownName || isThisMachine(name, request.socket.localAddress) || isNamedByProxy(name, request)) return;
    throw new Refusal(421, `This isn't the address of ${productName}. Please open ${publicUrl} instead`);
  });
}

/** Normalizes a Host header: lowercase, without port, trailing dot and IPv6 brackets. Empty if malformed. */
function hostnameOf(host: string): string {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return '';
  return new URL(`http://${host}`).hostname.replace(/\.$/, '').replace(/^\[|\]$/g, '');
}

/** Whether a host is localhost, loopback or the IP address the request arrived at. No web site has such a name. */
export function isThisMachine(name: string, localAddress: string | undefined): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (!ipaddr.isValid(name)) return false;
  const address = ipaddr.process(name);
  return address.range() === 'loopback' || address.toString() === normalizedAddress(localAddress);
}

function normalizedAddress(localAddress = '') {
  // Drops the zone of a link-local address ('fe80::7%eth0'), which browsers don't send.
  const [address = ''] = localAddress.split('%');
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : undefined;
}

/**
 * A trusted proxy may send a name without a dot from its own configuration, such as 'mothership'. That is safe: the name
 * of an attacking web site always has a dot.
 */
const isNamedByProxy = (name: string, { headers, ips }: FastifyRequest) =>
  ips !== undefined && ips.length > 1 && headers['x-forwarded-host'] === undefined && /^[\w-]+$/.test(name);
