/** A number as a line writes it: '1 1/2', '1-½', '2,5', '3-4', '2 to 3'. `end` is the offset behind it. */
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
  }).map(([sign, value]) => [sign.charCodeAt(0), value]),
);

export const isDigit = (code: number) => code >= 48 && code <= 57;

/** Whether a number can begin with this character. */
export const beginsNumber = (code: number) => isDigit(code) || fractions.has(code);

/** A whole number and its fraction are joined by 'and' in many languages. */
const mixed = /^(?: ?|-| (?:and|&|e|et|und|y|og|och|en|i) )(?=[\d¼-¾⅐-⅞])/;
const between = /^(?:-? )?(?:[-–—~]|to|or) ?(?=[\d¼-¾⅐-⅞.])/i;

/** The number that begins at `from`, with the other end of its range where one follows; undefined where none begins. */
export function readNumber(line: string, from: number): ReadNumber | undefined {
  const low = readOne(line, from);
  if (!low) return undefined;
  const joint = between.exec(line.slice(low.end, low.end + 6));
  const high = joint && readOne(line, low.end + joint[0].length);
  const isRange = high && high.value > low.value;
  return isRange ? { value: low.value, max: high.value, end: high.end } : { ...low, max: null };
}

interface One {
  value: number;
  end: number;
}

function readOne(line: string, from: number): One | undefined {
  const part = readFraction(line, from);
  if (part) return part;
  const whole = readDecimal(line, from);
  if (!whole || !Number.isInteger(whole.value)) return whole;
  const joint = mixed.exec(line.slice(whole.end, whole.end + 6));
  const rest = joint && readFraction(line, whole.end + joint[0].length);
  return rest && rest.value < 1 ? { value: whole.value + rest.value, end: rest.end } : whole;
}

function readFraction(line: string, from: number): One | undefined {
  const sign = fractions.get(line.charCodeAt(from));
  if (sign !== undefined) return { value: sign, end: from + 1 };
  const [text, above, below] = /^(\d{1,3}) ?[/⁄] ?(\d{1,3})(?![\d.,]{0,20}\d)/.exec(line.slice(from, from + 12)) ?? [];
  if (text === undefined || Number(below) < 2 || Number(above) >= 10 * Number(below)) return undefined;
  return { value: Number(above) / Number(below), end: from + text.length };
}

/** No amount has more digits; a longer run of them is no number. */
const mostDigits = 9;

/** A point or a comma before exactly three digits that end in zero ('1.500 g', '1,000 g') sets thousands apart. */
function readDecimal(line: string, from: number): One | undefined {
  const wholeEnd = digitsEnd(line, from);
  const mark = line.charAt(wholeEnd);
  const end = mark === '.' || mark === ',' ? digitsEnd(line, wholeEnd + 1) : wholeEnd;
  const [whole, decimals] = [line.slice(from, wholeEnd), line.slice(wholeEnd + 1, end)];
  if (whole.length > mostDigits || decimals.length > mostDigits || whole + decimals === '') return undefined;
  const isThousand = decimals.length === 3 && Number(whole) > 0 && (mark === ',' || decimals.endsWith('0'));
  if (isThousand) return { value: Number(whole + decimals), end };
  const isDecimal = decimals !== '' && (mark === '.' || (whole !== '' && decimals.length < 3));
  if (isDecimal) return { value: Number(`${whole}.${decimals}`), end };
  return whole === '' ? undefined : { value: Number(whole), end: wholeEnd };
}

function digitsEnd(line: string, from: number): number {
  let at = from;
  while (isDigit(line.charCodeAt(at))) at += 1;
  return at;
}
