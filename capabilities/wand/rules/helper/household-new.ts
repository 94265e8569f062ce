import { capital } from '#core/capital.ts';
import type { Values } from '../tools/tool.ts';
import { pastDay } from './household-facts.ts';
import { petKindOf, type Relation, relationOf } from './household-words.ts';
import { leftOver, thingsIn, wordSet } from './left-over.ts';
import type { Clause, Context, Reading } from './reader.ts';
import { whenIn } from './when.ts';

const comes =
  /\b(?:got|get|have|has|adopted|adopting|bought|rescued|rescuing|fostering|foster|add|added|brought home|getting|is|new|welcome|meet|there's|theres|joined|joining)\b/i;
const joins =
  /^add\b|\b(?:liv(?:es|ing) with us|lives here|mov(?:ed|es|ing) in|stay(?:s|ing) with us|(?:to|in|into|of) (?:the|our|my) (?:family|household|home|house)|(?:family|household) member|joined (?:the|our) (?:family|household))\b/i;
const notHere =
  /\b(?:birthday|bday|b-day|turns|food|litter|treats|toys?|vet|walk|groom\w{0,20}|used to|wish|want|wants?|would|if|when|might|maybe|think|neighbou?r'?s?|friend'?s?|had|visiting|visit|list|lunch|dinner|breakfast|alert|update|news|owner|lover|bed|park|show|sitter|walker|crate|leash|collar|hair|poop)\b/i;
const born = /\b(?:born|birthdate|birth date|dob|welcomed|arrived|gave birth)\b/i;

/** Words beside a name. */
const beside = wordSet(
  `add added adding adopt adopted adopting bought rescued rescuing fostering foster brought home getting welcome meet joined joining joins join new our
  welcomed arrived gave little lives living live moved moving moves stay stays staying named called name names family household house member members part born birthdate
  birth date dob boy girl baby person people kid child pet animal dog cat bird fish years year old ago in-law law yesterday week last month
  weekend shelter mother's puppy kitten pup us's male female sweet lovely another second third`,
);

/** 'we got a cat named Milo', 'add my mom Carol', 'add our son Theo, born on Nov 3 2026' */
export function newMember(said: string, clause: Clause, context: Context): Reading[] | undefined {
  if (notHere.test(said)) return undefined;
  return newPet(said, clause, context) ?? newPerson(said, clause, context);
}

const ask = (values: Values, field: string, question: string, quote: string): Reading[] => [
  { kind: 'ask', question, waiting: { kind: 'missing', tool: 'add_member', values, field, quote } },
];

/** The only words that are nothing else: none is '', more than a name is undefined. */
function nameIn(said: string, known: readonly string[], { household, asked }: Context): string | undefined {
  const { untimed } = whenIn(said, asked);
  const words = known.reduce((rest, one) => rest.replace(new RegExp(String.raw`\b${one}\b`, 'i'), ' '), untimed);
  const apart = words.replaceAll(/[-–]/g, ' ').replaceAll(/\b(?:s?he|it|that)'s\b/gi, ' ');
  const names = thingsIn(apart, beside);
  if (!names) return leftOver(apart, beside).length === 0 ? '' : undefined;
  const [name = '', ...others] = names;
  const isName = others.length === 0 && name.split(' ').length <= 2 && /^[\p{L}' ]+$/u.test(name);
  const isKnown = household.some((member) => member.name.toLowerCase() === name.toLowerCase());
  return isName && !isKnown ? name.split(' ').map(capital).join(' ') : undefined;
}

function newPet(said: string, { text, people }: Clause, context: Context): Reading[] | undefined {
  const pet = petKindOf(said);
  if (!pet || !comes.test(said) || people.length > 1) return undefined;
  const values: Values = { memberType: 'pet', petType: pet.petType, ...(pet.breed && { breed: pet.breed }) };
  const name = nameIn(said, [pet.breed ?? '', pet.found, pet.word].filter(Boolean), context);
  if (name === '')
    return /\b(?:got|adopted|rescued|new|add|fostering)\b/i.test(said)
      ? ask(values, 'name', `What is the ${pet.word} called?`, text)
      : undefined;
  return name ? [{ kind: 'propose', tool: 'add_member', values: { ...values, name }, quote: text }] : undefined;
}

const someone: Relation = { memberType: undefined, relationship: undefined, word: '' };

function newPerson(said: string, { text }: Clause, context: Context): Reading[] | undefined {
  const isToHome = /\b(?:to|in) (?:the|our|my) (?:family|household)\b|\b(?:family|household) member\b/i.test(said);
  const relation = relationOf(said) ?? (isToHome && /^(?:add|put)\b/i.test(said) ? someone : undefined);
  if (!relation || (!joins.test(said) && !(relation.memberType === 'child' && born.test(said)))) return undefined;
  const { when } = whenIn(said, context.asked);
  const name = nameIn(said, [relation.word].filter(Boolean), context);
  const isChild = relation.memberType === 'child';
  // 'add baby carrots'
  if (name === undefined || (isChild && !said.includes(name) && !isToHome && !born.test(said))) return undefined;
  if (name === '') return isChild || isToHome ? askName(relation, text) : undefined;
  const birthdate =
    when.date && (born.test(said) || isChild) ? pastDay(when.date, said, context.asked.today) : undefined;
  const values: Values = { ...valuesOf(relation, name), ...(birthdate && { birthdate }) };
  if (!relation.memberType) return ask(values, 'memberType', `Is ${name} an adult, a child or a pet?`, text);
  if (isChild && !birthdate) return ask(values, 'birthdate', `When was ${name} born?`, text);
  return [{ kind: 'propose', tool: 'add_member', values, quote: text }];
}

const askName = (relation: Relation, quote: string) => ask(valuesOf(relation), 'name', 'What is the name?', quote);

const valuesOf = ({ memberType, relationship }: Relation, name?: string): Values => ({
  ...(memberType && { memberType }),
  ...(name && { name }),
  ...(relationship && { relationship }),
});
