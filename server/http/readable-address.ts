/** The address of a request as the router can read it, so that whatever cannot be read is not found like anything else. */
export function readableAddress(address: string): string {
  // A proxy may put scheme and host before the path.
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const end = rooted.search(/[?#]/);
  const named = end < 0 ? rooted : rooted.slice(0, end);
  // Where an escape is broken, each percent sign stands for itself.
  return isDecodable(named) ? rooted : named.replaceAll('%', '%25') + rooted.slice(named.length);
}

function isDecodable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
