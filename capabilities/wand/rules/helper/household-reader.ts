import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../tools/tool.ts';
import { factsIn } from './household-facts.ts';
import { newMember } from './household-new.ts';
import { tastesIn } from './household-tastes.ts';
import { after, parted, request, without } from './phrases.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { asTitle } from './words.ts';

/** Reads what becomes of the people and pets of the household. */
export const householdReader: Reader = async (clause, context) => {
  const said = withVerbs(request(clause.text), clause.people);
  if (otherTopic.test(said)) return undefined;
  return (
    newMember(said, clause, context) ??
    removed(said, clause, context) ??
    renamed(said, clause, context) ??
    (await changed(said, clause, context))
  );
};

/** What cannot belong to anybody, so that the s before it is a verb: "leo's in size 27", 'leos allergic to kiwi'. */
const predicate =
  /^ (?:in|into|an?|allergic|intolerant|lactose|gluten|dairy|vegan|vegetarian|pescatarian|mad|crazy|nuts|obsessed|hooked|keen|really|so|super|very|totally|just|also|now|not|no longer|been|gone|got|grown|outgrown|moved|wearing|taking|up to|going|turned|had)\b/i;

function withVerbs(said: string, people: readonly HouseholdMember[]): string {
  let rest = said;
  for (const { name } of people) {
    const own = [`${name}'s`, `${name}s`].find((form) => rest.toLowerCase().includes(`${form.toLowerCase()} `));
    const at = own ? rest.toLowerCase().indexOf(own.toLowerCase()) : -1;
    if (own && predicate.test(rest.slice(at + own.length)))
      rest = `${rest.slice(0, at + name.length)} is${rest.slice(at + own.length)}`;
  }
  return rest;
}

const otherTopic =
  /\b(?:remind|appointment|meal ?plan|wish ?list|gift|present|grocery|groceries|shopping|packing|recipe)\b/i;

/** 'Biscuit lives with my sister now, please remove him from the family' */
const removesThem =
  /\b(?:remove|delete|take) (?:him|her|them|it) (?:from|off|out of) (?:the|our|my) (?:family|household|app)\b/i;
const removes = /^(?:remove|delete|take|get rid of) /i;
const householdEnding =
  / (?:from|out of|off)(?: (?:the|our|my))?(?: (?:family|household|house|home|app|members|family members))?(?: members| list)?$/i;

const named = (words: string, { household }: Context) => {
  const name = words
    .trim()
    .replace(/^(?:the|our|my) (?:dog|cat|pet) /i, '')
    .toLowerCase();
  return household.find((member) => member.name.toLowerCase() === name);
};

/** Only where nothing is said beside the name: 'remove Mia from swim class' is something else. */
function removed(said: string, { text, people }: Clause, context: Context): Reading[] | undefined {
  const [spokenOf, ...others] = people.filter(({ relationship }) => relationship !== 'self');
  const isSpokenOf = others.length === 0 && removesThem.test(said);
  const person = isSpokenOf
    ? spokenOf
    : named(without(after(parted(said).main.split(', ')[0] ?? '', removes) ?? '', householdEnding), context);
  return person && [{ kind: 'propose', tool: 'remove_member', values: { id: person.id }, quote: text }];
}

/** 'rename Biscuit to Cookie' */
function renamed(said: string, { text }: Clause, context: Context): Reading[] | undefined {
  const [old = '', name, ...more] = (after(said, /^(?:rename|change the name of) /i) ?? '').split(/ (?:to|into) /i);
  const person = more.length === 0 && name ? named(old, context) : undefined;
  return (
    person && [
      { kind: 'propose', tool: 'change_member', values: { id: person.id, name: asTitle(name ?? '') }, quote: text },
    ]
  );
}

async function changed(said: string, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { people, bare } = clause;
  if (people.length > 1 && plural.test(bare)) {
    const each = await Promise.all(
      people.map((one) => changedOne(`${one.name} ${singular(bare)}`, one, clause, context)),
    );
    return each.every((readings) => readings !== undefined) ? each.flat() : undefined;
  }
  const [person, ...others] = people;
  return person && others.length === 0 ? changedOne(said, person, clause, context) : undefined;
}

const plural = /^(?:both |all )?(?:are|love|like|enjoy|adore|have)\b/i;
const verbs: Record<string, string> = { are: 'is', have: 'has' };
/** 'are both allergic to dust' -> 'is allergic to dust', of each of them */
const singular = (words: string) => {
  const [verb = '', ...rest] = words.split(' ').filter((word) => !/^(?:both|all)$/i.test(word));
  return [verbs[verb.toLowerCase()] ?? `${verb}s`, ...rest].join(' ');
};

async function changedOne(
  said: string,
  person: HouseholdMember,
  clause: Clause,
  context: Context,
): Promise<Reading[] | undefined> {
  if (isAboutOther(said, person)) return undefined;
  const { main } = parted(said);
  const facts = factsIn(main, person, clause, context);
  if (facts) return facts.map((fact) => reading(fact, person, clause));
  const tastes = person.memberType === 'child' ? await tastesIn(main, person, context) : undefined;
  return (
    tastes && [{ kind: 'propose', tool: 'change_child', values: { id: person.id, ...tastes }, quote: clause.text }]
  );
}

const ownThings =
  /^(?:new |now )?(?:allerg|shoe|feet|foot|cloth|size|fav|birth|dob|date|health|notes?|interest|hobb|likes|shirt|pants|jacket|coat|dress|jeans|trousers|py?jamas|diet)/;

/** 'Mia's teacher is allergic to nuts' says nothing of Mia. */
function isAboutOther(said: string, { name }: HouseholdMember): boolean {
  const lower = said.toLowerCase();
  const marks = [`${name.toLowerCase()}'s `, `${name.toLowerCase()}s `];
  return marks.some((mark) => lower.includes(mark) && !ownThings.test(lower.slice(lower.indexOf(mark) + mark.length)));
}

function reading(fact: Values | Reading, { id }: HouseholdMember, { text }: Clause): Reading {
  if (isReading(fact)) return fact;
  return { kind: 'propose', tool: 'change_member', values: { id, ...fact }, quote: text };
}

const isReading = (fact: Values | Reading): fact is Reading => 'kind' in fact;
