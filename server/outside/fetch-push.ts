import { type Post, type PostAnswer, type PostNetwork, post } from './post.ts';

/** The push services of Chrome and most other browsers, Firefox, Safari and Edge (record 55). */
const pushHosts = new Set(['fcm.googleapis.com']);
const pushDomains = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

export interface PushFetcher {
  /** Whether an address belongs to a push service that we know or that the operator allowed. */
  isPushEndpoint(address: string): boolean;
  /** Rejects for any other address, and if the service doesn't answer. */
  postPush(address: string, message: Post): Promise<PostAnswer>;
}

/**
 * Creates the client for push services. Their addresses come from browsers, so anyone can make one up: only known
 * services are reached, at public addresses, with https. `extraOrigins` are the operator's own; they may be private.
 */
export function createPushFetcher({
  extraOrigins,
  ...network
}: { extraOrigins: readonly string[] } & Partial<PostNetwork>): PushFetcher {
  const isExtra = (url: URL) => extraOrigins.includes(url.origin);
  const parse = (address: string) => {
    const url = URL.parse(address);
    if (!url || url.username || url.password) return undefined;
    return isExtra(url) || isKnownService(url) ? url : undefined;
  };
  return {
    isPushEndpoint: (address) => parse(address) !== undefined,
    async postPush(address, message) {
      const url = parse(address);
      if (!url) throw new Error('The address is not one of a push service');
      return await post(url, message, { mayBePrivate: isExtra(url), ...network });
    },
  };
}

function isKnownService({ protocol, hostname, port }: URL) {
  if (protocol !== 'https:' || port !== '') return false;
  return pushHosts.has(hostname) || pushDomains.some((domain) => hostname.endsWith(domain));
}
