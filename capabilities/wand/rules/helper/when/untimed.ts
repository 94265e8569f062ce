import type { Finding } from './findings.ts';
import type { Token } from './tokens.ts';

const alsoGone =
  /\b(instead|from now on|going forward|this year|first thing|sharp|on the dot|later|(at )?(the )?same time)\b/gi;

/** The text without dates and times, and without the punctuation around them. */
export function withoutFindings(
  text: string,
  tokens: readonly Token[],
  findings: readonly Pick<Finding, 'first' | 'next'>[],
): string {
  const letters = [...text.split('')];
  for (const { first, next } of findings) letters.fill(' ', tokens[first]?.from ?? 0, tokens[next - 1]?.to ?? 0);
  const rest = letters.join('');
  return (findings.length > 0 ? rest.replaceAll(alsoGone, ' ') : rest)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .replaceAll(/[,;:]([,.;:!?])/g, '$1')
    .trim()
    .replace(/^[,.;:!?-] ?/, '')
    .replace(/[,;:-]$/, '')
    .trim();
}
