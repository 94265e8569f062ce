/** Cuts made at whole words. Texts are in lower case, with single blanks. */

/** What follows the longest of these beginnings: after('take off the fair', ['take', 'take off']) -> 'the fair' */
export function after(text: string, beginnings: readonly string[]): string | undefined {
  const found = beginnings
    .filter(
      (one) => text === one || text.startsWith(`${one} `) || text.startsWith(`${one}:`) || text.startsWith(`${one},`),
    )
    .toSorted((a, b) => b.length - a.length)[0];
  return found === undefined ? undefined : text.slice(found.length).replace(/^[:, ]+/, '');
}

export interface Cut {
  before: string;
  mark: string;
  after: string;
}

/** Where the first, or the last, of these words stands. */
export function cutAt(text: string, marks: readonly string[], which: 'first' | 'last' = 'first'): Cut | undefined {
  const padded = `${text} `;
  const places = marks.flatMap((mark) => {
    const needle = ` ${mark} `;
    const at = which === 'first' ? padded.indexOf(needle) : padded.lastIndexOf(needle);
    return at === -1 ? [] : [{ at, mark }];
  });
  const byPlace = (a: { at: number; mark: string }, b: { at: number; mark: string }) =>
    (which === 'first' ? a.at - b.at : b.at - a.at) || b.mark.length - a.mark.length;
  const found = places.toSorted(byPlace)[0];
  return (
    found && {
      before: text.slice(0, found.at).trim(),
      mark: found.mark,
      after: text.slice(found.at + found.mark.length + 2).trim(),
    }
  );
}

/** The text without these words, wherever they stand. */
export function without(text: string, phrases: readonly string[]): string {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  const padded = longestFirst.reduce((rest, phrase) => rest.replaceAll(` ${phrase} `, ' '), ` ${text} `);
  return padded.trim();
}

/** The text without one of these endings. */
export function withoutEnd(text: string, endings: readonly string[]): string {
  const found = endings.find((ending) => text === ending || text.endsWith(` ${ending}`));
  return found === undefined ? text : tidy(text.slice(0, text.length - found.length));
}

export const has = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => ` ${text} `.includes(` ${phrase} `));

const signs = new Set([' ', ',', '.', '!', '?', ';', ':', '-', '"']);

/** Without blanks and signs at its ends. */
export function tidy(text: string): string {
  let [start, end] = [0, text.length];
  while (end > start && signs.has(text.charAt(end - 1))) end--;
  while (end > start && signs.has(text.charAt(start))) start++;
  return text.slice(start, end);
}

/** These words as she spelled them, found again in what she typed. */
export function spelled(text: string, words: string): string {
  const plain = text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  const at = plain.toLowerCase().indexOf(words);
  return at === -1 ? words : plain.slice(at, at + words.length);
}

/** What stands before the first place that a pattern fits. */
export function upTo(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return at === -1 ? text : tidy(text.slice(0, at));
}

/** Without the words at the beginning that only lead to the rest. */
export function withoutLead(text: string, lead: ReadonlySet<string>): string {
  const words = text.split(' ');
  const start = words.findIndex((word) => !lead.has(word.toLowerCase()));
  return start === -1 ? '' : words.slice(start).join(' ');
}
