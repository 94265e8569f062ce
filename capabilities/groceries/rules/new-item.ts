import { unitOf } from '#food/amounts.ts';
import type { ParsedLine } from '#food/lines.ts';

interface Typed {
  name?: string | null | undefined;
  line?: string | null | undefined;
}

export const saysSomething = ({ name, line }: Typed) => Boolean(name || line);

const numberWords = new Set('a an half one two three four five six seven eight nine ten eleven twelve'.split(' '));
const number = /^[\d¼-¾⅐-⅞][\d.,/¼-¾⅐-⅞–-]*/;

/** '2', '½', '500g', 'x2', 'six' */
const isNumber = (word: string) => {
  const bare = word.replace(/^[x×(]/i, '').replace(/\)$/, '');
  const digits = number.exec(bare)?.[0];
  if (digits === undefined) return numberWords.has(word.toLowerCase());
  const unit = bare.slice(digits.length);
  return unit === '' || unitOf(unit) !== undefined;
};
const isUnit = (word: string) => unitOf(word.replace(/\)$/, '')) !== undefined || /^[x×]$/i.test(word);
const isAmount = (word: string) => isNumber(word) || isUnit(word);

/** How many words at the beginning, or at the end, are nothing but an amount. */
function leading(words: string[]): number {
  if (!isNumber(words[0] ?? '')) return 0;
  const end = words.findIndex((word) => !isAmount(word));
  return end === -1 ? 0 : end;
}
function trailing(words: string[]): number {
  const last = words.findLastIndex((word) => !isAmount(word));
  const amount = words.slice(last + 1);
  // 'diapers size 4' is a name to its end: behind a name only a unit, or 'x', makes a number an amount.
  const isClear = amount.some(isNumber) && amount.some((word) => !/^\d+$/.test(word));
  return last >= 0 && isClear ? amount.length : 0;
}

/** '2 l milk' and 'milk 2 l' are milk, of which 2 l; what cannot be read so stays a name as it was typed. */
export function readItem(line: string, parse: (line: string) => ParsedLine): { name: string; quantity: string | null } {
  const typed = line.trim().replace(/\s+/g, ' ');
  const words = typed.split(' ');
  const [before, behind] = [leading(words), trailing(words)];
  const amount = before > 0 ? words.slice(0, before) : words.slice(words.length - behind);
  const named = before > 0 ? words.slice(before) : words.slice(0, words.length - behind);
  const name = (named[0] === 'of' ? named.slice(1) : named).join(' ');
  const quantity = amount.join(' ');
  const isRead = quantity !== '' && name !== '' && parse(`${quantity} ${name}`).amounts.length > 0;
  return isRead ? { name, quantity } : { name: typed, quantity: null };
}
