/** Enough for the part of a page where its encoding must be named. */
const headBytes = 4096;

/**
 * The text of a page in whatever encoding it is: the one its first bytes, its header or itself names, else UTF-8, else
 * what browsers take old pages for.
 */
export function decodeText(body: Uint8Array, contentType: string): string {
  const head = Buffer.from(body.subarray(0, headBytes)).toString('latin1');
  const named = [byteOrderMark(body), charsetIn(contentType), charsetIn(head)?.replace(/^utf-16.*/i, 'utf-8')];
  for (const encoding of named) {
    const decoder = decoderFor(encoding);
    if (decoder) return decoder.decode(body);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

const charsetIn = (text: string) => /charset\s*=\s*["']?([\w:-]+)/i.exec(text)?.[1];

function decoderFor(encoding: string | undefined) {
  try {
    return encoding ? new TextDecoder(encoding) : undefined;
  } catch {
    return undefined;
  }
}
