import type { Draft } from './frames/draft.ts';
import { numberOf } from './when/tokens.ts';

/** '3', 'three'; but 'that one' tells no number. */
const countIn = (word: string) => (/^\d/.test(word) ? word : /^(?:an?|one)$/.test(word) ? undefined : numberOf(word));

/** '3 gallons' */
export function amountIn({ found, used }: Draft): string | undefined {
  const at = found.words.findIndex(({ word }) => countIn(word) !== undefined);
  const [number, unit] = [found.words[at], found.words[at + 1]];
  if (!number) return undefined;
  const isUnit = unit && !unit.isSmall && !used.has(at + 1) && /^\p{L}/u.test(unit.word);
  return `${countIn(number.word)}${isUnit ? found.text.slice(number.to, unit.to) : ''}`;
}

/** Another amount for the item mentioned last: '3 bottles'. */
export function linesWith(draft: Draft, lines: readonly string[]): string[] | undefined {
  const last = lines.at(-1);
  const amount = amountIn(draft);
  if (!last || !amount) return undefined;
  const words = new Set(amount.toLowerCase().split(' '));
  draft.found.words.forEach(({ word }, at) => {
    if (words.has(String(countIn(word) ?? word))) draft.used.add(at);
  });
  const line = amount.includes(' ')
    ? `${amount} of ${last.replace(/^\d+(?:[.,]\d+)? (?:\S+ of )?/, '')}`
    : `${amount} ${last.replace(/^\d+(?:[.,]\d+)? /, '')}`;
  return [...lines.slice(0, -1), line];
}
