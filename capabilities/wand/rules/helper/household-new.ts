import type { Values } from '../tools/tool.ts';
import { pastDay } from './household-facts.ts';
import { petKindOf, relationOf } from './household-words.ts';
import { behind } from './phrases.ts';
import type { Clause, Context, Reading } from './reader.ts';

const gotPet = /\b(?:got|have|adopted|bought|rescued|add|added|brought home|getting|is|new|welcome)\b/i;
const joins =
  /^add\b|\b(?:liv(?:es|ing) with us|moved in|moving in|stay(?:s|ing) with us|to (?:the|our|my) (?:family|household|home)|new (?:family|household) member|joined (?:the|our) (?:family|household)|part of (?:the|our) (?:family|household))\b/i;
const ofHome = /\b(?:family|household|born|named|called)\b/i;
const isBirthday = /\b(?:birthday|bday|b-day|turns)\b/i;
const born = /\b(?:born|birthdate|birth date)\b/i;

/** 'we got a cat named Milo', 'add my mom Carol', 'add our son Theo, born on Nov 3 2026' */
export function newMember(said: string, clause: Clause, context: Context): Reading[] | undefined {
  if (isBirthday.test(said) || clause.people.some(({ name }) => said.toLowerCase().startsWith(name.toLowerCase())))
    return undefined;
  return newPet(said, clause, context) ?? newPerson(said, clause, context);
}

const ask = (values: Values, field: string, question: string, quote: string): Reading[] => [
  { kind: 'ask', question, waiting: { kind: 'missing', tool: 'add_member', values, field, quote } },
];

function newPet(said: string, { text, people }: Clause, { household }: Context): Reading[] | undefined {
  const pet = petKindOf(said);
  if (
    !pet ||
    !gotPet.test(said) ||
    /\b(?:food|litter|treats|toys?|vet|walk|groom\w{0,20}|used to|wish|wants?|would|if|when|might|maybe|neighbou?r'?s?|friend'?s?)\b/i.test(
      said,
    )
  )
    return undefined;
  const values: Values = { memberType: 'pet', petType: pet.petType, ...(pet.breed && { breed: pet.breed }) };
  const name = nameIn(said) ?? nameBehind(said, pet.word);
  if (!name)
    return /\b(?:got|adopted|rescued|new|add)\b/i.test(said) && people.length === 0
      ? ask(values, 'name', `What is the ${pet.word} called?`, text)
      : undefined;
  if (household.some((member) => member.name.toLowerCase() === name.toLowerCase())) return undefined;
  return [{ kind: 'propose', tool: 'add_member', values: { ...values, name }, quote: text }];
}

function newPerson(said: string, { text, when }: Clause, { asked, household }: Context): Reading[] | undefined {
  const relation = relationOf(said);
  if (!relation || (!joins.test(said) && !(relation.memberType === 'child' && born.test(said)))) return undefined;
  const name = nameIn(said) ?? nameBehind(said, relation.word);
  // 'add baby carrots'
  if (!name || (relation.memberType === 'child' && !said.includes(name) && !ofHome.test(said))) return undefined;
  if (household.some((member) => member.name.toLowerCase() === name.toLowerCase())) return undefined;
  const birthdate =
    when.date && (born.test(said) || relation.memberType === 'child')
      ? pastDay(when.date, said, asked.today)
      : undefined;
  const values: Values = {
    memberType: relation.memberType,
    name,
    ...(relation.relationship && { relationship: relation.relationship }),
    ...(birthdate && { birthdate }),
  };
  if (relation.memberType === 'child' && !birthdate) return ask(values, 'birthdate', `When was ${name} born?`, text);
  return [{ kind: 'propose', tool: 'add_member', values, quote: text }];
}

const called = /\b(?:named|called|name(?: is|'s|s|:)?) /i;
const nameWords = /^(\p{L}[\p{L}'-]*)(?: (\p{Lu}[\p{L}'-]*))?/u;

function nameIn(said: string): string | undefined {
  return nameOf(behind(said, called) ?? '');
}

const noName =
  /^(?:is|to|and|was|born|who|has|from|with|in|on|at|for|the|a|an|lives|living|moved|her|his|as|he|she|it|called|named|name|in-law|we|i|they|when|where|while|if|because|but|so|or|that|this|next|last|now|yesterday|today|who's|years?|too|as|again)$/i;

/** The name right behind the word that says what it is: 'our dog Rex', 'my sister, Julia'. */
function nameBehind(said: string, word: string): string | undefined {
  const at = said.toLowerCase().indexOf(word);
  return nameOf(
    said
      .slice(at + word.length)
      .replace(/^[,: ]+/, '')
      .replace(/^(?:is )?(?:named|called|is) /i, ''),
  );
}

function nameOf(words: string): string | undefined {
  const [, first = '', second] = nameWords.exec(words) ?? [];
  if (!first || noName.test(first)) return undefined;
  const name = first.charAt(0).toUpperCase() + first.slice(1);
  return second && !noName.test(second) ? `${name} ${second}` : name;
}
