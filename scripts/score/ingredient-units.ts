import { unitOf } from '#food/amounts.ts';

const sizes = new Set(
  'large small medium medium-size medium-sized medium-large extra-large extra jumbo lg sm med md xl big little thick thin heaped heaping level scant rounded generous good whole short long wide tiny mini fat baby giant thumb-sized thumb-size average bite-sized packed loosely lightly firmly very huge'.split(
    ' ',
  ),
);
const leadingMeasure =
  /^(?:g|kg|oz|lb|ml|l|cl|dl|gram|kilogram|ounce|pound|milliliter|liter|litre|fluid|floz|quart|pint|inch|in|cm)s?$/;

/** A unit as compared in scoring: its canonical name without sizes. Of 'ounce can', 'ounce' counts. */
export function comparableUnit(unit: string | null): string | null {
  const text = unit?.trim() ?? '';
  if (text === 'T' || text === 'T.') return 'tablespoon';
  const words = text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/\bfl(?:uid)?[ _-]?(?:oz|ounces?)\b/g, 'floz')
    .split(/\s+/)
    .filter((word) => word !== '' && !sizes.has(word));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 0) return null;
  if (words.length > 1 && leadingMeasure.test(first)) return unitOf(first)?.name ?? first;
  return unitOf(last)?.name ?? unitOf(first)?.name ?? words.join(' ').replace(/(?<=[a-z]{3})s$/, '');
}
