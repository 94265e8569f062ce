import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { ageInYears, type CalendarDate } from '#core/dates.ts';
import { monthNamed, weekdayNamed } from '../when/calendar.ts';
import { type Read, standsAt, type Tokens } from '../when/tokens.ts';
import { says } from './says.ts';

const one = (who: HouseholdMember[]) => (who.length === 1 ? who : undefined);

/** 'my husband', 'the baby', 'the dog', 'both kids', 'everyone' */
export function describedAt(
  tokens: Tokens,
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
  // If the family has a baby, 'both kids' are the two others.
  const who = all && all.length > 2 && standsAt(tokens, at, 'both') ? all.filter((one) => !isBaby(one, today)) : all;
  // 'the baby monitor' and 'the dog food' are not about a person or pet.
  const isThing = /^(baby|dog|cat|puppy|kitten|kids|children|boys|girls)$/.test(noun) && isNounAhead(tokens, nounAt);
  if (!who || who.length === 0 || isThing) return undefined;
  return { next: isLed ? nounAt + 1 : at + everyoneLength(tokens, at), is: who };
}

/** Relatives that a household may have: by relationship, and by gender if known. */
const relatives = new Map(
  [
    ['mom mum mother mama mil', 'parent', /^[fw]/i] as const,
    ['dad father papa fil', 'parent', /^m/i] as const,
    ['sister', 'sibling', /^[fw]/i] as const,
    ['brother', 'sibling', /^m/i] as const,
  ].flatMap(([words, relationship, gender]) => words.split(' ').map((word) => [word, { relationship, gender }])),
);
const ofBirthdays = /^(?:birthdays?|bdays?|gifts?|presents?)(?:'s)?$/;

/**
 * 'my mom', 'my mother in law', and 'mom's' alone, if exactly one household member matches. Birthdays of relatives are
 * saved under these words.
 */
function relativeAt(
  tokens: Tokens,
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
  // 'my sister Kate' may be another sister, and 'dinner at mom's' is about a place.
  const isOther = isNounAhead(tokens, lastAt) || /^(?:at|from)$/.test(before);
  if (!isOwn || isOther || tokens.some(({ word }) => ofBirthdays.test(word))) return undefined;
  const who = one(
    household.filter((adult) => adult.relationship === relationship && (!adult.gender || gender.test(adult.gender))),
  );
  return who && { next: lastAt + 1, is: who };
}

function isNounAhead(tokens: Tokens, nounAt: number): boolean {
  const noun = tokens[nounAt];
  const after = tokens[nounAt + 1]?.word;
  const isDay = (word: string) => weekdayNamed(word) !== undefined || monthNamed(word) !== undefined;
  const isPlain = after === undefined || says(after, 'afterNoun') || /^(?:\p{P}$|\d)/u.test(after) || isDay(after);
  return !isPlain && !noun?.word.endsWith("'s");
}

const isBaby = ({ birthdate }: HouseholdMember, today: CalendarDate | undefined) =>
  today !== undefined && birthdate !== null && ageInYears(birthdate, today) < 2;

const ofGender = (children: readonly HouseholdMember[], gender: RegExp) =>
  children.filter((child) => gender.test(child.gender ?? ''));
const byAge = (children: readonly HouseholdMember[]) =>
  children.toSorted((a, b) => ((a.birthdate ?? '') < (b.birthdate ?? '') ? -1 : 1));
const male = /^[mb]/i;
const female = /^[fg]/i;

type Group = (children: HouseholdMember[], today?: CalendarDate) => HouseholdMember[] | undefined;

/** Which children a noun after 'my' or 'the' means. */
const groups = new Map<string, Group>(
  Object.entries({
    kids: (children) => children,
    children: (children) => children,
    baby: (children, today) => one(children.filter((child) => isBaby(child, today))),
    twins: (children) =>
      children.filter((child) => children.some((other) => other !== child && other.birthdate === child.birthdate)),
    boys: (children) => ofGender(children, male),
    girls: (children) => ofGender(children, female),
    son: (children) => one(ofGender(children, male)),
    daughter: (children) => one(ofGender(children, female)),
    oldest: (children) => byAge(children).slice(0, 1),
    youngest: (children) => byAge(children).slice(-1),
  } satisfies Record<string, Group>),
);
const pets: Record<string, string> = { puppy: 'dog', kitten: 'cat', bunny: 'rabbit' };

function led(noun: string, household: readonly HouseholdMember[], today: CalendarDate | undefined) {
  if (/^(?:husband|hubby|wife|partner|spouse)$/.test(noun))
    return one(household.filter(({ relationship }) => /^(?:partner|spouse)$/.test(relationship ?? '')));
  const children = household.filter(({ memberType }) => memberType === 'child');
  const group = groups.get(noun);
  if (group) return group(children, today);
  const isKind = (petType: string | null) => petType !== 'other' && petType === (pets[noun] ?? noun);
  return one(household.filter(({ memberType, petType }) => memberType === 'pet' && isKind(petType)));
}

const everyoneLength = (tokens: Tokens, at: number) =>
  standsAt(tokens, at, 'the', 'whole', 'family') || standsAt(tokens, at, 'all', 'of', 'us') ? 3 : 1;

const everyone = (tokens: Tokens, at: number, household: readonly HouseholdMember[]) =>
  everyoneLength(tokens, at) === 3 || standsAt(tokens, at, 'everyone|everybody')
    ? household.filter(({ memberType }) => memberType !== 'pet')
    : undefined;
