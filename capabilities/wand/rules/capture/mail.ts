import { decoded, decodedWords, fromBase64, fromQuotedPrintable } from './charsets.ts';

/** The relevant parts of a mail: sender, date, text, and attached calendars. */
export interface Mail {
  headers: ReadonlyMap<string, string>;
  plain: string[];
  html: string[];
  calendars: string[];
}

const deepest = 8;
const mostParts = 100;
const mostHeaderLines = 1000;
/** Length limit for texts; calendars are read in full. */
const longestBody = 400_000;
const header = /^([A-Za-z][A-Za-z-]{1,60}):\s?(.{0,10000})$/;

/** Whether a text begins with the headers of a mail. */
export function isMail(text: string): boolean {
  const { headers } = split(text.slice(0, 20_000));
  return headers.has('from') && (headers.has('subject') || headers.has('date') || headers.has('mime-version'));
}

export function readMail(text: string): Mail {
  const { headers } = split(text);
  const mail: Mail = { headers, plain: [], html: [], calendars: [] };
  let left = mostParts;
  const read = (part: string, depth: number) => {
    if (left-- <= 0 || depth > deepest) return;
    const { headers: own, body } = split(part);
    const type = own.get('content-type') ?? 'text/plain';
    const boundary = parameter(type, 'boundary');
    if (/^multipart\//i.test(type) && boundary) for (const one of partsOf(body, boundary)) read(one, depth + 1);
    else if (/^message\/rfc822/i.test(type)) read(body, depth + 1);
    else keep(mail, type, own, body);
  };
  read(text, 0);
  return mail;
}

function keep(mail: Mail, type: string, headers: ReadonlyMap<string, string>, whole: string) {
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
  const body = isCalendar ? whole : whole.slice(0, longestBody);
  const way = (headers.get('content-transfer-encoding') ?? '').trim().toLowerCase();
  const charset = parameter(type, 'charset') ?? 'utf-8';
  if (way === 'base64') kept.push(decoded(fromBase64(body), charset));
  else if (way === 'quoted-printable') kept.push(decoded(fromQuotedPrintable(body), charset));
  else kept.push(body);
}

/** Headers, unfolded and decoded, and what follows the first blank line. */
function split(text: string) {
  const headers = new Map<string, string>();
  let name = '';
  let [at, left] = [0, mostHeaderLines];
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
    const [, key, value = ''] = header.exec(line) ?? [];
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
  return { headers: new Map([...headers].map(([key, value]) => [key, decodedWords(value)])), body: text.slice(at) };
}

/** `charset="utf-8"` */
function parameter(value: string, name: string): string | undefined {
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
