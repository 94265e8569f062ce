import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capital } from '#core/capital.ts';
import { dateParts, shortDate } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import type { Context, Reading } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { listed } from '../words/words.ts';
import { type Birth, birthdateOf, birthQuestion, birthTold, newsOf } from './birth.ts';
import { type Introduced, type Introduction, introductionIn } from './introduction.ts';
import type { Kin } from './introduction-words.ts';
import { isAsking } from './told.ts';
import { roleNoted } from './words.ts';

/** Those who are introduced become cards, and what has to be known of them besides is asked for, one after the other. */
export function newcomers(text: string, { asked, household }: Context): Reading[] | undefined {
  const said = withoutPoliteness(text);
  const introduction = isAsking(said) ? undefined : introductionIn(said, asked);
  if (!introduction) return undefined;
  const { unnamed, isAsked, isOfHome } = introduction;
  const people = withKids(bornTogether(introduction.people), household);
  if (unnamed) return isWelcome(unnamed, introduction, household) ? [asksName(unnamed, said)] : undefined;
  // What is said of the births of others is for the birthdays.
  const isHere = isOfHome || (isAsked && !/\d|\bbirthday\b/i.test(said));
  const isOfFamily = people.every(({ kin }) => isOwn(kin, household) || (kin ? isHere : isOfHome && isAsked));
  const arePlainPets = people.every(({ kin, said }) => kin?.memberType === 'pet' && !age.test(said));
  if (!isOfFamily || arePlainPets) return undefined;
  const isKept = ({ name }: Introduced) => household.some((one) => one.name.toLowerCase() === name.toLowerCase());
  const newOnes = people.filter((one) => !isKept(one));
  if (newOnes.length === 0) return isAsked ? [isThere(people)] : undefined;
  const readings = newOnes.map((one) => newcomer(one, isAsked && isOfHome, asked));
  return [...readings.filter(({ kind }) => kind === 'propose'), ...readings.filter(({ kind }) => kind === 'ask')];
}

const young = /\b(?:is|aged?) (?:\d|1[0-7])$/i;
const child: Kin = { memberType: 'child', relationship: undefined, word: 'child' };

/** 'Tyler is 12 and Zoe is 6': where no child is kept yet, these are hers. */
function withKids(people: Introduced[], household: readonly HouseholdMember[]): Introduced[] {
  const areNew = !household.some(({ memberType }) => memberType === 'child');
  const areKids = areNew && people.every(({ kin, said }) => !kin && young.test(said));
  return areKids ? people.map((one) => ({ ...one, kin: child })) : people;
}

/** 'my twins Freya and Magnus, born February 14': what is said of one is so of both. */
function bornTogether(people: readonly Introduced[]): Introduced[] {
  const isTwin = ({ kin }: Introduced) => /^(?:twins|triplets)$/i.test(kin?.word ?? '');
  const told = people
    .filter(isTwin)
    .map(({ said }) => said)
    .join(', ');
  return people.map((one) => (isTwin(one) ? { ...one, said: told } : one));
}

const isThere = (people: readonly Introduced[]): Reading => ({
  kind: 'answer',
  text: `${listed(people.map(nameOf))} ${people.length > 1 ? 'are' : 'is'} in the family already.`,
});

const close = /^(?:spouse|partner)$/;

/** Her children, her pets and her partner; her parents and others live elsewhere, unless she says otherwise. */
function isOwn(kin: Kin | undefined, household: readonly HouseholdMember[]): boolean {
  if (!kin || kin.isOfOther) return false;
  if (kin.relationship === 'self') return !household.some(({ relationship }) => relationship === 'self');
  return kin.memberType !== 'adult' || close.test(kin.relationship ?? '');
}

/** Whose name is asked for: 'we have two kids' tells of newcomers only where none are kept. */
function isWelcome(
  kin: Kin,
  { isAsked, isOfHome, isHad }: Introduction,
  household: readonly HouseholdMember[],
): boolean {
  const isSame = (one: HouseholdMember) =>
    one.memberType === kin.memberType && one.relationship === (kin.relationship ?? null);
  if (kin.relationship === 'self' || kin.memberType === 'pet') return false;
  if (isAsked && !kin.isSeveral) return isOfHome || kin.memberType === 'child';
  return (isAsked || isHad) && isOwn(kin, household) && !household.some(isSame);
}

function asksName(kin: Kin, quote: string): Reading {
  if (!kin.isSeveral) return asks(valuesOf(kin), 'name', 'What is the name?', quote);
  return {
    kind: 'ask',
    question: 'What are their names?',
    waiting: { kind: 'gap', sentence: `add my ${kin.word} …`, quote },
  };
}

const asks = (values: Values, field: string, question: string, quote: string): Reading => ({
  kind: 'ask',
  question,
  waiting: { kind: 'missing', tool: 'add_member', values, field, quote },
});

const nameOf = ({ name }: Introduced) => name.split(' ').map(capital).join(' ');

function newcomer(one: Introduced, isNews: boolean, asked: Context['asked']): Reading {
  const { said } = one;
  const name = nameOf(one);
  const told = birthTold(said, asked);
  const birth = isNews ? newsOf(told, said, asked.today) : told;
  const birthdate = birthdateOf(birth, asked.today);
  const kin = asChild(one.kin, birth, birthdate, asked.today);
  const values: Values = { ...valuesOf(kin, name), ...(birthdate && { birthdate }) };
  if (!kin?.memberType) return asks(values, 'memberType', `Is ${name} an adult, a child or a pet?`, said);
  const isBirthNeeded = kin.memberType === 'child' || (kin.memberType === 'adult' && birth.day);
  if (isBirthNeeded && !birthdate) return asks(values, 'birthdate', birthQuestion({ name }, birth), said);
  if (kin.memberType === 'adult' && !kin.relationship)
    return asks(values, 'relationship', `Who is ${name} to you?`, said);
  const notes = birthdate ? {} : ageNoted(said, birth, asked.today);
  return { kind: 'propose', tool: 'add_member', values: { ...values, ...notes }, quote: said };
}

/** 'my niece Zoe who lives with us, born in 2015': a relative who is a child. */
function asChild(kin: Kin | undefined, { age: told, year }: Birth, birthdate: string | undefined, today: string) {
  if (!kin || !/^(?:sibling|other)$/.test(kin.relationship ?? '')) return kin;
  const born = birthdate ? dateParts(birthdate).year : year;
  const years = born ? dateParts(today).year - born : told?.isOfBaby ? 0 : told?.count;
  return years !== undefined && years < grown ? { ...kin, memberType: 'child' as const } : kin;
}
const grown = 18;

/** An age alone is no birthdate, but it is kept. */
export function ageNoted(said: string, { age: told }: Birth, today: string): Values {
  const [noted] = age.exec(said) ?? [];
  const isOfYears = told && !told.isOfBaby && !told.isStillToCome;
  const old = noted ?? (isOfYears ? `${told.count} years old` : undefined);
  return old ? { notes: `${old} on ${shortDate(today)}` } : {};
}
const age = /\b\d{1,2}(?:\.5)? (?:years?|months?|weeks?|days?) old\b/i;

const valuesOf = (kin: Kin | undefined, name?: string): Values => ({
  ...(kin?.memberType && { memberType: kin.memberType }),
  ...(kin?.petType && { petType: kin.petType }),
  ...(kin?.breed && { breed: kin.breed }),
  ...(name && { name }),
  ...(kin?.relationship && kin.memberType !== 'child' && { relationship: kin.relationship }),
  ...roleNoted(kin),
});
