import { readFileSync } from 'node:fs';

/** One labelled line of a file of ingredient lines. */
export interface LabelledLine {
  id: string;
  source: string;
  sentence: string;
  quantity: number | null;
  quantityMax?: number;
  unit: string | null;
  name: string;
  preparation?: string;
  comment?: string;
  amounts?: { quantity: number | null; quantityMax?: number; unit: string | null }[];
}

export const readLabelledLines = (file: string): LabelledLine[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => JSON.parse(text) as LabelledLine);

const accents = /[\u0300-\u036f®™]/g;

/** Words of a name as compared in scoring: lower case, singular, without accents and punctuation. */
export const nameWords = (name: string): string[] =>
  (
    name
      .normalize('NFKD')
      .replace(accents, '')
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}%]+/gu) ?? []
  ).map(singular);

function singular(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(tomato|potato|ch|sh|ss|x)es$/, '$1')
    .replace(/leaves$/, 'leaf')
    .replace(/halves$/, 'half')
    .replace(/loaves$/, 'loaf')
    .replace(/([^s])s$/, '$1');
}

export const isNear = (got: number | null, wanted: number | null): boolean =>
  got === null || wanted === null
    ? got === wanted
    : Math.abs(got - wanted) <= Math.max(0.006, Math.abs(wanted) * 0.006);
