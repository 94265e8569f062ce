/** Phrases and signs around a text. By hand, because patterns for 'signs at the end' try again at each of them. */

const signs = new Set(' \t\n,.!?;:-');

export function withoutSigns(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && signs.has(text.charAt(start))) start++;
  while (end > start && signs.has(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** One phrase a line, or between bars; the longest first. */
export const phrasesIn = (list: string): readonly string[] =>
  list.split(/[|\n]/).toSorted((a, b) => b.length - a.length);

/** Without the phrase that it begins with, where a sign or a blank follows. */
export function withoutLead(text: string, phrases: readonly string[], follows: RegExp = /^[\s,.:!;-]/): string {
  const lower = text.toLowerCase();
  const found = phrases.find((one) => lower.startsWith(one) && follows.test(lower.slice(one.length)));
  return found === undefined ? text : text.slice(found.length);
}

/** Without the phrase that it ends with. */
export function withoutEnd(text: string, phrases: readonly string[]): string {
  const lower = text.toLowerCase();
  const isBefore = (phrase: string) => signs.has(lower.charAt(lower.length - phrase.length - 1));
  const found = phrases.find((one) => lower.endsWith(one) && lower.length > one.length && isBefore(one));
  return found === undefined ? text : text.slice(0, -found.length);
}

/** Taken away until nothing changes any more. */
export function untilSame(text: string, change: (text: string) => string): string {
  let rest = text;
  for (let last = ''; last !== rest; ) {
    last = rest;
    rest = change(rest);
  }
  return rest;
}
