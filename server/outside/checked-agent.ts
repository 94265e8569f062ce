import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { bareHost, isPublicAddress } from './public-address.ts';

/** Resolves host names and chooses the address to connect to; tests replace it. */
export interface Connector {
  resolve(hostname: string): Promise<string[]>;
  /** Maps a checked IP address to the one to connect to. */
  dial(address: string): string;
}

export const realConnector: Connector = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  dial: (address) => address,
};

/**
 * Creates a connection pool for one request. Resolves the name once and connects only to the checked addresses, against
 * DNS rebinding. `mayBePrivate`: the operator named this origin, so its address isn't checked. Destroy the pool
 * afterwards.
 */
export async function checkedAgent(url: URL, mayBePrivate: boolean, { resolve, dial }: Connector): Promise<Agent> {
  const host = bareHost(url.hostname);
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (!mayBePrivate && !addresses.every(isPublicAddress)) throw new Error('The name resolves to a private address');
  const dialed = mayBePrivate ? addresses : addresses.map(dial);
  return new Agent({ connect: { allowH2: false, lookup: fixedLookup(dialed) } });
}

function fixedLookup(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (hostname, options, done) => {
    const [first] = answers;
    if (!first) done(new Error(`${hostname} has no address`), []);
    else if (options.all) done(null, answers);
    else done(null, first.address, first.family);
  };
}
