/** iCalendar content lines: at most 75 octets; longer ones are folded, and continuation lines start with a space. */

export interface ContentLine {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

const maxOctets = 75;

function octetCount(character: string) {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Folds a line without splitting multi-byte characters. */
export function foldLine(line: string): string {
  if (line.length * 3 <= maxOctets) return line;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const count = octetCount(character);
    if (octets + count > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += count;
  }
  return text;
}

const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const controls = /[\0-\x08\x0e-\x1f\x7f-\x9f]/g;

/** Normalizes line ends and removes control characters, which some programs can't handle. */
export const plainText = (text: string) => text.toWellFormed().replace(lineEnd, '\n').replace(controls, '');

/** Like `plainText`, but on one line: some programs drop an entry whose title contains a line break. */
export const oneLine = (text: string) => plainText(text).replace(/\n/g, ' ').trim();

export const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

export const unescapeText = (text: string) =>
  text.replace(/\\(.)/gs, (_, character: string) => (character === 'n' || character === 'N' ? '\n' : character));

/** Splits a text into lines and undoes the folding. */
export function* unfoldLines(text: string): Generator<string> {
  let current: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.startsWith(' ') || line.startsWith('\t')) current.push(line.slice(1));
    else {
      if (current.length > 0) yield current.join('');
      current = [line];
    }
  }
  yield current.join('');
}

/** Splits at separators that are not inside quotes. */
function splitUnescaped(text: string, separator: string, limit = Number.POSITIVE_INFINITY): string[] {
  const pieces: string[] = [];
  let [from, isQuoted] = [0, false];
  for (let index = 0; index < text.length && pieces.length + 1 < limit; index++) {
    if (text[index] === '"') isQuoted = !isQuoted;
    if (text[index] !== separator || isQuoted) continue;
    pieces.push(text.slice(from, index));
    from = index + 1;
  }
  return [...pieces, text.slice(from)];
}

/** Parses a line such as `DTSTART;TZID="Europe/London":20260308T100000`; undefined if it isn't a content line. */
export function parseLine(line: string): ContentLine | undefined {
  const [head = '', value] = splitUnescaped(line, ':', 2);
  const [name = '', ...params] = splitUnescaped(head, ';');
  if (value === undefined || name === '') return undefined;
  const entries = params.map((param) => {
    const [key = '', paramValue = ''] = splitUnescaped(param, '=', 2);
    return [key.toUpperCase(), paramValue.replaceAll('"', '')] as const;
  });
  return { name: name.trim().toUpperCase(), params: new Map(entries), value };
}
