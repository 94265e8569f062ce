import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Context } from '../reader.ts';
import { tokensOf } from '../when/tokens.ts';
import { peopleIn, spokenOf } from '../words/names.ts';

/** Who is named in a sentence that tells of somebody's day. */

/** Who is named from a word on, and what stands behind. */
export function named(words: string, { household, asked }: Context, first = 0) {
  const tokens = tokensOf(words);
  const span = spokenOf(words, household, asked.today).find((one) => one.first === first);
  const last = tokens[(span?.next ?? 0) - 1];
  if (!span || !last || last.word.endsWith("'s")) return undefined;
  const { people } = peopleIn(words.slice(0, last.to), household, asked.today);
  return people.length > 0 ? { people, behind: words.slice(last.to).trim() } : undefined;
}

/** Everybody by the name that is kept: 'mias school' -> "Mia's school". */
export const respelled = (words: string, people: readonly HouseholdMember[]) =>
  words
    .split(' ')
    .map((word) => {
      const isNamed = ({ name }: HouseholdMember) =>
        [name, `${name}'s`, `${name}s`].some((form) => form.toLowerCase() === word.toLowerCase());
      const one = people.find(isNamed);
      return one ? `${one.name}${word.length > one.name.length ? "'s" : ''}` : word;
    })
    .join(' ');
