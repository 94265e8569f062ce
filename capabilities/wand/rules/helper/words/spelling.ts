import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { abbreviations, withoutApostrophe } from '../lexicon/abbreviations.ts';
import { commandMeant } from './command-spelling.ts';
import { isAlsoWord } from './names-also-words.ts';
import { spelledOut } from './spelled-out.ts';
import { numbersInDigits } from './spoken-numbers.ts';
import { tidy } from './words.ts';

/** Expands abbreviations: 'leos appt tmrw w/ dr kim pls' -> "leo's appointment tomorrow with dr kim please". */

const whole = new Map([
  ...abbreviations.split(/\s+/).map((pair) => pair.replace('_', ' ').split('=') as [string, string]),
  ...withoutApostrophe.split(/\s+/).map((word): [string, string] => [word.replace("'", ''), word]),
]);

const spelledLike = (word: string, full: string) =>
  /^\p{Lu}/u.test(word) ? full.charAt(0).toUpperCase() + full.slice(1) : full;

/** Plain apostrophes, single spaces and whole words. */
export function plainSpelling(text: string, household: readonly HouseholdMember[]): string {
  const names = new Set(household.map(({ name }) => name.toLowerCase()).filter((name) => !isAlsoWord(name)));
  const spelled = spelledOut.reduce((rest, [pattern, full]) => rest.replaceAll(pattern, full), tidy(text));
  return numbersInDigits(spelled).replaceAll(/[\p{L}\d'-]+/gu, (word, at: number, all: string) => {
    const lower = word.toLowerCase();
    const full = whole.get(lower) ?? (names.has(lower) ? undefined : commandMeant(word, all.slice(0, at)));
    if (full) return spelledLike(word, full);
    return lower.length > 3 && names.has(lower.replace(/s$/, '')) && !names.has(lower)
      ? `${word.slice(0, -1)}'s`
      : word;
  });
}
