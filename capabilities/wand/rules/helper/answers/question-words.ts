import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { type Findable, findRecords, meaningOf } from '../records/find-record.ts';
import { says } from '../words/says.ts';

/** 'What’s on Mia's list?' -> whats, on, mias, list */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const isName = (word: string, { name }: HouseholdMember) =>
  plainWords(name).some((part) => part === word || `${part}s` === word);

/** The words that remain without common question words. */
export const contentWords = (plain: string, household: readonly HouseholdMember[]): string[] =>
  plain
    .split(' ')
    .filter((word) => word !== '' && !says(word, 'questionIdle') && !/^\d/.test(word))
    .filter((word) => !household.some((member) => isName(word, member)));

/** The records that are meant: those that contain every word, or else those whose whole title is among the words. */
export function meant<T extends Findable>(
  records: readonly T[],
  words: readonly string[],
  people: readonly { name: string }[] = [],
): T[] {
  const names = people.map(({ name }) => name);
  const found = findRecords(records, words.join(' '), names);
  if (found.length > 0) return found;
  const said = meaningOf(words.join(' '));
  const isSaid = (title: string) => {
    const parts = meaningOf(title);
    return parts.length > 0 && parts.every((part) => said.includes(part));
  };
  const named = records.filter(({ title }) => isSaid(title));
  const theirs = named.filter((record) => names.some((name) => record.people?.includes(name)));
  return theirs.length > 0 ? theirs : named;
}

/** The same, but tries again without the final 's' of a name: 'jos birthday'. */
export const meantBy = <T extends Findable>(records: readonly T[], words: readonly string[]): T[] => {
  const found = meant(records, words);
  return found.length > 0
    ? found
    : meant(
        records,
        words.map((word) => word.replace(/s$/, '')),
      );
};
