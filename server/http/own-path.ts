/** A page of our own: not '//elsewhere', not '/\elsewhere', and no call of the API. */
const page = /^\/(?![/\\]|api\/)\P{Cc}{0,2000}$/u;

/** Where to send her next: a path of our own, or else the start page. What comes from an address is not to be believed. */
export function ownPath(wanted: unknown, publicUrl: string): string {
  if (typeof wanted !== 'string' || !page.test(wanted) || !URL.canParse(wanted, publicUrl)) return '/';
  const { pathname, search, hash } = new URL(wanted, publicUrl);
  // Parsing resolves dots, and '/.//elsewhere' must not turn into another host.
  return page.test(pathname) ? `${pathname}${search}${hash}` : '/';
}
