const escapable = '"\\/bfnrtu';
const afterValue = ',:}]';

/** Where the next character stands that is not white space. */
function nextSolid(text: string, from: number) {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++;
  return at;
}

const isHex = (digits: string) => /^[0-9a-f]{4}$/i.test(digits);

/** A quote ends a string only where JSON could go on; any other was left unescaped by the page. */
function endsString(text: string, quote: number) {
  const next = nextSolid(text, quote + 1);
  return next >= text.length || afterValue.includes(text.charAt(next));
}

/** Copies a string from its opening quote, mending what JSON forbids in it; answers the place after it. */
function mendString(text: string, from: number, out: string[]) {
  out.push('"');
  let at = from + 1;
  for (; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\\') {
      const next = text.charAt(at + 1);
      const isGood = next !== '' && escapable.includes(next) && (next !== 'u' || isHex(text.slice(at + 2, at + 6)));
      if (isGood) {
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

/** Mends control characters, bad escapes, stray quotes and trailing commas, and adds closing brackets that are missing. */
function mend(text: string) {
  const out: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '"') {
      at = mendString(text, at, out);
      continue;
    }
    if (char === '{' || char === '[') open.push(char === '{' ? '}' : ']');
    if (char === '}' || char === ']') {
      if (open.pop() !== char) break;
    }
    const isTrailing = char === ',' && ',}]'.includes(text.charAt(nextSolid(text, at + 1)));
    if (!isTrailing) out.push(char);
    at++;
    // What follows the value is another document, or rubbish.
    if (open.length === 0 && (char === '}' || char === ']')) break;
  }
  return out.join('') + open.reverse().join('');
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The value of a JSON text, mended where pages get it wrong; undefined when nothing helps. */
export function parseLeniently(text: string): unknown {
  const value = parsed(text);
  if (value !== undefined) return value;
  const bare = text.replace('<![CDATA[', '');
  const decoded = /[{[]\s?&quot;/.test(bare) ? bare.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : bare;
  const start = decoded.search(/[{[]/);
  return start < 0 ? undefined : parsed(mend(decoded.slice(start)));
}
