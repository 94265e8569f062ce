import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { ageInYears, type CalendarDate } from '#core/dates.ts';
import { monthNamed, weekdayNamed } from '../when/calendar.ts';
import { type Read, standsAt, type Token } from '../when/tokens.ts';
import { says } from './says.ts';

/** People and pets of the household who are meant without their names. */

const one = (who: HouseholdMember[]) => (who.length === 1 ? who : undefined);

/** 'my husband', 'the baby', 'the dog', 'both kids', 'everyone' */
export function describedAt(
  tokens: readonly Token[],
  at: number,
  household: readonly HouseholdMember[],
  today: CalendarDate | undefined,
): Read<HouseholdMember[]> | undefined {
  const relative = relativeAt(tokens, at, household);
  if (relative) return relative;
  const isLed = standsAt(tokens, at, 'my|the|our|both|all');
  // 'kids have a checkup'
  const isSubject = standsAt(tokens, at, 'kids|children', 'have|need|get|see|go|are');
  const nounAt = standsAt(tokens, at, 'both|all', 'the|my|our|of') ? at + 2 : isLed ? at + 1 : at;
  const noun = (tokens[nounAt]?.word ?? '').replace(/'s$/, '');
  const all = isLed || isSubject || noun === 'hubby' ? led(noun, household, today) : everyone(tokens, at, household);
  // With a baby in the family 'both kids' are the two others.
  const who = all && all.length > 2 && standsAt(tokens, at, 'both') ? all.filter((one) => !isBaby(one, today)) : all;
  // 'the baby monitor' and 'the dog food' are nobody.
  const isThing = /^(baby|dog|cat|puppy|kitten|kids|children|boys|girls)$/.test(noun) && isNounAhead(tokens, nounAt);
  if (!who || who.length === 0 || isThing) return undefined;
  return { next: isLed ? nounAt + 1 : at + everyoneLength(tokens, at), is: who };
}

const relatives = new Map(
  (
    [
      ['mom mum mother mama mil', 'parent', /^[fw]/i],
      ['dad father papa fil', 'parent', /^m/i],
      ['sister', 'sibling', /^[fw]/i],
      ['brother', 'sibling', /^m/i],
    ] as const
  ).flatMap(([words, relationship, gender]) => words.split(' ').map((word) => [word, { relationship, gender }])),
);
const ofBirthdays = /^(?:birthdays?|bdays?|gifts?|presents?)(?:'s)?$/;

/** 'my mom', 'my mother in law', and 'mom's' alone: where exactly one of the household can be meant. Birthdays of relatives are kept by these words. */
function relativeAt(
  tokens: readonly Token[],
  at: number,
  household: readonly HouseholdMember[],
): Read<HouseholdMember[]> | undefined {
  const nounAt = standsAt(tokens, at, 'my|our') ? at + 1 : at;
  const noun = (tokens[nounAt]?.word ?? '').replace(/'s$/, '');
  const relative = relatives.get(noun);
  if (!relative) return undefined;
  const { relationship, gender } = relative;
  const lawAt =
    nounAt + (standsAt(tokens, nounAt + 1, '-', 'in', '-') ? 4 : standsAt(tokens, nounAt + 1, 'in') ? 2 : 0);
  const lastAt = standsAt(tokens, lawAt, "law|law's") ? lawAt : nounAt;
  const before = tokens[at - 1]?.word ?? '';
  const isOwn =
    nounAt > at || (/^(?:mom|mum|dad)$/.test(noun) && !/^(?:an?|the|his|her|their|your)$|'s?$/.test(before));
  // 'my sister Kate' may be another one, and 'dinner at mom's' is where she lives.
  const isOther = isNounAhead(tokens, lastAt) || /^(?:at|from)$/.test(before);
  if (!isOwn || isOther || tokens.some(({ word }) => ofBirthdays.test(word))) return undefined;
  const who = one(
    household.filter((adult) => adult.relationship === relationship && (!adult.gender || gender.test(adult.gender))),
  );
  return who && { next: lastAt + 1, is: who };
}

function isNounAhead(tokens: readonly Token[], nounAt: number): boolean {
  const noun = tokens[nounAt];
  const after = tokens[nounAt + 1]?.word;
  const isDay = (word: string) => weekdayNamed(word) !== undefined || monthNamed(word) !== undefined;
  const isPlain = after === undefined || says(after, 'afterNoun') || /^(?:\p{P}$|\d)/u.test(after) || isDay(after);
  return !isPlain && !noun?.word.endsWith("'s");
}

const isBaby = ({ birthdate }: HouseholdMember, today: CalendarDate | undefined) =>
  today !== undefined && birthdate !== null && ageInYears(birthdate, today) < 2;

function led(noun: string, household: readonly HouseholdMember[], today: CalendarDate | undefined) {
  const children = household.filter(({ memberType }) => memberType === 'child');
  const ofGender = (gender: string) => children.filter((child) => child.gender?.toLowerCase().startsWith(gender));
  if (/^(husband|hubby|wife|partner|spouse)$/.test(noun))
    return one(household.filter(({ relationship }) => relationship === 'partner' || relationship === 'spouse'));
  if (noun === 'baby') return one(children.filter((child) => isBaby(child, today)));
  if (/^(kids|children)$/.test(noun)) return children;
  // 'the twins', who are born on the same day.
  if (/^(twins|triplets)$/.test(noun))
    return children.filter((child) =>
      children.some((other) => other !== child && child.birthdate && other.birthdate === child.birthdate),
    );
  if (noun === 'boys') return [...ofGender('m'), ...ofGender('b')];
  if (noun === 'girls') return [...ofGender('f'), ...ofGender('g')];
  if (/^(son|boy)$/.test(noun)) return one(ofGender('m')) ?? one(ofGender('b'));
  if (/^(daughter|girl)$/.test(noun)) return one(ofGender('f')) ?? one(ofGender('g'));
  if (/^(oldest|eldest|youngest)$/.test(noun)) {
    const byAge = children.toSorted((a, b) => ((a.birthdate ?? '') < (b.birthdate ?? '') ? -1 : 1));
    const child = noun === 'youngest' ? byAge.at(-1) : byAge[0];
    return child && [child];
  }
  const pet = { puppy: 'dog', kitten: 'cat', bunny: 'rabbit' }[noun] ?? noun;
  return one(household.filter(({ memberType, petType }) => memberType === 'pet' && petType === pet));
}

const everyoneLength = (tokens: readonly Token[], at: number) =>
  standsAt(tokens, at, 'the', 'whole', 'family') || standsAt(tokens, at, 'all', 'of', 'us') ? 3 : 1;

const everyone = (tokens: readonly Token[], at: number, household: readonly HouseholdMember[]) =>
  everyoneLength(tokens, at) === 3 || standsAt(tokens, at, 'everyone|everybody')
    ? household.filter(({ memberType }) => memberType !== 'pet')
    : undefined;
