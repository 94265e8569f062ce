import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const globalUnicast6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A cloud's metadata service that answers on an address which is public by its number. */
const publicOnlyByNumber = '168.63.129.16';

/** True for global unicast addresses only, so that whatever is special, mapped, translated or new is refused. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address === publicOnlyByNumber) return false;
  const ip = ipaddr.parse(address);
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(globalUnicast6));
}

const privateName = /(^|\.)(localhost|local|internal|home\.arpa)$/;
const nameWithDomain = /^([a-z0-9_-]{1,63}\.){1,127}[a-z0-9-]{1,63}$/;

/** What a host may be before anything is looked up. A name that passes can still lead to a private address. */
export function mayBePublicHost(hostname: string): boolean {
  const host = bareHost(hostname);
  if (isIP(host) !== 0) return isPublicAddress(host);
  const name = host.replace(/\.$/, '');
  return nameWithDomain.test(name) && !privateName.test(name);
}

/** The host of a parsed URL without the brackets around IPv6. */
export const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '');
