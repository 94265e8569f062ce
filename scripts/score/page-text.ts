/** Text comparison for scoring pages. */
const invisible = /\u200b|\u200c|\u200d|\ufeff|\u00ad/g;
const fractions: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Normalizes whitespace and removes invisible characters. */
export const normalized = (text: unknown) =>
  String(text ?? '')
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Also ignores case, punctuation and the spelling of fractions. */
export const looselyNormalized = (text: unknown) =>
  normalized(text)
    .replace(/[½⅓⅔¼¾⅕⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign]} `)
    .replaceAll('⁄', '/')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]+/gu, '');

export const words = (text: unknown): string[] =>
  normalized(text)
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Lines of a list or of a multi-line text. */
export const lines = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value ? String(value).split('\n') : []).map(normalized).filter(Boolean);

/** F1 score of two multisets, from 0 to 1. */
export function overlap(expected: string[], got: string[]): number {
  const counts = new Map<string, number>();
  for (const it of expected) counts.set(it, (counts.get(it) ?? 0) + 1);
  let hits = 0;
  for (const it of got) {
    const left = counts.get(it) ?? 0;
    if (left > 0) hits++;
    counts.set(it, left - 1);
  }
  const size = expected.length + got.length;
  return size === 0 ? 1 : (2 * hits) / size;
}

export function firstNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const digits = /\d+(?:[.,]\d+)?/.exec(String(value ?? ''))?.[0];
  return digits === undefined ? null : Number.parseFloat(digits.replace(',', '.'));
}

/** Image URL without scheme, query and fragment, for comparison. */
export const comparableImage = (address: unknown) => {
  const [path = ''] = String(address || '').split(/[?#]/);
  return path.replace(/^https?:/, '').replaceAll('&amp;', '&');
};
