import { type Child, childrenApi, type HouseholdMember } from '#capabilities/household/contract.ts';
import { householdAge } from '#capabilities/household/rules/ages.ts';
import { inFamilyOrder } from '#capabilities/household/rules/people.ts';
import { capitalize } from '#core/capitalize.ts';
import { formatTypedTime } from '#core/typed-time.ts';
import { type Meaning, says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import { isSelf, type Question, type Topic } from './question.ts';
import { counted, lines } from './words.ts';

type Person = HouseholdMember & Partial<Pick<Child, 'preferences' | 'favoriteColors' | 'schedule'>>;

/** What asks for it, what it is called, the fact as text, and whether the general answer about a person already has it. */
type Fact = [asked: Meaning, called: string, of: (person: Person) => string | null | undefined, isPart?: boolean];

const listedOrUndefined = (words: readonly string[] | undefined) =>
  words && words.length > 0 ? listed(words) : undefined;

const sizesOf = ({ shoeSize, clothingSize }: Person) =>
  listedOrUndefined([...(shoeSize ? [`shoes ${shoeSize}`] : []), ...(clothingSize ? [`clothes ${clothingSize}`] : [])]);
const foodOf = ({ dietaryRestrictions, allergies }: Person) =>
  listedOrUndefined([...dietaryRestrictions, ...allergies.map((food) => `allergic to ${food.toLowerCase()}`)]);
const routineOf = ({ schedule }: Person) =>
  listedOrUndefined(schedule?.map(({ time, activity }) => `${formatTypedTime(time)} ${activity}`));

const facts: readonly Fact[] = [
  ['shoes', 'shoe size', ({ shoeSize }) => shoeSize],
  ['clothes', 'clothing size', ({ clothingSize }) => clothingSize],
  ['sizes', 'sizes', sizesOf, true],
  ['allergies', 'allergies', ({ allergies }) => listedOrUndefined(allergies)],
  ['diets', 'diet', (person) => listedOrUndefined(person.dietaryRestrictions)],
  ['foodNotes', 'food notes', foodOf, true],
  ['colors', 'favorite colors', ({ favoriteColors }) => listedOrUndefined(favoriteColors)],
  ['likes', 'interests', ({ preferences }) => listedOrUndefined(preferences)],
  ['health', 'health notes', ({ healthNotes }) => healthNotes],
  ['breeds', 'breed', ({ breed, petType }) => breed ?? petType],
  ['routine', 'routine', routineOf],
  ['notes', 'notes', ({ notes }) => notes],
];

/** The fact that the question asks for. 'looks like' doesn't ask what someone likes. */
const factIn = (plain: string): Fact | undefined =>
  facts.find(([asked]) => says(plain.replaceAll('look like', 'look'), asked));

const isFactWord = (word: string) => says(word, 'factWords') || says(word, 'shoes') || says(word, 'clothes');

async function membersWithProfiles({ asked, household }: Question): Promise<Person[]> {
  const children = await asked.look(childrenApi.list);
  return inFamilyOrder(household).map((member) => ({ ...children.find(({ id }) => id === member.id), ...member }));
}

export const household: Topic = async (question) => {
  const { plain } = question;
  // 'Any allergies I should know about' asks about everyone, not only about the user.
  const isOfHer = says(plain, 'ofHer');
  const people = question.others.length > 0 || isOfHer ? question.people : [];
  // 'Can Nora eat eggs' is answered from her profile.
  const isEaten = says(plain, 'mayHave') || (says(plain, 'asksAllowed') && says(plain, 'namesEaten'));
  // 'Does Leo like puzzles'
  const isLiked = people.length > 0 && says(plain, 'asksLiked');
  const isAboutFood = isEaten || isLiked || says(plain, 'allergic');
  if (!isAboutFood && question.words.some((word) => !isFactWord(word))) return undefined;
  const counts = whoLivesHere(question);
  if (counts) return counts;
  const fact = factIn(plain);
  if (!fact && says(plain, 'asksAbout') && question.others.length > 0 && !question.span) return profilesText(question);
  if (!fact || (people.length === 0 && !says(plain, 'ofAnyone'))) return undefined;
  const all = await membersWithProfiles(question);
  const wanted = people.length > 0 ? all.filter(({ id }) => people.some((person) => person.id === id)) : all;
  const [, called, of] = fact;
  const known = wanted.flatMap((person) => {
    const told = of(person);
    return told ? [`${person.name}: ${told}`] : [];
  });
  if (known.length === 1) return `${capitalize(called)} of ${known[0]}.`;
  if (known.length > 1) return `${capitalize(called)}:\n${lines(known)}`;
  const names = people.map(({ name }) => name);
  const whom = people.length > 0 ? listed(names, 'or') : 'anyone';
  return `No ${called} ${called.endsWith('s') ? 'are' : 'is'} noted for ${whom}.`;
};

/** Everything in someone's profile. */
async function profilesText(question: Question): Promise<string> {
  const all = (await membersWithProfiles(question)).filter(({ id }) =>
    question.others.some((person) => person.id === id),
  );
  const told = all.map((person) => {
    const age = person.birthdate ? [householdAge(person.birthdate, question.asked.today)] : [];
    const noted = facts.flatMap(([, called, of, isPart]) =>
      !isPart && of(person) ? [`${capitalize(called)}: ${of(person)}`] : [],
    );
    return `${[person.name, ...age].join(', ')}\n${lines(noted)}`.trim();
  });
  return told.join('\n');
}

const groupsByMeaning: [Meaning, (member: HouseholdMember) => boolean, many: string, one: string][] = [
  ['kids', ({ memberType }) => memberType === 'child', 'children', 'child'],
  ['pets', ({ memberType }) => memberType === 'pet', 'pets', 'pet'],
  ['adults', ({ memberType }) => memberType === 'adult', 'adults', 'adult'],
  ['people', ({ memberType }) => memberType !== 'pet', 'people', 'person'],
];

/** 'How many kids do I have', 'who lives here', 'what is our dog called', 'how old are the kids'. */
function whoLivesHere({ plain, household: all, asked, people, others }: Question): string | undefined {
  // 'what's my wife's name'
  if (others.length === 1 && says(plain, 'asksName')) return `${others[0]?.name}.`;
  if (says(plain, 'asksAges') && people.length === 0) {
    const ages = inFamilyOrder(all).flatMap(({ name, birthdate }) =>
      birthdate ? [`${name}: ${householdAge(birthdate, asked.today)}`] : [],
    );
    return ages.length > 0 ? lines(ages) : undefined;
  }
  if (!says(plain, 'asksWhoLives')) return undefined;
  const [, isMeant, called = '', one] = groupsByMeaning.find(([meaning]) => says(plain, meaning)) ?? [];
  if (!isMeant || /\ballerg/.test(plain)) return undefined;
  const members = inFamilyOrder(all).filter(isMeant);
  const isShe = called === 'people' && !members.some(isSelf);
  const named = members.map(({ name, petType, breed }) => (petType ? `${name} (${breed ?? petType})` : name));
  const names = [...(isShe ? ['you'] : []), ...named];
  if (names.length === 0) return `There are no ${called} in your household yet.`;
  const pets = called === 'people' ? all.filter(({ memberType }) => memberType === 'pet') : [];
  const also = pets.length > 0 ? `, and ${listed(pets.map(({ name, petType }) => `${name} (${petType})`))}` : '';
  return `${capitalize(counted(names.length, one ?? called, called))}: ${listed(names)}${also}.`;
}
