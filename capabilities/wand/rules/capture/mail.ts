import { decodeBytes, decodeHeader, fromBase64, fromQuotedPrintable } from './charsets.ts';

/** The relevant parts of a mail: sender, date, text, and attached calendars. */
export interface Mail {
  headers: ReadonlyMap<string, string>;
  plain: string[];
  html: string[];
  calendars: string[];
}

const maxDepth = 8;
const maxParts = 100;
const maxHeaderLines = 1000;
/** Length limit for texts; calendars are read in full. */
const maxBodyLength = 400_000;
const headerPattern = /^([A-Za-z][A-Za-z-]{1,60}):\s?(.{0,10000})$/;

/** Whether a text begins with the headers of a mail. */
export function isMail(text: string): boolean {
  const { headers } = splitHeaders(text.slice(0, 20_000));
  return headers.has('from') && (headers.has('subject') || headers.has('date') || headers.has('mime-version'));
}

export function readMail(text: string): Mail {
  const { headers } = splitHeaders(text);
  const mail: Mail = { headers, plain: [], html: [], calendars: [] };
  let left = maxParts;
  const read = (part: string, depth: number) => {
    if (left-- <= 0 || depth > maxDepth) return;
    const { headers: own, body } = splitHeaders(part);
    const type = own.get('content-type') ?? 'text/plain';
    const boundary = headerParameter(type, 'boundary');
    if (/^multipart\//i.test(type) && boundary) for (const one of partsOf(body, boundary)) read(one, depth + 1);
    else if (/^message\/rfc822/i.test(type)) read(body, depth + 1);
    else addPart(mail, type, own, body);
  };
  read(text, 0);
  return mail;
}

function addPart(mail: Mail, type: string, headers: ReadonlyMap<string, string>, whole: string) {
  const isCalendar = /^text\/calendar|\.ics["']?\s*(?:;|$)/i.test(
    `${type};${headers.get('content-disposition') ?? ''}`,
  );
  const isAttached = /^attachment/i.test(headers.get('content-disposition') ?? '');
  const kept = isCalendar
    ? mail.calendars
    : /^text\/html/i.test(type)
      ? mail.html
      : /^text\/plain/i.test(type)
        ? mail.plain
        : undefined;
  if (!kept || (isAttached && !isCalendar)) return;
  const body = isCalendar ? whole : whole.slice(0, maxBodyLength);
  const way = (headers.get('content-transfer-encoding') ?? '').trim().toLowerCase();
  const charset = headerParameter(type, 'charset') ?? 'utf-8';
  if (way === 'base64') kept.push(decodeBytes(fromBase64(body), charset));
  else if (way === 'quoted-printable') kept.push(decodeBytes(fromQuotedPrintable(body), charset));
  else kept.push(body);
}

/** Headers, unfolded and decoded, and what follows the first blank line. */
function splitHeaders(text: string) {
  const headers = new Map<string, string>();
  let name = '';
  let [at, left] = [0, maxHeaderLines];
  while (at < text.length && left-- > 0) {
    const end = text.indexOf('\n', at);
    const stop = end < 0 ? text.length : end;
    const from = at;
    const line = text.slice(from, stop).replace(/\r$/, '');
    at = stop + 1;
    if (line === '') {
      // A mail may be pasted with blank lines above it.
      if (headers.size > 0) break;
      continue;
    }
    const [, key, value = ''] = headerPattern.exec(line) ?? [];
    if (key) {
      name = key.toLowerCase();
      headers.set(name, headers.get(name) ?? value);
    } else if (/^\s/.test(line) && name) headers.set(name, `${headers.get(name)} ${line.trim()}`);
    else {
      // The text starts without a blank line before it.
      at = from;
      break;
    }
  }
  return { headers: new Map([...headers].map(([key, value]) => [key, decodeHeader(value)])), body: text.slice(at) };
}

/** `charset="utf-8"` */
function headerParameter(value: string, name: string): string | undefined {
  for (const part of value.split(';').slice(1)) {
    const equals = part.indexOf('=');
    if (part.slice(0, equals).trim().toLowerCase() === name)
      return part
        .slice(equals + 1)
        .trim()
        .replaceAll('"', '');
  }
  return undefined;
}

function partsOf(body: string, boundary: string): string[] {
  const [, ...parts] = `\n${body}`.replaceAll('\r\n', '\n').split(`\n--${boundary}`);
  const last = parts.findIndex((part) => part.startsWith('--'));
  return (last < 0 ? parts : parts.slice(0, last)).map((part) => part.slice(part.indexOf('\n') + 1));
}
