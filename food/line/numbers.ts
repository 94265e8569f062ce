/** A number as a line writes it: '1 1/2', '1-½', '2,5', '3-4', '2 to 3'. `end` is the offset after it. */
export interface ReadNumber {
  value: number;
  max: number | null;
  end: number;
}

const fractions = new Map(
  Object.entries({
    '½': 1 / 2,
    '⅓': 1 / 3,
    '⅔': 2 / 3,
    '¼': 1 / 4,
    '¾': 3 / 4,
    '⅕': 1 / 5,
    '⅖': 2 / 5,
    '⅗': 3 / 5,
    '⅘': 4 / 5,
    '⅙': 1 / 6,
    '⅚': 5 / 6,
    '⅐': 1 / 7,
    '⅛': 1 / 8,
    '⅜': 3 / 8,
    '⅝': 5 / 8,
    '⅞': 7 / 8,
    '⅑': 1 / 9,
    '⅒': 1 / 10,
  }).map(([fraction, value]) => [fraction.charCodeAt(0), value]),
);

export const isDigit = (code: number) => code >= 48 && code <= 57;

export const beginsNumber = (code: number) => isDigit(code) || fractions.has(code);

/** Separators between a whole number and its fraction, including 'and' in several languages. */
const mixedSeparator = /^(?: ?|-| (?:and|&|e|et|und|y|og|och|en|i) )(?=[\d¼-¾⅐-⅞])/;
const rangeSeparator = /^(?:-? )?(?:[-–—~]|to|or) ?(?=[\d¼-¾⅐-⅞.])/i;

/** The number or range that starts at `from`, or undefined. */
export function readNumber(line: string, from: number): ReadNumber | undefined {
  const low = readSingle(line, from);
  if (!low) return undefined;
  const separator = rangeSeparator.exec(line.slice(low.end, low.end + 6));
  const high = separator && readSingle(line, low.end + separator[0].length);
  const isRange = high && high.value > low.value;
  return isRange ? { value: low.value, max: high.value, end: high.end } : { ...low, max: null };
}

interface SingleNumber {
  value: number;
  end: number;
}

function readSingle(line: string, from: number): SingleNumber | undefined {
  const part = readFraction(line, from);
  if (part) return part;
  const whole = readDecimal(line, from);
  if (!whole || !Number.isInteger(whole.value)) return whole;
  const separator = mixedSeparator.exec(line.slice(whole.end, whole.end + 6));
  const rest = separator && readFraction(line, whole.end + separator[0].length);
  return rest && rest.value < 1 ? { value: whole.value + rest.value, end: rest.end } : whole;
}

function readFraction(line: string, from: number): SingleNumber | undefined {
  const fraction = fractions.get(line.charCodeAt(from));
  if (fraction !== undefined) return { value: fraction, end: from + 1 };
  const [text, numerator, denominator] =
    /^(\d{1,3}) ?[/⁄] ?(\d{1,3})(?![\d.,]{0,20}\d)/.exec(line.slice(from, from + 12)) ?? [];
  if (text === undefined || Number(denominator) < 2 || Number(numerator) >= 10 * Number(denominator)) return undefined;
  return { value: Number(numerator) / Number(denominator), end: from + text.length };
}

/** Longer runs of digits aren't amounts. */
const maxDigits = 9;

/** ',' before three digits, and '.' before three digits ending in 0, separate thousands: '1,000 g', '1.500 g'. */
function readDecimal(line: string, from: number): SingleNumber | undefined {
  const wholeEnd = digitsEnd(line, from);
  const separator = line.charAt(wholeEnd);
  const end = separator === '.' || separator === ',' ? digitsEnd(line, wholeEnd + 1) : wholeEnd;
  const [whole, decimals] = [line.slice(from, wholeEnd), line.slice(wholeEnd + 1, end)];
  if (whole.length > maxDigits || decimals.length > maxDigits || whole + decimals === '') return undefined;
  const hasThousandsSeparator =
    decimals.length === 3 && Number(whole) > 0 && (separator === ',' || decimals.endsWith('0'));
  if (hasThousandsSeparator) return { value: Number(whole + decimals), end };
  const isDecimal = decimals !== '' && (separator === '.' || (whole !== '' && decimals.length < 3));
  if (isDecimal) return { value: Number(`${whole}.${decimals}`), end };
  return whole === '' ? undefined : { value: Number(whole), end: wholeEnd };
}

function digitsEnd(line: string, from: number): number {
  let at = from;
  while (isDigit(line.charCodeAt(at))) at += 1;
  return at;
}
