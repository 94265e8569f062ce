const escapable = '"\\/bfnrtu';
const afterValue = ',:}]';

/** Index of the next non-whitespace character. */
function skipWhitespace(text: string, from: number) {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++;
  return at;
}

const isHex = (digits: string) => /^[0-9a-f]{4}$/i.test(digits);

/** A quote ends a string only if valid JSON could follow; otherwise the page forgot to escape it. */
function endsString(text: string, quote: number) {
  const next = skipWhitespace(text, quote + 1);
  return next >= text.length || afterValue.includes(text.charAt(next));
}

/** Copies and repairs a string from its opening quote; returns the index after it. */
function repairString(text: string, from: number, out: string[]) {
  out.push('"');
  let at = from + 1;
  for (; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\\') {
      const next = text.charAt(at + 1);
      const isValidEscape =
        next !== '' && escapable.includes(next) && (next !== 'u' || isHex(text.slice(at + 2, at + 6)));
      if (isValidEscape) {
        out.push(char, next);
        at++;
      }
    } else if (char === '"') {
      if (endsString(text, at)) break;
      out.push('\\"');
    } else if (char < ' ') out.push(char === '\n' ? '\\n' : ' ');
    else out.push(char);
  }
  out.push('"');
  return at + 1;
}

/** Repairs control characters, bad escapes, stray quotes and trailing commas, and adds missing closing brackets. */
function repair(text: string) {
  const out: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '"') {
      at = repairString(text, at, out);
      continue;
    }
    if (char === '{' || char === '[') open.push(char === '{' ? '}' : ']');
    if (char === '}' || char === ']') {
      if (open.pop() !== char) break;
    }
    const isTrailing = char === ',' && ',}]'.includes(text.charAt(skipWhitespace(text, at + 1)));
    if (!isTrailing) out.push(char);
    at++;
    // Anything after the value is another document or garbage.
    if (open.length === 0 && (char === '}' || char === ']')) break;
  }
  return out.join('') + open.reverse().join('');
}

const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses JSON, repairing common mistakes if needed; undefined if that fails. */
export function parseLeniently(text: string): unknown {
  const value = tryParse(text);
  if (value !== undefined) return value;
  const bare = text.replace('<![CDATA[', '');
  const decoded = /[{[]\s?&quot;/.test(bare) ? bare.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : bare;
  const start = decoded.search(/[{[]/);
  return start < 0 ? undefined : tryParse(repair(decoded.slice(start)));
}
