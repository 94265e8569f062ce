import { capital } from '#core/capital.ts';
import type { Values } from '../../tools/tool.ts';
import { plainWords } from '../answers/question-words.ts';
import { isWhollyShopped } from '../groceries/words.ts';
import { leftOver, thingsIn, wordSet } from '../guards/left-over.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { isTelling } from '../told/remark.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { behind } from '../words/phrases.ts';
import { birthdateOf, birthQuestion, birthTold } from './birth.ts';
import { ageNoted } from './newcomers.ts';
import { petStory } from './pet-story.ts';
import { ofOnePet, petKindOf, petWordsIn } from './words.ts';

const comes =
  /\b(?:got|get|have|has|adopted|adopting|bought|rescued|rescuing|fostering|foster|add|added|brought home|getting|arrives|arriving|picking up|is|isn't|isnt|new|welcome|meet|there's|theres|joined|joining|(?:put|include|count|enter)(?=.{1,60} (?:family|household)\b))\b/i;
const notHere =
  /\b(?:interests?|hobbies|likes|loves|birthday|bday|b-day|turns|food|litter|treats|toys?|vet|walk|groom\w{0,20}|used to|wish|want|wants?|would|if|when|might|maybe|think|neighbou?r'?s?|friend'?s?|had|visiting|visit|list|lunch|dinner|breakfast|alert|update|news|owner|lover|bed|park|show|sitter|walker|profile pic|crate|leash|collar|hair|poop|trip|vacation|cruise)\b/i;
/** Somebody goes. */
const leaves = /\b(?:remove|delete|erase|rid of)\b|\b(?:off|out of|from) (?:the|our|my) (?:family|household|app)\b/i;

/** Words beside a name. */
const beside = wordSet(
  `add added adding adopt adopted adopting bought rescued rescuing fostering foster brought home getting welcome meet joined joining joins join new our
  welcomed arrived gave little lives living live moved moving moves stay stays staying named called name names family household house member members part born birthdate
  birth date dob boy girl baby son daughter person people kid child pet animal dog cat bird fish years year old ago in-law law yesterday week last month
  weekend shelter put include count enter now mother's puppy kitten pup us's male female sweet lovely rescue another second third adult grown-up grownup human coming come comes arrive arrives arriving pick picking picked up today create profile meet hello here yet two three isnt not missing ours`,
);

/** 'we got a cat named Milo' */
export function newPets(said: string, clause: Clause, context: Context): Reading[] | undefined {
  if (notHere.test(said) || leaves.test(said)) return undefined;
  const story = petStory(context.asked.message, said);
  if (story)
    return newPet(ofOnePet(story), { ...clause, people: [] }, context)?.map((one) =>
      one.kind === 'propose' ? { ...one, isSaidOutright: true } : one,
    );
  const told = said.replaceAll(/ ?\([^()]{0,80}\)/g, '');
  if (anyPet.test(told)) return ask({ memberType: 'pet' }, 'name', 'What is the pet called?', clause.text);
  return givenPet(told, clause, context) ?? newPet(ofOnePet(told), clause, context);
}

/** 'we got Zoe a goldfish called Bubbles': whose it is stands in the notes, unless it is that of all of them. */
function givenPet(told: string, clause: Clause, context: Context): Reading[] | undefined {
  const { people, without } = peopleIn(told, context.household, context.asked.today);
  const [owner, ...others] = people.filter(({ memberType }) => memberType === 'child');
  if (!owner || !introduces.test(told)) return undefined;
  const pets = newPet(ofOnePet(without), { ...clause, people: [] }, context);
  if (others.length > 0) return /\bkids|\bchildren/i.test(told) ? pets : undefined;
  return pets?.map((one) =>
    one.kind === 'propose' ? { ...one, values: { ...one.values, notes: `${owner.name}'s` } } : one,
  );
}

const ask = (values: Values, field: string, question: string, quote: string): Reading[] => [
  { kind: 'ask', question, waiting: { kind: 'missing', tool: 'add_member', values, field, quote } },
];

/** Of which kind it is still to be said. */
const anyPet =
  /^(?:add|enter|(?:we|i)(?:'ve|'re| are| have)? (?:just )?(?:got|get|getting|adopted|have)) (?:an?|another|our|my|the)(?: new)? (?:pet|animal)(?: to (?:the|our|my) (?:family|household))?$/i;

const isToAdd =
  /\badd (?:him|her|it|them)\b|\bto (?:the|our|my) (?:family|household)\b|\bas a (?:pet|family member)\b/i;
