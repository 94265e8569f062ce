import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Context } from '../reader.ts';
import { peopleIn } from '../words/names.ts';
import { asTitle } from '../words/words.ts';

/** What is done for somebody at an hour that is fixed: 'Marcus is getting the oil changed', 'get Biscuit groomed, they had an opening so we took it'. */

const done = new Set(
  'changed fixed serviced inspected installed repaired cleaned cut checked removed delivered washed replaced rotated groomed trimmed clipped spayed neutered tested measured fitted detailed tuned tightened done'.split(
    ' ',
  ),
);
const getting =
  /^(?<who>(?:my )?\p{L}{1,20}?)(?:'s| is| are|'m| am|'re) (?:getting|having) (?<what>(?:\S{1,20} ){0,4})(?<how>\p{L}{3,12})$/iu;
const needed =
  /^(?:(?:ugh|ok|okay|so|oh),? )?(?:(?:i|we) |(?<who>\p{L}{2,20}) )?needs? to get (?<what>(?:\S{1,20} ){0,4})(?<how>\p{L}{3,12})$/iu;
const isTaken = /\b(?:opening|slot|spot|cancell?ation)\b.{0,30}\b(?:took|grabbed|booked|snagged) it$/i;
const nouns: Partial<Record<string, string>> = { groomed: 'Grooming', spayed: 'Spaying', neutered: 'Neutering' };

const takenIn = (said: string) => (isTaken.test(said) ? needed.exec(said.split(/[,.;] /, 1)[0] ?? '') : null);

export function served(said: string, { household, asked }: Context) {
  const { who = '', what = '', how = '' } = (getting.exec(said) ?? takenIn(said))?.groups ?? {};
  if (!done.has(how.toLowerCase())) return undefined;
  const isHers = who === '' || /^(?:i|we)$/i.test(who);
  const membersIn = (words: string): HouseholdMember[] => peopleIn(words, household, asked.today).people;
  // 'Biscuit is getting groomed', 'we're getting Biscuit groomed': it is done to the one who is named.
  const subject = what.trim() === '' ? who : what.trim();
  const [one, ...others] = membersIn(subject);
  const isOfOne = one && others.length === 0 && one.name.toLowerCase() === subject.toLowerCase();
  if (isOfOne) return { title: nouns[how.toLowerCase()] ?? asTitle(`getting ${how}`), people: [one] };
  const people = isHers ? [] : membersIn(who);
  if (what.trim() === '' || (!isHers && people.length !== 1)) return undefined;
  return { title: asTitle(`${isHers ? '' : `${people[0]?.name} `}getting ${what}${how}`), people };
}
