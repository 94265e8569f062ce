import { wordSet } from './tokens.ts';

/** A part of a note: its text with line breaks as spaces, and its position in the note. */
export interface Stretch {
  text: string;
  start: number;
  /** The month in the heading above; a number at the start of the line is a day of it. */
  month?: number | undefined;
}

export interface Line extends Stretch {
  isBullet: boolean;
  /** Whether it starts a paragraph: it is the first line, or follows a blank one. */
  beginsBlock: boolean;
  /** Index among the lines. */
  index: number;
}

const bulletPattern = /^\s{0,200}(?:[-*•·●▪◦‣–—>✓✔☐]|\d{1,2}[.)](?=\s))\s{0,200}/u;
const earlierMailPattern = /^\s{0,9}(?:on\s.{4,200}\swrote:|-{2,20}\s{0,9}(?:original|forwarded) message|_{10})/i;
const signaturePattern = /^--\s*$/;
const footerPattern =
  /unsubscribe|you (?:are )?receiv(?:e|ing) this|©|\(c\) 20|all rights reserved|sent from my|view (?:this|in) (?:email|browser)/i;

/** A gap in a form: 'My child ______ may join'. */
const formBlanksPattern = /_{5}/;

/** Limits far above any newsletter. All later steps work line by line and sentence by sentence. */
const maxLines = 2000;
const maxLineLength = 1500;
/** Mail programs wrap no earlier than this: a line whose next word would have fit was not wrapped. */
const minWrapLength = 60;

/** The note's own lines, without earlier mails and footers; wrapped lines are joined. */
export function linesOf(note: string): Line[] {
  const lines: Line[] = [];
  let isBlank = true;
  let isEarlier = false;
  // Leader dots are replaced by spaces of the same length, so that positions stay the same.
  const spaced = note.replaceAll(/\.{4,}|…{2,}/g, (dots) => ' '.repeat(dots.length));
  const hasQuotes = /\bwrote\b/i.test(note);
  for (const { raw, at } of rawLines(spaced)) {
    if (lines.length >= maxLines) break;
    if (earlierMailPattern.test(raw) || signaturePattern.test(raw)) isEarlier = true;
    if (
      isEarlier ||
      (hasQuotes && raw.startsWith('>')) ||
      footerPattern.test(raw) ||
      formBlanksPattern.test(raw) ||
      raw.trim() === ''
    ) {
      isBlank = true;
      continue;
    }
    const last = lines.at(-1);
    if (last && !isBlank && continuesOn(last, raw)) last.text += ` ${raw}`;
    else lines.push({ ...lineOf(raw, at, isBlank), index: lines.length });
    isBlank = false;
  }
  return lines;
}

/** The lines as written. Very long ones are cut at the end of a sentence, or at least of a word. */
function* rawLines(note: string): Iterable<{ raw: string; at: number }> {
  let at = 0;
  while (at < note.length) {
    const end = note.indexOf('\n', at);
    const line = note.slice(at, Math.min(end < 0 ? note.length : end, at + maxLineLength));
    const isWhole = line.length < maxLineLength;
    const cut = isWhole
      ? line.length
      : (['. ', '! ', ' '].map((sign) => line.lastIndexOf(sign)).find((last) => last > 0) ?? line.length - 1) + 1;
    yield { raw: line.slice(0, cut), at };
    at += isWhole ? cut + 1 : cut;
  }
}

function lineOf(raw: string, at: number, beginsBlock: boolean): Omit<Line, 'index'> {
  const sign = bulletPattern.exec(raw)?.[0] ?? '';
  const indent = raw.length - raw.trimStart().length;
  const skipped = Math.max(sign.length, indent);
  return { text: raw.slice(skipped), start: at + skipped, isBullet: sign.trim() !== '', beginsBlock };
}

/** Mail programs wrap lines at some 72 characters: lines that were wrapped there belong together. */
function continuesOn({ text }: Line, next: string): boolean {
  const isList = /^\d/.test(text) && /^\s*\d/.test(next);
  const room = text.length + (/^\s*\S*/.exec(next)?.[0].length ?? 0);
  const isShort = text.length < 50 || room < minWrapLength || text.length + next.length > maxLineLength;
  if (isShort || isList || text.includes('\t') || next.includes('\t') || bulletPattern.test(next)) return false;
  return (
    !/[.!?:]["”’)]?\s*$/.test(text.slice(-6)) &&
    (/^\s*[\p{Ll}\d(]/u.test(next) ||
      /(?:,|\b(?:the|at|on|in|of|and|to|by|for|from|a|an|our|your|is|with))$/.test(text.trimEnd().slice(-8)))
  );
}

const abbreviations = wordSet(
  'mr mrs ms dr st jr sr vs no ext rm tel approx incl max min jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed weds thu thur thurs fri sat sun e.g i.e dept',
);

/** 'in Room B. If you cannot come' */
const sentenceStartPattern = /^(?:if|the|please|we|you|all|this|our|no|bring|for|it|there|call|children|parents)\s/i;

/** The sentences of a line. A sentence ends with a punctuation mark and a space. */
export function sentencesOf(line: Stretch): Stretch[] {
  const { text, start, month } = line;
  const sentences: Stretch[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(/(?:[.!?]{1,3}["”’)]?|\s[:;]-?\))\s(?:\d\)\s)?/g)) {
    const before =
      text
        .slice(Math.max(0, index - 12), index)
        .split(/[\s(/–—-]/)
        .at(-1)
        ?.toLowerCase() ?? '';
    const rest = text.slice(index + sign.length).trimStart();
    const isInitial = /^\p{L}$/u.test(before) && !sentenceStartPattern.test(rest);
    const isNumbered = /^(?![ap]m)\p{L}{2}$/u.test(before) && /^\d/.test(rest);
    const isAbbreviated = sign.startsWith('. ') && (abbreviations.has(before) || isInitial || isNumbered);
    const isHalf = /^[ap]\.m$/.test(before) && !/^\p{Lu}/u.test(rest);
    const isTitle = /["”’)]/.test(sign) && /^\p{Ll}/u.test(rest);
    if (isAbbreviated || isHalf || isTitle || rest === '') continue;
    sentences.push({ text: text.slice(from, index + sign.length), start: start + from, ...(from === 0 && { month }) });
    from = index + sign.length;
  }
  sentences.push({ text: text.slice(from), start: start + from, ...(from === 0 && { month }) });
  // Returns the same object for a single sentence, so that cached results of the line are reused.
  if (from === 0 && text === text.trim()) return [line];
  return sentences.map(trimmed).filter(({ text: words }) => /[\p{L}\d]/u.test(words));
}

function trimmed({ text, start, month }: Stretch): Stretch {
  const blanks = text.length - text.trimStart().length;
  return { text: text.trim(), start: start + blanks, month };
}
