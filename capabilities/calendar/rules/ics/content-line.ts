/** The lines of which iCalendar is made: at most 75 octets, going on in the next line after a blank. */

export interface ContentLine {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

const maxOctets = 75;

function octetsOf(character: string) {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** No character is cut, whatever its length. */
export function folded(line: string): string {
  if (line.length * 3 <= maxOctets) return line;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}

const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const controls = /[\0-\x08\x0e-\x1f\x7f-\x9f]/g;

/** Text without what some programs take for the end of a line, or cannot bear. */
export const plainText = (text: string) => text.toWellFormed().replace(lineEnd, '\n').replace(controls, '');

/** The same on one line: some programs drop an entry whose title has two. */
export const oneLine = (text: string) => plainText(text).replace(/\n/g, ' ').trim();

export const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

export const unescaped = (text: string) =>
  text.replace(/\\(.)/gs, (_, character: string) => (character === 'n' || character === 'N' ? '\n' : character));

/** The lines of a text as they were before they were folded. */
export function* unfoldedLines(text: string): Generator<string> {
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

/** The pieces between separators, except where these stand within quotes. */
function split(text: string, separator: string, limit = Number.POSITIVE_INFINITY): string[] {
  const pieces: string[] = [];
  let [from, isQuoted] = [0, false];
  for (let at = 0; at < text.length && pieces.length + 1 < limit; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (text[at] !== separator || isQuoted) continue;
    pieces.push(text.slice(from, at));
    from = at + 1;
  }
  return [...pieces, text.slice(from)];
}

/** `DTSTART;TZID="Europe/London":20260308T100000`; undefined for what is no such line. */
export function readLine(line: string): ContentLine | undefined {
  const [head = '', value] = split(line, ':', 2);
  const [name = '', ...params] = split(head, ';');
  if (value === undefined || name === '') return undefined;
  const read = params.map((param) => {
    const [key = '', said = ''] = split(param, '=', 2);
    return [key.toUpperCase(), said.replaceAll('"', '')] as const;
  });
  return { name: name.trim().toUpperCase(), params: new Map(read), value };
}
