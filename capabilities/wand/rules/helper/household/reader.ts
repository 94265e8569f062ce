import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { withoutAsides } from '../guards/left-over.ts';
import { clauseOf } from '../message/clause.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { withoutBeside } from '../told/told-beside.ts';
import { peopleIn } from '../words/names.ts';
import type { Told as Fact } from './diets.ts';
import { factsIn } from './facts.ts';
import { lastingIn } from './lasting.ts';
import { newcomers } from './newcomers.ts';
import { habitIn } from './notes.ts';
import { outsider } from './outsider.ts';
import { newPets } from './pets.ts';
import { gone, removed } from './removal.ts';
import { renamed } from './renamed.ts';
import { tastesIn, tellsTaste } from './tastes.ts';
import { isAsking, isDoubtful, partsOf, toldIn, withoutReport } from './told.ts';

/** Reads what becomes of the people and pets of the household. */
export const householdReader: Reader = async (clause, context) => {
  const said = withoutReport(clause.text);
  if (otherTopic.test(said) || isAsking(said)) return undefined;
  return (
    removed(said, clause, context) ??
    newcomers(said, context) ??
    newcomers(withoutAsides(said), context) ??
    newPets(said, clause, context) ??
    newPets(withoutAsides(said), clause, context) ??
    renamed(said, clause, context) ??
    gone(said, clause, context) ??
    (await changed(clause, context)) ??
    (await outsider(said, context))
  );
};

const otherTopic =
  /\b(?:remind|appointment|meal ?plan|wish ?list|gift|present|grocery|groceries|shopping|packing|recipe)\b/i;

const plural = /^(?:both |all |each )?(?:are|love|like|enjoy|adore|have|wear|can't|cant|cannot|don't|dont|went|can)\b/i;

async function changed(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { people, text } = toldIn(clause, context);
  const isEach = people.length === 1 || plural.test(text);
  if (!isEach) return ofOne(clause, context);
  if (isDoubtful(text)) return undefined;
  const each = await Promise.all(people.map((one) => changedOne(text, one, clause, context)));
  const isAsked = people.length > 1 && each.flat().some((one) => one?.kind === 'ask');
  return each.every((readings) => readings !== undefined) && !isAsked ? each.flat() : undefined;
}

/** 'Nora has eczema, David had it too as a baby': of others something is told beside it that is nothing to keep. */
async function ofOne(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { household, asked } = context;
  const peopleOf = (text: string) => peopleIn(text, household, asked.today).people;
  const [first] = peopleOf(clause.text);
  const dropped: string[] = [];
  const own = withoutBeside(clause.text, (part) => {
    const isOther = peopleOf(part).some((one) => one !== first);
    if (isOther) dropped.push(part);
    return !isOther;
  });
  if (dropped.length === 0 || dropped.some((part) => /\d/.test(part)) || peopleOf(own).length !== 1) return undefined;
  const told = await Promise.all(dropped.map((part) => changed(clauseOf(part, household, asked), context)));
  return told.every((one) => one === undefined) ? changed(clauseOf(own, household, asked), context) : undefined;
}

async function changedOne(
  text: string,
  person: HouseholdMember,
  clause: Clause,
  context: Context,
): Promise<Reading[] | undefined> {
  const { date, time, repeats } = clause.when;
  const isOfNow = (date === undefined || /\bthis (?:week|month)\b/i.test(text)) && time === undefined && !repeats;
  const isFact = (part: string) =>
    tellsTaste(part) || factsIn(part, person, { ...clause, text: part, bare: part }, context) !== undefined;
  for (const said of new Set([text, withoutAsides(text)])) {
    // What is passed over may tell nothing of its own.
    if (partsOf(text).some((part) => !said.includes(part) && isFact(part))) continue;
    const facts = factsIn(said, person, clause, context);
    if (facts) return facts.map((fact) => reading(fact, person, clause));
    const tastes = person.memberType === 'child' && isOfNow ? await tastesIn(said, person, context) : undefined;
    if (tastes)
      return [{ kind: 'propose', tool: 'change_child', values: { id: person.id, ...tastes }, quote: clause.text }];
  }
  const habits = habitIn(person, clause)?.map((fact) => reading(fact, person, clause));
  return (
    habits ??
    lastingIn(person, clause, context.asked.message)?.map((fact) => ({
      ...reading(fact, person, clause),
      isSaidOutright: true,
    }))
  );
}

function reading(fact: Fact, { id }: HouseholdMember, { text }: Clause): Reading {
  if (isReading(fact)) return fact;
  const isSaidOutright = ('notes' in fact || 'healthNotes' in fact) && noteFor.test(text);
  return {
    kind: 'propose',
    tool: 'change_member',
    values: { id, ...fact },
    quote: text,
    ...(isSaidOutright && { isSaidOutright }),
  };
}
/** 'note for Nell: the pump is in the blue bag': whatever is in the note. */
const noteFor =
  /^(?:please )?(?:(?:add|make|put|save|new) )?(?:an? )?(?:health |medical )?note (?:for|about|on) [^:]{2,30}[:-]/i;

const isReading = (fact: Fact): fact is Reading => 'kind' in fact;
