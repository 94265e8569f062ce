import { asTitle } from '../words/words.ts';

/** What is kept of somebody in a list, with more in it or less. */

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
export const withThese = (present: readonly string[], added: readonly string[]): string[] => [
  ...present,
  ...added.map(asTitle).filter((one) => !present.some((other) => same(one, other))),
];
const stem = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '');
export const withoutThese = (present: readonly string[], gone: readonly string[]): string[] =>
  present.filter((one) => !gone.some((other) => stem(one) === stem(other)));
