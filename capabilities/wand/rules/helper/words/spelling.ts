import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { abbreviations, withoutApostrophe } from '../lexicon/abbreviations.ts';
import { spelledOut } from '../lexicon/spelled-out.ts';
import { isAlsoWord } from './names-also-words.ts';
import { once, slipsBetween } from './slips.ts';
import { numbersInDigits } from './spoken-numbers.ts';
import { tidy } from './words.ts';

/** Corrected only at the start of a request. */
const deeds = byFirstLetter(
  'cancel delete remove remind reschedule schedule postpone pause unpause resume change replace untick uncheck',
);
const kinds = byFirstLetter(
  `appointment appointments birthday birthdays recipe recipes subscription subscriptions grocery groceries reminder reminders dentist doctor pediatrician
  breakfast tomorrow tonight weekend monday tuesday wednesday thursday friday saturday sunday january february march april august september october november december`,
);
/** Real words that look like typos of these. */
const others = new Set(['remainder']);

function byFirstLetter(words: string): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(words.split(/\s+/), ([first = '']) => first);
}

const requestBegins = /(?:^|[,.;:!?\n-] ?|\b(?:and|then|so|but|please|to|you|also|just|i|we|don't) )$/i;

/** The corrected word in lower case; undefined if the spelling is right or the word isn't one of the helper's. */
function commandMeant(word: string, before: string): string | undefined {
  const lower = word.toLowerCase();
  if (lower.length < 4 || others.has(lower)) return undefined;
  const own = (words: typeof kinds) => words.get(lower.charAt(0)) ?? [];
  const known = [...own(kinds), ...(requestBegins.test(before) ? own(deeds) : [])];
  return known.includes(lower) ? undefined : known.find((one) => isMistyped(lower, one));
}

const lettersOf = (word: string) => [...word].sort().join('');

/**
 * Doubled letters don't count; otherwise two letters may be swapped, or one may be missing or added. The first and last
 * letters must match, because 'deleted' and 'Frida' are other words.
 */
function isMistyped(said: string, meant: string): boolean {
  const [typed, right] = [once(said), once(meant)];
  const isSwapped = typed.length === right.length && lettersOf(typed) === lettersOf(right);
  const isLonger = typed.length !== right.length && typed.at(-1) === right.at(-1);
  return typed === right || ((isSwapped || isLonger) && slipsBetween(typed, right, 1) === 1);
}

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
