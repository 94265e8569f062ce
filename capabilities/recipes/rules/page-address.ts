import { isWebAddress } from '#core/web-address.ts';

// Declared by hand: Node and browsers both have URL, but shared code is compiled without the types of either.
declare const URL: new (
  text: string,
) => {
  href: string;
  host: string;
  pathname: string;
  searchParams: { keys(): Iterable<string>; delete(name: string): void; toString(): string };
};

/** Normalizes a typed page address, also without 'https://'. Undefined if it's invalid. */
export function pageAddress(given: string): string | undefined {
  const text = given.trim();
  const address = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$)/i.test(text) ? `https://${text}` : text;
  return isWebAddress(address) ? new URL(address).href : undefined;
}

/** Tracking parameters, which don't change the page. */
const trackingParameters =
  /^(?:utm_\w*|fbclid|gclid|dclid|msclkid|twclid|ttclid|igshid|igsh|yclid|mc_cid|mc_eid|_ga|_gl)$/i;

/** A key that is the same for all addresses of one page. */
export function addressKey(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  for (const name of [...searchParams.keys()]) if (trackingParameters.test(name)) searchParams.delete(name);
  const query = searchParams.toString();
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return `${host}${path}${query && `?${query}`}`;
}
