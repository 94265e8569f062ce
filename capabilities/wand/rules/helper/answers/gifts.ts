import { type Birthday, birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { type HouseholdMember, householdApi } from '#capabilities/household/contract.ts';
import { wishlistsApi } from '#capabilities/wishlists/contract.ts';
import { ideasOf } from '#capabilities/wishlists/rules/idea-states.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import type { Question, Topic } from './question.ts';
import { meantBy } from './question-words.ts';
import { lines } from './words.ts';

/** Gift ideas that are kept: a child's wishlist, or what was noted beside a birthday. */

/** Where nothing is kept for a child, ideas are thought of (`birthdays/gift-reader.ts`). */
export const isSought = ({ others, plain }: Question): boolean =>
  others.length === 1 && others[0]?.memberType === 'child' && says(plain, 'asksToGive') && !says(plain, 'namesLast');

export const gifts: Topic = async (question) => {
  if (!says(question.plain, 'aboutGifts')) return undefined;
  if (isSought(question)) {
    const [told] = await Promise.all(question.others.map((person) => giftsFor(person, question.asked)));
    return told?.startsWith('Gift ideas') ? told : undefined;
  }
  if (question.others.length > 0)
    return (await Promise.all(question.others.map((person) => giftsFor(person, question.asked)))).join('\n');
  const words = question.words.filter((word) => !says(word, 'giftWords'));
  if (words.length === 0) return says(question.plain, 'asksAllGifts') ? everyIdea(question.asked) : undefined;
  const known = (await question.asked.look(birthdaysApi.list)).map((birthday) => ({
    ...birthday,
    title: birthday.name,
  }));
  const found = meantBy(known, words);
  if (found.length === 0) return undefined;
  return found.map(ideasBeside).join('\n');
};

async function everyIdea(asked: Question['asked']): Promise<string> {
  const children = (await asked.look(householdApi.list)).filter(({ memberType }) => memberType === 'child');
  const ofChildren = await Promise.all(children.map((child) => giftsFor(child, asked)));
  const beside = (await asked.look(birthdaysApi.list)).filter(({ giftIdeas }) => giftIdeas.length > 0).map(ideasBeside);
  const all = [...ofChildren.filter((told) => told.startsWith('Gift ideas')), ...beside];
  return all.length > 0 ? all.join('\n') : 'No gift ideas are kept yet.';
}

/** What was noted beside a birthday. */
const ideasBeside = ({ name, giftIdeas }: Birthday): string =>
  giftIdeas.length > 0
    ? `Gift ideas for ${name}: ${listed(giftIdeas)}.`
    : `No gift ideas are noted for ${name} yet. Say: gift idea for ${name}: a book`;

/** What is kept for somebody of the household. */
async function giftsFor({ id, name, memberType }: HouseholdMember, asked: Question['asked']): Promise<string> {
  const lists = (await asked.look(wishlistsApi.list)).filter(({ childId }) => childId === id);
  const latest = lists.toSorted((a, b) => b.generatedForYear - a.generatedForYear)[0];
  const ideas = latest ? ideasOf(latest).filter(({ state }) => state !== 'removed') : [];
  const marks = { kept: ' (kept)', given: ' (given)', suggested: '', removed: '' };
  if (ideas.length > 0)
    return `Gift ideas for ${name}:\n${lines(ideas.map(({ title, state }) => `${title}${marks[state]}`))}`;
  return memberType === 'child'
    ? `There is no wishlist for ${name} yet. Say: think of gifts for ${name}`
    : noneFor(name);
}

const noneFor = (name: string) =>
  `I keep gift ideas for the children, and beside the birthdays of family and friends; none are kept for ${name}.`;
