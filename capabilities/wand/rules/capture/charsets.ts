/** Decodes the three encodings of mails. Rules can't use Node's or the browser's decoders. */

const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const sixBits = new Map([...base64Alphabet].map((letter, value) => [letter, value]));

/** Skips characters that are not base64. */
export function fromBase64(text: string): number[] {
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const letter of text) {
    const value = sixBits.get(letter === '-' ? '+' : letter === '_' ? '/' : letter);
    if (value === undefined) continue;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return bytes;
}

/** Converts a text whose characters are bytes, or, if a program has already decoded it, any characters. */
export function fromQuotedPrintable(text: string): number[] {
  const bytes: number[] = [];
  const plain = text.replaceAll(/=[ \t]{0,9}\r?\n/g, '');
  for (let at = 0; at < plain.length; at++) {
    const letter = plain.charAt(at);
    const hex = letter === '=' ? plain.slice(at + 1, at + 3) : '';
    if (/^[\dA-Fa-f]{2}$/.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(...bytesOf(letter));
  }
  return bytes;
}

function bytesOf(letter: string): number[] {
  if (letter < '\u0080' || !letter.isWellFormed()) return [letter.charCodeAt(0) & 0x7f];
  return (encodeURIComponent(letter).match(/[\dA-F]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
}

/** Windows-1252 where it is not ISO-8859-1, from 0x80 on. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windows1252Character = (byte: number) =>
  byte >= 0x80 && byte < 0xa0 ? windows1252.charAt(byte - 0x80) : String.fromCharCode(byte);

/** Decodes with the named encoding if it is an old one; otherwise with UTF-8, if the bytes are valid UTF-8. */
export function decodeBytes(bytes: readonly number[], charset: string): string {
  const isOld = /^(?:iso-8859-1|latin1|windows-1252|cp1252|us-ascii)/i.test(charset);
  if (!isOld || !bytes.some((byte) => byte > 0x7f)) {
    const escaped = bytes.map((byte) =>
      byte < 0x80 && byte !== 0x25 ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`,
    );
    try {
      return decodeURIComponent(escaped.join(''));
    } catch {
      // The bytes are not valid UTF-8.
    }
  }
  return bytes.map(windows1252Character).join('');
}

/** '=?UTF-8?Q?Winter_Fair_=E2=80=93?=' in a header. */
export const decodeHeader = (header: string): string =>
  header
    .replaceAll(/\?=\s{1,9}=\?/g, '?==?')
    .replaceAll(
      /=\?([\w-]{1,40})\?([BQbq])\?([^?\s]{0,2000})\?=/g,
      (_all, charset: string, way: string, text: string) =>
        decodeBytes(
          way.toUpperCase() === 'B' ? fromBase64(text) : fromQuotedPrintable(text.replaceAll('_', ' ')),
          charset,
        ),
    );
