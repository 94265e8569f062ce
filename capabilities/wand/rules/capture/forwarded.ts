/** A forwarded mail. */
export interface Forwarded {
  /** The text above the forwarded mail, and the mail itself. */
  text: string;
  headers: ReadonlyMap<string, string>;
}

const forwardMark = /^[ >\t]{0,9}(?:-{2,20} ?forwarded message ?-{0,20}|begin forwarded message:?)[ \t]{0,99}$/im;
const headerPattern = /^[>\s]{0,9}\*?([A-Za-z-]{2,20}):\*?\s(.{0,400})$/;
const maxHeaders = 12;

/** The mail below 'Forwarded message', without its headers; undefined if nothing was forwarded. */
export function forwardedIn(text: string): Forwarded | undefined {
  const found = forwardMark.exec(text);
  if (!found) return undefined;
  const lines = text
    .slice(found.index + found[0].length)
    .replace(/^\n/, '')
    .split('\n');
  const headers = new Map<string, string>();
  const body = lines.findIndex((line, index) => {
    const [, name, value] = headerPattern.exec(line) ?? [];
    if (name && value) headers.set(name.toLowerCase(), value);
    return index >= maxHeaders || (!name && (headers.size > 0 || line.trim() !== ''));
  });
  if (headers.size === 0 || body < 0) return undefined;
  const rest = lines.slice(body).map((line) => line.replace(/^> ?/, ''));
  return { text: `${text.slice(0, found.index)}\n${rest.join('\n')}`.trim(), headers };
}
