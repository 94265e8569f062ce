// Declared by hand: Node and browsers both have URL, but shared code is compiled without the types of either.
declare const URL: { canParse(text: string): boolean; new (text: string): { username: string; password: string } };

/**
 * Whether the text is a URL that is safe to store, show as a link or fetch: absolute http or https, without user name
 * or password. Everything else (javascript:, data:, '//host', hidden whitespace) is rejected.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '' && !/^https?:\/\/[^/?#]*@/i.test(text);
}
