import { meantDay, monthNumber } from './day-words.ts';
import { isMail, readMail } from './mail.ts';
import { pageText } from './page-text.ts';

export interface CapturedFile {
  name: string;
  text: string;
}

/** What a file says, whatever kind of file it is. */
export interface Note {
  text: string;
  /** The texts of calendar files. */
  calendars: string[];
  written?: string | undefined;
  subject?: string | undefined;
  sender?: string | undefined;
}

const longestFile = 2_000_000;
/** Far longer than any newsletter. */
const longestNote = 60_000;

export function readFile({ name, text: whole }: CapturedFile): Note {
  const text = whole.slice(0, longestFile).replace(/^\uFEFF/, '');
  const start = text.trimStart().slice(0, 200);
  if (/\.ics$/i.test(name) || /^BEGIN:VCALENDAR/i.test(start)) return { text: '', calendars: [text] };
  if (/\.eml$/i.test(name) || isMail(text)) return mailNote(text);
  if (/\.html?$/i.test(name) || /^<(?:!doctype html|html|body|div|table|p|center|h\d|meta|head)\b/i.test(start)) {
    return { text: tidy(pageText(text)), calendars: [] };
  }
  return { text: tidy(text), calendars: [] };
}

const tidy = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(/[\u00A0\u202F\u2009\u2007]/g, ' ')
    .replaceAll(/[\u200B-\u200D\u2060\u00AD\uFEFF]/g, '')
    .slice(0, longestNote);

function mailNote(text: string): Note {
  const { headers, plain, html, calendars } = readMail(text);
  const written = dayOfHeader(headers.get('date') ?? '');
  const said = plain.join('\n\n').trim();
  return {
    text: tidy(said === '' ? html.map(pageText).join('\n\n') : said),
    calendars,
    written,
    subject: headers.get('subject'),
    sender: senderName(headers.get('from') ?? ''),
  };
}

/** 'Sun, 15 Nov 2026 20:14:05 -0500': the day where it was written. */
function dayOfHeader(date: string): string | undefined {
  const [, day, month = '', year] = /\b(\d{1,2})\s(\p{L}{3,9})\s(\d{4})\b/u.exec(date) ?? [];
  const number = monthNumber(month.toLowerCase());
  return number ? meantDay({ day: Number(day), month: number, year: Number(year) }, '') : undefined;
}

/** 'Karen Alvarez <kalvarez@lincoln.example>' */
function senderName(from: string): string | undefined {
  const name = (from.split('<')[0] ?? '').replaceAll('"', '').trim();
  return name === '' || name.includes('@') ? undefined : name;
}
