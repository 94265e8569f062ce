import { type Birthday, birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { type HouseholdMember, householdApi } from '#capabilities/household/contract.ts';
import { wishlistsApi } from '#capabilities/wishlists/contract.ts';
import { ideasOf } from '#capabilities/wishlists/rules/idea-states.ts';
import { listed } from '../words/words.ts';
import type { Question, Topic } from './question.ts';
import { meantBy } from './question-words.ts';
import { lines } from './words.ts';

/** Gift ideas that are kept: a child's wishlist, or what was noted beside a birthday. */

const aboutGifts =
  /\b(gifts?|presents?|wish ?lists?|ideas? for [a-z]{1,20} (birthday|bday|christmas|xmas)|(want|wants|wish|wishes|like) for (his|her|their|the|christmas|xmas|hanukkah)|(get|give|buy|got|gave) [a-z]{1,20}( [a-z]{1,20})? (for (his|her|their|christmas|xmas|hanukkah|valentines|mothers day|fathers day)|last (year|christmas|time)))\b|^what (to|should (i|we)|can (i|we)|could (i|we)|do (i|we)|shall (i|we)) (get|give|buy) [a-z]{1,20}( [a-z]{1,20})?$|^what (was|were|am|are) (i|we) ((thinking of|thinking about|planning on|going to|planning to|gonna|thinking) )?(get|getting|give|giving|buy|buying)\b/;
const idle =
  /^(gifts?|presents?|ideas?|wish|wishlists?|lists?|wants?|wishes|birthday|christmas|xmas|hanukkah|give|buy|saved|wrote|write|written|down|think|thought|thinking|planning|getting|giving|buying)$/;

/** 'what should I get Mia for Christmas', but not what she got last year. */
const toGive = /^what (to|should|shall|can|could|do) (i |we )?(get|give|buy) (?!.{0,1500}\blast\b)/;

/** Where nothing is kept for a child, ideas are thought of (`birthdays/gift-reader.ts`). */
export const isSought = ({ others, plain }: Question): boolean =>
  others.length === 1 && others[0]?.memberType === 'child' && toGive.test(plain);

export const gifts: Topic = async (question) => {
  if (!aboutGifts.test(question.plain)) return undefined;
  if (isSought(question)) {
    const [told] = await Promise.all(question.others.map((person) => giftsFor(person, question.asked)));
    return told?.startsWith('Gift ideas') ? told : undefined;
  }
  if (question.others.length > 0)
    return (await Promise.all(question.others.map((person) => giftsFor(person, question.asked)))).join('\n');
  const words = question.words.filter((word) => !idle.test(word));
  if (words.length === 0) return allKept.test(question.plain) ? everyIdea(question.asked) : undefined;
  const known = (await question.asked.look(birthdaysApi.list)).map((birthday) => ({
    ...birthday,
    title: birthday.name,
  }));
  const found = meantBy(known, words);
  if (found.length === 0) return undefined;
  return found.map(ideasBeside).join('\n');
};

/** 'what gift ideas do I have saved' */
const allKept =
  /\b(?:(?:do|have) (?:i|we) (?:have|got|saved|noted)|(?:i|we)(?: have|'ve)? (?:saved|noted|written|wrote))\b/;

async function everyIdea(asked: Question['asked']): Promise<string> {
  const children = (await asked.look(householdApi.list)).filter(({ memberType }) => memberType === 'child');
  const ofChildren = await Promise.all(children.map((child) => giftsFor(child, asked)));
  const beside = (await asked.look(birthdaysApi.list)).filter(({ giftIdeas }) => giftIdeas.length > 0).map(ideasBeside);
  const all = [...ofChildren.filter((told) => told.startsWith('Gift ideas')), ...beside];
  return all.length > 0 ? all.join('\n') : 'No gift ideas are kept yet.';
}

/** What was noted beside a birthday. */
export const ideasBeside = ({ name, giftIdeas }: Birthday): string =>
  giftIdeas.length > 0
    ? `Gift ideas for ${name}: ${listed(giftIdeas)}.`
    : `No gift ideas are noted for ${name} yet. Say: gift idea for ${name}: a book`;

/** What is kept for somebody of the household. */
export async function giftsFor({ id, name, memberType }: HouseholdMember, asked: Question['asked']): Promise<string> {
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

export const noneFor = (name: string) =>
  `I keep gift ideas for the children, and beside the birthdays of family and friends; none are kept for ${name}.`;
