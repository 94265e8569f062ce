import { isWebAddress } from '#core/web-address.ts';

// Node and browsers both have URL, but the type library of neither belongs in what the two sides share.
declare const URL: new (
  text: string,
) => {
  href: string;
  host: string;
  pathname: string;
  searchParams: { keys(): Iterable<string>; delete(name: string): void; toString(): string };
};

/** The address of a page as people give it, also without 'https://'. Undefined if it is none. */
export function pageAddress(given: string): string | undefined {
  const text = given.trim();
  const address = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$)/i.test(text) ? `https://${text}` : text;
  return isWebAddress(address) ? new URL(address).href : undefined;
}

/** What advertisers and newsletters add to an address, which leads to the same page. */
const tracking = /^(?:utm_\w*|fbclid|gclid|dclid|msclkid|twclid|ttclid|igshid|igsh|yclid|mc_cid|mc_eid|_ga|_gl)$/i;

/** The same for every spelling of the address of one page. */
export function addressKey(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  for (const name of [...searchParams.keys()]) if (tracking.test(name)) searchParams.delete(name);
  const query = searchParams.toString();
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return `${host}${path}${query && `?${query}`}`;
}
