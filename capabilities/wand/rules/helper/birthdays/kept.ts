import type { Birthday } from '#capabilities/birthdays/contract.ts';
import { tokensOf } from '../when/tokens.ts';

export interface KeptBirthday {
  record: Birthday;
  /** The words that may stand for her. */
  names: ReadonlySet<string>;
}

/** Whose birthday is kept, of those who are named anywhere in a text; undefined where it could be several. */
export function keptIn(text: string, birthdays: readonly Birthday[]): KeptBirthday | undefined {
  const said = new Set(tokensOf(text).map(({ word }) => word.replace(/'s?$/, '')));
  const named = birthdays
    .map((record) => ({ record, words: record.name.toLowerCase().split(' ') }))
    .map((one) => ({ ...one, hits: one.words.filter((word) => said.has(word) || said.has(`${word}s`)).length }))
    .filter(({ hits }) => hits > 0);
  const most = Math.max(...named.map(({ hits }) => hits));
  const [only, ...others] = named.filter(({ hits }) => hits === most);
  if (!only || others.length > 0) return undefined;
  return { record: only.record, names: new Set(only.words.flatMap((word) => [word, `${word}s`])) };
}
