import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Clause, Context } from '../reader.ts';
import { peopleIn } from '../words/names.ts';

/** Those of the household whom something new is about. */

/** 'eye doctor for me and Carlos', 'for Leo and me' */
const withHer =
  /\bfor (?:me|myself),? (?:and|&) (?:for )?\p{L}|\bfor [\p{L}, ]{2,40} (?:and|&) (?:for )?(?:me|myself)\b/iu;
const isHerself = ({ relationship }: HouseholdMember) => relationship === 'self';

/** She herself only where nobody else is named, or where she is named together with them. */
export function concernedBy(title: string, clause: Clause, context: Context): HouseholdMember[] {
  const people =
    besideThing(title, clause, context) ??
    (clause.people.length > 0 ? clause.people : toldBefore(title, clause, context));
  const others = people.filter((one) => !isHerself(one));
  return others.length > 0 && !withHer.test(clause.lower) ? others : [...people];
}

/** It is hers too, but she is not noted in the household: then hers is nobody's in particular. */
export const isHersBeside = ({ lower }: Clause, whom: readonly HouseholdMember[]) =>
  withHer.test(lower) && whom.length > 0 && !whom.some(isHerself);

/** 'massage for me friday at 11, david watches the kids': who is named with the thing, if anybody is. */
function besideThing(title: string, { text }: Clause, { household, asked }: Context): HouseholdMember[] | undefined {
  const parts = text.split(/[,;:] /);
  const own = parts.find((part) => part.toLowerCase().includes(title.toLowerCase()));
  const { people } = peopleIn(own ?? '', household, asked.today);
  const alone = household.filter(({ name }) => parts.some((part) => part.toLowerCase() === name.toLowerCase()));
  const named = people.length > 0 ? people : alone;
  return named.length > 0 ? named : undefined;
}

const ofPets = /\b(?:vet|vet's|groomer|grooming|kennel|boarding)\b/i;

/** 'Biscuit threw up again. vet saturday 9:30': of whom the sentence before told. */
function toldBefore(title: string, { text }: Clause, { household, asked }: Context): HouseholdMember[] {
  const [first = ''] = text.split(' ');
  const at = asked.message.lastIndexOf(text) < 0 ? asked.message.lastIndexOf(first) : asked.message.indexOf(text);
  const before = asked.message.slice(0, Math.max(0, at));
  // 'biscuit vet dec 4 9am, groomer same day 11am'
  const pets = peopleIn(before, household, asked.today).people.filter(({ memberType }) => memberType === 'pet');
  if (ofPets.test(title) && pets.length === 1) return pets;
  const last = before.split(/[.!?\n]/).findLast((one) => one.trim()) ?? '';
  const { people } = peopleIn(last, household, asked.today);
  return people.length === 1 && !beginsRequest(last, '', true) && !/\d/.test(last) ? people : [];
}
