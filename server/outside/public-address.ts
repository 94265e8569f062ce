import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const globalUnicast6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure's metadata service, which uses a public address. */
const azureMetadataAddress = '168.63.129.16';

/** True only for global unicast addresses, so special, mapped, translated and unassigned ones are refused. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address === azureMetadataAddress) return false;
  const ip = ipaddr.parse(address);
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(globalUnicast6));
}

const privateName = /(^|\.)(localhost|local|internal|home\.arpa)$/;
const domainName = /^([a-z0-9_-]{1,63}\.){1,127}[a-z0-9-]{1,63}$/;

/** Checks a host before the DNS lookup. A name that passes can still resolve to a private address. */
export function mayBePublicHost(hostname: string): boolean {
  const host = bareHost(hostname);
  if (isIP(host) !== 0) return isPublicAddress(host);
  const name = host.replace(/\.$/, '');
  return domainName.test(name) && !privateName.test(name);
}

/** Removes the brackets around an IPv6 host. */
export const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '');
