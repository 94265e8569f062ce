import { clausesOf } from './clauses.ts';
import { forwardedIn } from './forwarded.ts';
import { isMail, readMail } from './mail.ts';
import { pageText } from './page-text.ts';

export interface CapturedFile {
  name: string;
  text: string;
}

/** The content of a file of any kind. */
export interface Note {
  text: string;
  /** The texts of calendar files. */
  calendars: string[];
  written?: string | undefined;
  subject?: string | undefined;
  sender?: string | undefined;
}

const maxFileLength = 2_000_000;
const maxPageLength = 1_000_000;
const maxHeaderLength = 300;
/** A limit far above any newsletter. */
const maxNoteLength = 60_000;

export function readFile({ name, text: whole }: CapturedFile): Note {
  const text = whole.slice(0, maxFileLength).replace(/^\uFEFF/, '');
  const start = text.trimStart().slice(0, 200);
  if (/\.ics$/i.test(name) || /^BEGIN:VCALENDAR/i.test(start)) return { text: '', calendars: [text] };
  if (/\.eml$/i.test(name) || isMail(text)) return mailNote(text);
  if (/\.html?$/i.test(name) || /^<(?:!doctype html|html|body|div|table|p|center|h\d|meta|head)\b/i.test(start)) {
    return withForwarded({ text: tidy(pageText(text.slice(0, maxPageLength))), calendars: [] });
  }
  return withForwarded({ text: tidy(text), calendars: [] });
}

const tidy = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(/[\u00A0\u202F\u2009\u2007]/g, ' ')
    .replaceAll(/[\u200B-\u200D\u2060\u00AD\uFEFF]/g, '')
    .slice(0, maxNoteLength);

function mailNote(text: string): Note {
  const { headers, plain, html, calendars } = readMail(text);
  const said = plain.join('\n\n').trim();
  return withForwarded({
    text: tidy(said === '' ? html.map(pageText).join('\n\n') : said),
    calendars,
    ...mailFacts(headers),
  });
}

function mailFacts(headers: ReadonlyMap<string, string>) {
  const header = (name: string) => headers.get(name)?.slice(0, maxHeaderLength);
  return {
    written: dayOfHeader(header('date') ?? header('sent') ?? ''),
    subject: header('subject'),
    sender: senderName(header('from') ?? ''),
  };
}

/** A forwarded mail is read with its own date and writer. */
function withForwarded(note: Note): Note {
  const forwarded = forwardedIn(note.text);
  const about = mailFacts(forwarded?.headers ?? new Map());
  return forwarded ? { ...note, ...about, written: about.written ?? note.written, text: forwarded.text } : note;
}

/** 'Sun, 15 Nov 2026 20:14:05 -0500', 'Sunday, November 15, 2026 8:14 PM': the day at the place where it was written. */
function dayOfHeader(date: string): string | undefined {
  const [day] = /\b\d{4}\b/.test(date) ? (clausesOf({ text: date, start: 0 }, '2026-01-01')[0]?.days ?? []) : [];
  return day?.date;
}

/** 'Karen Alvarez <kalvarez@lincoln.example>' */
function senderName(from: string): string | undefined {
  const name = (from.split('<')[0] ?? '').replaceAll('"', '').trim();
  return name === '' || name.includes('@') ? undefined : name;
}
