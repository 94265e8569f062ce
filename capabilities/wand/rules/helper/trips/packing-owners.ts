import type { Clause } from '../reader.ts';
import { tokensOf } from '../when/tokens.ts';
import { cutAt } from '../words/said.ts';

/** Whose the things on a packing list are. */

type People = Clause['people'];

/** 'snow boots for Mia and Leo', 'Mia and Leo need snow boots': each of them has a pair. */
export function forWhom(said: string, people: People): { said: string; owners: People } {
  if (people.length <= 1) return { said, owners: people };
  const names = people.map(({ name }) => name.toLowerCase());
  const isNamed = (words: string) => names.includes(tokensOf(words)[0]?.word ?? '');
  const cut = (['first', 'last'] as const)
    .map((which) => cutAt(said, ['for'], which))
    .find((one) => one && isNamed(one.after));
  if (!cut) return { said, owners: isNamed(said) ? people : [] };
  const [behind = ''] = cut.after.split(/ (?:to|for|on|in) /);
  const spoken = tokensOf(behind).map(({ word }) => word);
  const owners = people.filter(({ name }) => spoken.includes(name.toLowerCase()));
  return { said: `${cut.before}${cut.after.slice(behind.length)}`, owners };
}

/** 'Jack's wellies' */
const isOf = (thing: string, name: string) =>
  [`${name}'s `, `${name}' `].some((one) => thing.toLowerCase().startsWith(one.toLowerCase()));

/** Of those who travel; null where it is nobody's in particular. */
export function whoseAre(
  things: readonly string[],
  owners: People,
  { people, travelers }: { people: People; travelers: readonly string[] },
): (thing: string) => (string | null)[] {
  const going = (all: People) => all.map(({ name }) => name).filter((name) => travelers.includes(name));
  const [all, named] = [going(owners), going(people)];
  // 'gloves, Nora's bottles and the thermos': only the bottles are hers.
  const isHers = (thing: string) => all.some((name) => thing.toLowerCase().includes(name.toLowerCase()));
  const isAnybodys = (thing: string) => all.length === 0 || (things.some(isHers) && !isHers(thing));
  return (thing) => {
    const own = named.filter((name) => isOf(thing, name));
    return own.length > 0 ? own : isAnybodys(thing) ? [null] : all;
  };
}
