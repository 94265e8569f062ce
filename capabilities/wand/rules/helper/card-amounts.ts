import type { Draft } from './frames/draft.ts';

/** '3 gallons' */
export function amountIn({ found }: Draft): string | undefined {
  const at = found.words.findIndex(({ word }) => /^\d/.test(word));
  const [number, unit] = [found.words[at], found.words[at + 1]];
  if (!number) return undefined;
  return unit && !unit.isSmall && /^\p{L}/u.test(unit.word) ? found.text.slice(number.from, unit.to) : number.word;
}

/** Another amount for the item mentioned last: '3 bottles'. */
export function linesWith(draft: Draft, lines: readonly string[]): string[] | undefined {
  const last = lines.at(-1);
  const amount = amountIn(draft);
  if (!last || !amount) return undefined;
  const words = new Set(amount.toLowerCase().split(' '));
  draft.found.words.forEach(({ word }, at) => {
    if (words.has(word)) draft.used.add(at);
  });
  const food = last.replace(/^\d+(?:[.,]\d+)? /, '');
  const line = amount.includes(' ') && !food.includes(' of ') ? `${amount} of ${food}` : `${amount} ${food}`;
  return [...lines.slice(0, -1), line];
}
