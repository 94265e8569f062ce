/**
 * Removes phrases and punctuation at the ends of a text. Without regular expressions, which would be slow on long runs
 * of punctuation.
 */

const signs = new Set(' \t\n,.!?;:-');

export function withoutSigns(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && signs.has(text.charAt(start))) start++;
  while (end > start && signs.has(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Phrases, one per line or separated by bars; the longest first. */
export const phrasesIn = (list: string): readonly string[] =>
  list.split(/[|\n]/).toSorted((a, b) => b.length - a.length);

/** Removes a phrase at the start, if punctuation or a space follows. */
export function withoutLead(text: string, phrases: readonly string[], follows: RegExp = /^[\s,.:!;-]/): string {
  const lower = text.toLowerCase();
  const found = phrases.find((one) => lower.startsWith(one) && follows.test(lower.slice(one.length)));
  return found === undefined ? text : text.slice(found.length);
}

/** Removes a phrase at the end. */
export function withoutEnd(text: string, phrases: readonly string[]): string {
  const lower = text.toLowerCase();
  const isBefore = (phrase: string) => signs.has(lower.charAt(lower.length - phrase.length - 1));
  const found = phrases.find((one) => lower.endsWith(one) && lower.length > one.length && isBefore(one));
  return found === undefined ? text : text.slice(0, -found.length);
}

/** Repeats a change until the text stays the same. */
export function untilSame(text: string, change: (text: string) => string): string {
  let rest = text;
  for (let last = ''; last !== rest; ) {
    last = rest;
    rest = change(rest);
  }
  return rest;
}
