import { type Birthday, birthdaysApi } from '#capabilities/birthdays/contract.ts';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { wishlistsApi } from '#capabilities/wishlists/contract.ts';
import { ideasOf } from '#capabilities/wishlists/rules/idea-states.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import type { Question, Topic } from './question.ts';
import { meantBy } from './question-words.ts';
import { lines } from './words.ts';

export const gifts: Topic = async (question) => {
  if (!says(question.plain, 'aboutGifts')) return undefined;
  if (question.others.length > 0) {
    const told = await Promise.all(question.others.map((person) => giftsFor(person, question)));
    return told.includes(undefined) ? undefined : told.join('\n');
  }
  const words = question.words.filter((word) => !says(word, 'giftWords'));
  if (words.length === 0) return undefined;
  const known = (await question.asked.look(birthdaysApi.list)).map((birthday) => ({
    ...birthday,
    title: birthday.name,
  }));
  const found = meantBy(known, words);
  if (found.length === 0) return undefined;
  return found.map(ideasOfBirthday).join('\n');
};

/** Gift ideas saved with a birthday. */
const ideasOfBirthday = ({ name, giftIdeas }: Birthday): string =>
  giftIdeas.length > 0
    ? `Gift ideas for ${name}: ${listed(giftIdeas)}.`
    : `No gift ideas are noted for ${name} yet. Say: gift idea for ${name}: a book`;

/** Gift ideas saved for a household member. */
async function giftsFor({ id, name, memberType }: HouseholdMember, { asked, plain, isLast }: Question) {
  const lists = (await asked.look(wishlistsApi.list)).filter(({ childId }) => childId === id);
  const latest = lists.toSorted((a, b) => b.generatedForYear - a.generatedForYear)[0];
  const ideas = latest ? ideasOf(latest).filter(({ state }) => state !== 'removed') : [];
  const marks = { kept: ' (kept)', given: ' (given)', suggested: '', removed: '' };
  if (ideas.length > 0)
    return `Gift ideas for ${name}:\n${lines(ideas.map(({ title, state }) => `${title}${marks[state]}`))}`;
  // 'What does Leo like' is answered with his interests.
  if (says(plain, 'likes') && !isLast) return undefined;
  return memberType === 'child'
    ? `There is no wishlist for ${name} yet. Say: think of gifts for ${name}`
    : `I keep gift ideas for the children, and beside the birthdays of family and friends; none are kept for ${name}.`;
}
