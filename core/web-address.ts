// Node and browsers both have URL, but the type library of neither belongs in what the two sides share.
declare const URL: { canParse(text: string): boolean; new (text: string): { username: string; password: string } };

/**
 * Whether a text is an address that may be stored, shown as a link or fetched: http or https, without user name and
 * password, written out in full. Everything else (javascript:, data:, '//host', hidden blanks) is refused.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '' && !/^https?:\/\/[^/?#]*@/i.test(text);
}
