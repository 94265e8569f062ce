import { unitOf } from '#food/amounts.ts';
import type { ParsedLine } from '#food/lines.ts';

interface ItemText {
  name?: string | null | undefined;
  line?: string | null | undefined;
}

export const hasNameOrLine = ({ name, line }: ItemText) => Boolean(name || line);

const numberWords = new Set('a an half one two three four five six seven eight nine ten eleven twelve'.split(' '));
const numberPattern = /^[\d¼-¾⅐-⅞][\d.,/¼-¾⅐-⅞–-]*/;

/** Whether a word is a number, maybe with a unit: '2', '½', '500g', 'x2', 'six'. */
const isNumber = (word: string) => {
  const bare = word.replace(/^[x×(]/i, '').replace(/\)$/, '');
  const digits = numberPattern.exec(bare)?.[0];
  if (digits === undefined) return numberWords.has(word.toLowerCase());
  const unit = bare.slice(digits.length);
  return unit === '' || unitOf(unit) !== undefined;
};
const isUnit = (word: string) => unitOf(word.replace(/\)$/, '')) !== undefined || /^[x×]$/i.test(word);
const isAmount = (word: string) => isNumber(word) || isUnit(word);

/** Number of words at the start that form an amount. */
function leadingAmountWords(words: string[]): number {
  if (!isNumber(words[0] ?? '')) return 0;
  const end = words.findIndex((word) => !isAmount(word));
  return end === -1 ? 0 : end;
}
/** Number of words at the end that form an amount. */
function trailingAmountWords(words: string[]): number {
  const last = words.findLastIndex((word) => !isAmount(word));
  const amount = words.slice(last + 1);
  // In 'diapers size 4' the number belongs to the name: a trailing number needs a unit or 'x' to be an amount.
  const isUnambiguous = amount.some(isNumber) && amount.some((word) => !/^\d+$/.test(word));
  return last >= 0 && isUnambiguous ? amount.length : 0;
}

/** Splits '2 l milk' or 'milk 2 l' into name and quantity; other lines become the name as typed. */
export function parseItem(
  line: string,
  parse: (line: string) => ParsedLine,
): { name: string; quantity: string | null } {
  const typed = line.trim().replace(/\s+/g, ' ');
  const words = typed.split(' ');
  const [leadingCount, trailingCount] = [leadingAmountWords(words), trailingAmountWords(words)];
  const amount = leadingCount > 0 ? words.slice(0, leadingCount) : words.slice(words.length - trailingCount);
  const nameWords = leadingCount > 0 ? words.slice(leadingCount) : words.slice(0, words.length - trailingCount);
  const name = (nameWords[0] === 'of' ? nameWords.slice(1) : nameWords).join(' ');
  const quantity = amount.join(' ');
  const isParsed = quantity !== '' && name !== '' && parse(`${quantity} ${name}`).amounts.length > 0;
  return isParsed ? { name, quantity } : { name: typed, quantity: null };
}
