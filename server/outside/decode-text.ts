/** A page must declare its encoding within its first bytes. */
const maxHeadBytes = 4096;

/** Uses the encoding of the byte order mark, the header or the page; else UTF-8 if valid; else windows-1252. */
export function decodeText(body: Uint8Array, contentType: string): string {
  const head = Buffer.from(body.subarray(0, maxHeadBytes)).toString('latin1');
  const declared = [byteOrderMark(body), charsetIn(contentType), charsetIn(head)?.replace(/^utf-16.*/i, 'utf-8')];
  for (const encoding of declared) {
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