const introduces =
  /\b(?:meet|say hello to|(?:named|called)(?: (?:him|her|it))?|(?:his|her|its|the|their) name is|(?:his|her|its) name's) (?=\p{L})/iu;

/** 'The kids talked us into a hamster, so, meet Nibbles. Add him to the household': the name is said to be one. */
function introduced(said: string, understood: ReadonlySet<string>, kinds: readonly string[]): string | undefined {
  const name = isToAdd.test(said) ? behind(said, introduces)?.split(/[,;.!(]| and /)[0] : undefined;
  const isTold = (part: string) =>
    introduces.test(part) ||
    isToAdd.test(part) ||
    isTelling(part) ||
    plainWords(part).some((word) => kinds.includes(word)) ||
    leftOver(part, understood).length === 0;
  return said.split(/[,;.!] | - | and /).every(isTold) ? name : undefined;
}

/** 'my brother Mark': a name that is a word as well. */
function namesBehind(said: string, known: readonly string[]): string[] {
  const behind = known.map((word) => said.slice(said.toLowerCase().indexOf(word.toLowerCase()) + word.length));
  return behind.flatMap((words) => /^ (\p{Lu}\p{Ll}{1,20})\b/u.exec(words)?.[1] ?? []).slice(0, 1);
}

/** The only words that are nothing else; undefined where they are more than names. */
function namesIn(said: string, known: readonly string[], { household, asked }: Context): string[] | undefined {
  const { untimed } = whenIn(said, asked);
  const apart = untimed.replaceAll(/[-–]|\b\d{1,2}(?= |$)/g, ' ').replaceAll(/\b(?:s?he|it|that)'s\b/gi, ' ');
  const kinds = known.flatMap(plainWords);
  const understood = new Set([...beside, ...kinds]);
  const names = thingsIn(introduced(untimed, understood, kinds) ?? apart, understood);
  if (!names) return leftOver(apart, understood).length === 0 ? namesBehind(said, known) : undefined;
  // 'we caved' tells what somebody did.
  const isDone = (name: string) => / (?:i|we|they) $/i.test(` ${said.slice(0, said.indexOf(name))}`);
  const isName = (name: string) => name.split(' ').length <= 2 && /^[\p{L}' ]+$/u.test(name) && !isDone(name);
  const isKnown = (name: string) => household.some((one) => plainWords(name).includes(one.name.toLowerCase()));
  const areCounted = names.length === 1 || /\b(?:two|three|four|both|[2-9])\b/i.test(said);
  return areCounted && names.every((name) => isName(name) && !isKnown(name))
    ? names.map((name) => name.split(' ').map(capital).join(' '))
    : undefined;
}

/** 'he's 4', but not '2 goldfish'. */
const oldSaid = /(?:\bis|'s|\baged?) \d{1,2}(?: |$)/i;
const ofBaby = { count: 0, isOfBaby: true, isStillToCome: false };

function newPet(said: string, { text, people }: Clause, context: Context): Reading[] | undefined {
  const pet = petKindOf(said);
  // 'add goat cheese'
  if (isWhollyShopped(said.replace(/^(?:add|get|got|bought) /i, ''))) return undefined;
  // 'we got fish and chips'
  if (pet && said.toLowerCase().includes(`${pet.found} and `) && !introduces.test(said)) return undefined;
  if (!pet || !comes.test(said) || (people.length > 1 && !isToAdd.test(said))) return undefined;
  const values: Values = { memberType: 'pet', petType: pet.petType, ...(pet.breed && { breed: pet.breed }) };
  const names = namesIn(said, [pet.breed ?? '', pet.found, pet.word, ...petWordsIn(said)].filter(Boolean), context);
  if (names?.length === 0)
    return /\b(?:got|adopted|rescued|new|add|fostering)\b/i.test(said)
      ? ask(values, 'name', `What is the ${pet.word} called?`, text)
      : undefined;
  const told = birthTold(said, context.asked);
  const birth = told.day && !told.year && /\b(?:puppy|kitten)\b/i.test(said) ? { ...told, age: ofBaby } : told;
  const birthdate = birthdateOf(birth, context.asked.today);
  const [name, ...others] = names ?? [];
  if (name && others.length === 0 && birth.day && !birthdate)
    return ask({ ...values, name }, 'birthdate', birthQuestion({ name }, birth), said);
  return names?.map((name) => ({
    kind: 'propose',
    tool: 'add_member',
    values: {
      ...values,
      name,
      ...(birthdate ? { birthdate } : oldSaid.test(said) ? ageNoted(said, birth, context.asked.today) : {}),
    },
    quote: text,
  }));
}
