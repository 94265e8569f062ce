/** Rewrites a request URL so that the router can decode it. A malformed URL then becomes an ordinary 404. */
export function decodableUrl(address: string): string {
  // A proxy may send an absolute URL.
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '');
  const absolutePath = path.startsWith('/') ? path : `/${path}`;
  const end = absolutePath.search(/[?#]/);
  const pathname = end < 0 ? absolutePath : absolutePath.slice(0, end);
  // If an escape is broken, treat every percent sign as a literal one.
  return isDecodable(pathname) ? absolutePath : pathname.replaceAll('%', '%25') + absolutePath.slice(pathname.length);
}

function isDecodable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
