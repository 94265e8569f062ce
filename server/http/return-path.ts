/** Matches a path on this site, but not '//elsewhere', '/\elsewhere' or an API path. */
const pagePattern = /^\/(?![/\\]|api\/)\P{Cc}{0,2000}$/u;

/** Returns the requested path if it is a page on this site, else '/'. The value comes from a URL and is untrusted. */
export function safeReturnPath(requested: unknown, publicUrl: string): string {
  if (typeof requested !== 'string' || !pagePattern.test(requested) || !URL.canParse(requested, publicUrl)) return '/';
  const { pathname, search, hash } = new URL(requested, publicUrl);
  // Checked again because parsing resolves dots, so '/.//elsewhere' would become another host.
  return pagePattern.test(pathname) ? `${pathname}${search}${hash}` : '/';
}
