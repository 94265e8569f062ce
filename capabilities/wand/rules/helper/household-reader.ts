import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Told as Fact } from './household-diets.ts';
import { factsIn } from './household-facts.ts';
import { newMember } from './household-new.ts';
import { habitIn } from './household-notes.ts';
import { tastesIn } from './household-tastes.ts';
import { isDoubtful, toldIn, withoutReport } from './household-told.ts';
import { leftOver, withoutAsides, wordSet } from './left-over.ts';
import { after, parted } from './phrases.ts';
import { plainWords } from './question-words.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { asTitle } from './words.ts';

/** Reads what becomes of the people and pets of the household. */
export const householdReader: Reader = async (clause, context) => {
  const said = withoutReport(clause.text);
  if (otherTopic.test(said)) return undefined;
  return (
    removed(said, clause, context) ??
    newMember(said, clause, context) ??
    newMember(withoutAsides(said), clause, context) ??
    renamed(said, clause, context) ??
    (await changed(clause, context))
  );
};

const otherTopic =
  /\b(?:remind|appointment|meal ?plan|wish ?list|gift|present|grocery|groceries|shopping|packing|recipe)\b/i;

/** These alone say it; the others may mean an errand: 'drop Mia off', 'take Mia out'. */
const removes = /\b(?:remove|delete|erase|get rid of)\b/i;
const takes = /\b(?:remove|delete|erase|get|take|scratch|scrap|drop|cross|strike)\b/i;
const outOfHome =
  /\b(?:from|off|out of) (?:the |our |my |this )?(?:family|household|app|member|members|profile|profiles)\b/i;
const takesOut = (part: string) => takes.test(part) && outOfHome.test(part);
const takesHim = /\b(?:remove|delete|erase|take|scratch|drop) (?:him|her|them|it)(?: (?:off|out))?$/i;
const isGone =
  /\b(?:died|passed|gone|rehomed?|moved out|moving out|left us|ran away|lives? with|given away|gave away|sold|broke up|split up|divorced|lost|put down|put to sleep|isn't with us|not with us|no longer (?:with|lives|living|ours|here)|doesn't live|found (?:him|her|it) a new)\b/i;
const removalWords = wordSet(
  'remove delete erase scratch scrap drop take cross strike rid off out family household app member members profile profiles page dog cat pet puppy kitten bird fish rabbit hamster husband partner completely entirely',
);

/** By name, wherever it stands: 'biscuit' is a person here, because nobody removes a biscuit from the family. */
function namedIn(said: string, { people }: Clause, { household }: Context): HouseholdMember[] {
  const words = plainWords(said);
  return household.filter(
    (one) =>
      one.relationship !== 'self' &&
      (people.includes(one) ||
        plainWords(one.name).every((part) => words.includes(part) || words.includes(`${part}s`))),
  );
}

/** Only where nothing is said beside the name: 'remove Mia from swim class' is something else. Reasons stand apart. */
function removed(said: string, clause: Clause, context: Context): Reading[] | undefined {
  const [person, ...others] = namedIn(said, clause, context);
  if (!person || others.length > 0) return undefined;
  const names = plainWords(person.name).flatMap((name) => [name, `${name}s`]);
  const understood = new Set([...removalWords, ...names]);
  const isIt = (part: string) =>
    takesOut(part) ||
    (removes.test(part) && plainWords(part).some((word) => names.includes(word))) ||
    (takesHim.test(part) && isGone.test(said));
  const parts = said.split(/[,;.!] | - | and | so (?:please )?/i).filter(isIt);
  const isPlain = parts.length === 1 && parts.every((part) => leftOver(part, understood).length === 0);
  return isPlain
    ? [{ kind: 'propose', tool: 'remove_member', values: { id: person.id }, quote: clause.text }]
    : undefined;
}

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
  const isOfNow = clause.when.date === undefined && clause.when.time === undefined && !clause.when.repeats;
  for (const said of new Set([text, parted(text).main, withoutAsides(text)])) {
    const facts = factsIn(said, person, clause, context);
    if (facts) return facts.map((fact) => reading(fact, person, clause));
    const tastes = person.memberType === 'child' && isOfNow ? await tastesIn(said, person, context) : undefined;
    if (tastes)
      return [{ kind: 'propose', tool: 'change_child', values: { id: person.id, ...tastes }, quote: clause.text }];
  }
  return habitIn(person, clause)?.map((fact) => reading(fact, person, clause));
}

function reading(fact: Fact, { id }: HouseholdMember, { text }: Clause): Reading {
  if (isReading(fact)) return fact;
  return { kind: 'propose', tool: 'change_member', values: { id, ...fact }, quote: text };
}

const isReading = (fact: Fact): fact is Reading => 'kind' in fact;
