import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Told as Fact } from './household-diets.ts';
import { factsIn } from './household-facts.ts';
import { newMember } from './household-new.ts';
import { habitIn } from './household-notes.ts';
import { namedIn, removalWords, removed, removedWhom } from './household-removal.ts';
import { tastesIn, tellsTaste } from './household-tastes.ts';
import { isAsking, isDoubtful, partsOf, runsIn, toldIn, withoutReport } from './household-told.ts';
import { leftOver, withoutAsides } from './left-over.ts';
import { after, parted } from './phrases.ts';
import { plainWords } from './question-words.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { isTelling } from './remark.ts';
import { isCommand } from './requests.ts';
import { whenIn } from './when.ts';
import { asTitle } from './words.ts';

/** Reads what becomes of the people and pets of the household. */
export const householdReader: Reader = async (clause, context) => {
  const said = withoutReport(clause.text);
  if (otherTopic.test(said) || isAsking(said)) return undefined;
  return (
    removed(said, clause, context) ??
    removedWhom(said, clause, context) ??
    newMember(said, clause, context) ??
    newMember(withoutAsides(said), clause, context) ??
    renamed(said, clause, context) ??
    (await changed(clause, context))
  );
};

const otherTopic =
  /\b(?:remind|appointment|meal ?plan|wish ?list|gift|present|grocery|groceries|shopping|packing|recipe)\b/i;

const renames = /^(?:rename|change the name of) /i;
const calls = / (?:to|into|should be called|is now called|goes by|is called) /i;

/** 'rename Biscuit to Cookie', 'Biscuit is now called Cookie' */
function renamed(said: string, clause: Clause, context: Context): Reading[] | undefined {
  const told = after(said, renames) ?? (/ (?:should be called|is now called|goes by) /i.test(said) ? said : '');
  const [old = '', name = '', ...more] = told.split(calls);
  const [person, ...others] = namedIn(old, clause, context);
  const isPlain = more.length === 0 && name !== '' && name.split(' ').length < 4;
  const names = plainWords(person?.name ?? '');
  if (!person || others.length > 0 || !isPlain || leftOver(old, new Set([...names, ...removalWords])).length > 0)
    return undefined;
  const values = { id: person.id, name: asTitle(name.replace(/ now$/i, '')) };
  return [{ kind: 'propose', tool: 'change_member', values, quote: clause.text }];
}

const plural = /^(?:both |all |each )?(?:are|love|like|enjoy|adore|have|wear|can't|cant|cannot|don't|dont|went|can)\b/i;

async function changed(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { people, text } = toldIn(clause, context);
  const isEach = people.length === 1 || plural.test(text);
  if (!isEach || isDoubtful(text)) return undefined;
  const each = await Promise.all(people.map((one) => changedOne(text, one, clause, context)));
  const isAsked = people.length > 1 && each.flat().some((one) => one?.kind === 'ask');
  return each.every((readings) => readings !== undefined) && !isAsked ? each.flat() : undefined;
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
  for (const said of new Set([text, parted(text).main, withoutAsides(text)])) {
    // What is passed over may tell nothing of its own.
    if (partsOf(text).some((part) => !said.includes(part) && isFact(part))) continue;
    const facts = factsIn(said, person, clause, context);
    if (facts) return facts.map((fact) => reading(fact, person, clause));
    const tastes = person.memberType === 'child' && isOfNow ? await tastesIn(said, person, context) : undefined;
    if (tastes)
      return [{ kind: 'propose', tool: 'change_child', values: { id: person.id, ...tastes }, quote: clause.text }];
  }
  return (habitIn(person, clause) ?? factBesides(text, person, clause, context))?.map((fact) =>
    reading(fact, person, clause),
  );
}

const denies = /\b(?:no|not|never|wait|instead|except|unless|if|or|\w{2,8}n't)\b/i;

/** One fact among what only tells of it: 'the lady measured her feet, she takes a 32 now so update her shoe size'. */
function factBesides(text: string, person: HouseholdMember, clause: Clause, context: Context): Fact[] | undefined {
  const factOf = (said: string) => {
    const facts = factsIn(withoutReport(said), person, { ...clause, text: said, bare: said }, context);
    return facts?.every((fact) => !isReading(fact)) ? facts : undefined;
  };
  const isAside = (part: string) => {
    const { date, time } = whenIn(part, context.asked).when;
    const tells = isTelling(part) || leftOver(part).length === 0 || comesBack.test(part);
    return tells && !date && !time && !denies.test(part) && !isCommand(part) && !factOf(part);
  };
  const found = runsIn(text).find(({ said, others }) => factOf(said) && others.every(isAside));
  return found && factOf(found.said);
}
const comesBack = /^(?:the (?:lady|man|nurse|doctor)\b|(?:just )?(?:got|came) (?:back|home)\b|since |measured )/i;

function reading(fact: Fact, { id }: HouseholdMember, { text }: Clause): Reading {
  if (isReading(fact)) return fact;
  return { kind: 'propose', tool: 'change_member', values: { id, ...fact }, quote: text };
}

const isReading = (fact: Fact): fact is Reading => 'kind' in fact;
