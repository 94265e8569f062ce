/** How texts are compared when pages are scored. */
const unseen = /\u200b|\u200c|\u200d|\ufeff|\u00ad/g;
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

/** Equal but for white space and characters nobody sees. */
export const spaced = (text: unknown) =>
  String(text ?? '')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Equal but for case, punctuation and the spelling of fractions. */
export const loose = (text: unknown) =>
  spaced(text)
    .replace(/[½⅓⅔¼¾⅕⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign]} `)
    .replaceAll('⁄', '/')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]+/gu, '');

export const words = (text: unknown): string[] =>
  spaced(text)
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The lines of a list, or of a text that stands for one. */
export const lines = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value ? String(value).split('\n') : []).map(spaced).filter(Boolean);

/** How much two bags of things have in common, from 0 to 1. */
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

/** An address without its scheme, query and fragment. */
export const sameImage = (address: unknown) => {
  const [place = ''] = String(address || '').split(/[?#]/);
  return place.replace(/^https?:/, '').replaceAll('&amp;', '&');
};
