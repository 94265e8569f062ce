import { childrenApi, type HouseholdMember } from '#capabilities/household/contract.ts';
import { householdAge } from '#capabilities/household/rules/ages.ts';
import { inFamilyOrder } from '#capabilities/household/rules/people.ts';
import { capital } from '#core/capital.ts';
import { clothes, shoes } from './worn.ts';
import { listed } from '../words/words.ts';
import { facts, type Person } from './household-facts.ts';
import { isSelf, type Question, type Topic } from './question.ts';
import { counted, lines } from './words.ts';

/** Sizes, allergies, likes, and who lives here. */

const factWords =
  /^(sizes?|big|wears?|allerg(?!ist)\w{0,20}|intoleran\w{0,20}|diets?|dietary|vegetarian|vegan|restrictions?|eats?|feed|avoid|colou?rs?|likes?|into|crazy|mad about|obsessed|enjoys?|loves?|interests?|interested|hobby|hobbies|favou?rites?|health|medical|medications?|medicine|breed|kinds?|sorts|types|stuff|animals?|buy|dogs?|cats?|pets?|routine|daily|food|foods|limits|most|whats|in|household|live|lives|house|home|members?|people|names?|called|old|ages?|about|should|aware)$/;

const isFactWord = (word: string) => factWords.test(word) || shoes.has(word) || clothes.has(word);

async function everybody({ asked, household }: Question): Promise<Person[]> {
  const children = await asked.look(childrenApi.list);
  return inFamilyOrder(household).map((member) => ({ ...children.find(({ id }) => id === member.id), ...member }));
}

export const household: Topic = async (question) => {
  const { plain } = question;
  // 'Any allergies I should know about' are not hers alone.
  const isOfHer = /\b(my|me|mine|am i|im|do i (have|like|wear|eat))\b/.test(plain);
  const people = question.others.length > 0 || isOfHer ? question.people : [];
  // 'Can Nora eat eggs' is answered by what is noted of her.
  const isEaten = /^(can|does|may|should)\b/.test(plain) && /\b(eat|drink)\b|^(can|may) [a-z]{1,30} have\b/.test(plain);
  // 'Does Leo like puzzles'
  const isLiked = people.length > 0 && /^(does|do|is)\b.{1,40}\b(like|love|enjoy|into)\b/.test(plain);
  const isAboutFood = isEaten || isLiked || /\ballergic\b/.test(plain);
  if (!isAboutFood && question.words.some((word) => !isFactWord(word))) return undefined;
  const counts = whoLivesHere(question);
  if (counts) return counts;
  const fact = facts.find(({ asked }) => asked.test(plain));
  if (
    !fact &&
    (/\babout\b/.test(plain) || /^(who|whos)( is)?( the)? [a-z]+$/.test(plain)) &&
    question.others.length > 0 &&
    !question.span
  )
    return profiles(question);
  if (
    !fact ||
    (people.length === 0 &&
      !/\b(anyone|anybody|who|whos|everyone|family|kids|children|we|any|all|allergies)\b/.test(plain))
  )
    return undefined;
  const all = await everybody(question);
  const wanted = people.length > 0 ? all.filter(({ id }) => people.some((person) => person.id === id)) : all;
  const known = wanted.flatMap((person) => {
    const told = fact.of(person);
    return told ? [`${person.name}: ${told}`] : [];
  });
  if (known.length === 1) return `${capital(fact.called)} of ${known[0]}.`;
  if (known.length > 1) return `${capital(fact.called)}:\n${lines(known)}`;
  const names = people.map(({ name }) => name);
  const whom = people.length > 0 ? listed(names, 'or') : 'anyone';
  return `No ${fact.called} ${fact.called.endsWith('s') ? 'are' : 'is'} noted for ${whom}.`;
};

/** All that is noted about somebody. */
async function profiles(question: Question): Promise<string> {
  const all = (await everybody(question)).filter(({ id }) => question.others.some((person) => person.id === id));
  const told = all.map((person) => {
    const age = person.birthdate ? [householdAge(person.birthdate, question.asked.today)] : [];
    const noted = facts.flatMap(({ called, of, isPart }) =>
      !isPart && of(person) ? [`${capital(called)}: ${of(person)}`] : [],
    );
    return `${[person.name, ...age].join(', ')}\n${lines(noted)}`.trim();
  });
  return told.join('\n');
}

const groups: [RegExp, (member: HouseholdMember) => boolean, string][] = [
  [/\b(kids?|child|children)\b/, ({ memberType }) => memberType === 'child', 'children'],
  [/\b(pets?|animals?|dogs?|cats?)\b/, ({ memberType }) => memberType === 'pet', 'pets'],
  [/\badults?\b/, ({ memberType }) => memberType === 'adult', 'adults'],
  [/\b(people|family|household|live|lives|members|us)\b/, ({ memberType }) => memberType !== 'pet', 'people'],
];

/** 'How many kids do I have', 'who lives here', 'what is our dog called', 'how old are the kids'. */
function whoLivesHere({ plain, household: all, asked, people, others }: Question): string | undefined {
  // 'what's my wife's name'
  if (others.length === 1 && /^whats? (is )?(my|our) [a-z]{2,15} (called|name)$/.test(plain))
    return `${others[0]?.name}.`;
  if (/\bhow old\b|\bages\b/.test(plain) && people.length === 0) {
    const ages = inFamilyOrder(all).flatMap(({ name, birthdate }) =>
      birthdate ? [`${name}: ${householdAge(birthdate, asked.today)}`] : [],
    );
    return ages.length > 0 ? lines(ages) : undefined;
  }
  if (
    !/\bhow many\b|^(who|whos) .{0,20}\b(live|lives|family|household|here)\b|\b(names?|called)\b|^(do|what|which) ((pets|animals|kids|children|dogs|cats) )?(do )?(we|i) have( (a |any )?(dogs?|cats?|pets?|kids?|child|children|animals))?$/.test(
      plain,
    )
  )
    return undefined;
  const [, isMeant, called = ''] = groups.find(([pattern]) => pattern.test(plain)) ?? [];
  if (!isMeant || /\ballerg/.test(plain)) return undefined;
  const members = inFamilyOrder(all).filter(isMeant);
  const isShe = called === 'people' && !members.some(isSelf);
  const named = members.map(({ name, petType, breed }) => (petType ? `${name} (${breed ?? petType})` : name));
  const names = [...(isShe ? ['you'] : []), ...named];
  if (names.length === 0) return `There are no ${called} in your household yet.`;
  const pets = called === 'people' ? all.filter(({ memberType }) => memberType === 'pet') : [];
  const also = pets.length > 0 ? `, and ${listed(pets.map(({ name, petType }) => `${name} (${petType})`))}` : '';
  return `${capital(counted(names.length, oneOf[called] ?? called, called))}: ${listed(names)}${also}.`;
}

const oneOf: Record<string, string> = { children: 'child', pets: 'pet', adults: 'adult', people: 'person' };
