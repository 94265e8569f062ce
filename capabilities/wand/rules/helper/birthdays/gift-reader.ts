import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { wishlistsApi } from '#capabilities/wishlists/contract.ts';
import { upcomingBirthday } from '#capabilities/wishlists/rules/birthday-countdown.ts';
import { giftsFor, noneFor } from '../answers/gifts.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { filed } from '../told/filing.ts';
import { withoutBeside } from '../told/told-beside.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { noPrice, saysPrice } from './gift-price.ts';
import { goesByHand } from './gift-removal.ts';
import { giftSaid } from './gift-said.ts';

const otherRequest = /\bremind\b|\bgrocer|\bmeal ?plan\b|\bparty\b|\bshopping\b/i;

/** Reads gift ideas for the children of the household. */
export const giftReader: Reader = async (clause, context) => {
  if (otherRequest.test(clause.text) || clause.when.time) return undefined;
  const people = clause.people.filter(({ relationship }) => relationship !== 'self');
  if (people.some(({ memberType }) => memberType !== 'child')) return forAdult(clause, context);
  if (people.length > 1) return forEach(clause, people, context);
  const [child] = people;
  // 'Mia wants a kite and Leo wants a crane, add those to their gift ideas'
  const isOneOf = clause.text !== context.asked.message && filed(context.asked.message).place === 'gift';
  const said = `${withoutPoliteness(clause.text)}${isOneOf ? ', as a gift idea' : ''}`;
  return child ? forChild(said, clause.text, child, context) : forWhom(clause, context);
};

/** Ideas are thought of and kept for the children alone. */
function forAdult({ text, people }: Clause, { household, asked }: Context): Reading[] | undefined {
  const { without } = peopleIn(withoutPoliteness(text), household, asked.today);
  const gift = giftSaid(`${without} for him`, new Set());
  if (gift?.isSought && gift.things.length === 0)
    return [{ kind: 'answer', text: 'I think of gift ideas for the children only.' }];
  const [person, ...others] = people;
  const isIdea = person && others.length === 0 && gift?.isIdea && gift.things.length > 0 && isGift.test(text);
  return isIdea ? [{ kind: 'answer', text: noneFor(person.name) }] : undefined;
}
const isGift = /\b(?:gifts?|presents?|birthday|christmas|xmas|hanukkah|(?:father'?s|mother'?s) day)\b/i;

const wordsOf = ({ name }: HouseholdMember) => new Set(name.toLowerCase().split(' '));

async function forChild(
  said: string,
  quote: string,
  child: HouseholdMember,
  context: Context,
): Promise<Reading[] | undefined> {
  const byHand = goesByHand(quote, child.name);
  if (byHand) return [byHand];
  const gift = giftSaid(said, wordsOf(child));
  const values = { childId: child.id };
  if (gift?.isSought && gift.things.length === 0) return ideasFor([child], quote, context);
  if (!gift?.isIdea || gift.things.length === 0) return undefined;
  return gift.things.map((title) => ({ kind: 'propose', tool: 'add_gift_idea', values: { ...values, title }, quote }));
}

/** Ideas are thought of once for each birthday; after that they are told. */
async function ideasFor(children: readonly HouseholdMember[], quote: string, { asked }: Context): Promise<Reading[]> {
  const lists = await asked.look(wishlistsApi.list);
  const isThere = ({ id, birthdate }: HouseholdMember) =>
    lists.some(
      ({ childId, generatedForYear, recommendations }) =>
        childId === id &&
        recommendations.length > 0 &&
        birthdate !== null &&
        generatedForYear === upcomingBirthday(birthdate, asked.today).year,
    );
  const ideas = await Promise.all(
    children.map(
      async (child): Promise<Reading> =>
        isThere(child)
          ? { kind: 'answer', text: await giftsFor(child, asked) }
          : { kind: 'propose', tool: 'make_gift_ideas', values: { childId: child.id }, quote, isSaidOutright: true },
    ),
  );
  return saysPrice(quote) ? [...ideas, noPrice] : ideas;
}

/** 'Gift ideas: a kite for Mia and a crane for Leo', 'think of gifts for Leo and Mia' */
async function forEach(
  { text }: Clause,
  people: readonly HouseholdMember[],
  context: Context,
): Promise<Reading[] | undefined> {
  const { household, asked } = context;
  const sought = giftSaid(text, new Set(people.flatMap((child) => [...wordsOf(child)])));
  if (sought?.isSought && sought.things.length === 0) return ideasFor(people, text, context);
  const parts = withoutBeside(filed(text).rest, () => false).split(/, (?:and )?| and /i);
  const readings = await Promise.all(
    parts.map((part) => {
      const [child, ...others] = peopleIn(part, household, asked.today).people;
      return child && others.length === 0 && isList.test(text)
        ? forChild(`${part} as a gift idea`, text, child, context)
        : undefined;
    }),
  );
  return readings.every((one) => one !== undefined) ? readings.flat() : undefined;
}

const isList = /\b(?:gift|present|wish)/i;
/** Somebody else's name is for the birthdays. */
const isOthers = /\bfor (?!(?:his|her|their|the|a|my|our|me|us|christmas|birthday|xmas)\b)\p{L}/iu;

const seeking =
  /\b(?:gifts?|presents?|ideas?|suggest\p{L}{0,6}|get|give|buy|wish|birthday|bday|christmas|xmas|something)\b/iu;

/** Without a name it may be the child that the message speaks of. */
async function forWhom({ text, lower }: Clause, context: Context): Promise<Reading[] | undefined> {
  const { household, asked } = context;
  const children = household.filter(({ memberType }) => memberType === 'child');
  if (children.length === 0 || isOthers.test(lower) || !seeking.test(asked.message)) return undefined;
  const isAbout = /\b(?:gift|present|birthday|christmas)/i.test(asked.message);
  const gift = giftSaid(`${text} for him${isAbout ? ' as a gift' : ''}`, new Set());
  if (!gift?.isSought || gift.things.length > 0) return undefined;
  const named = peopleIn(asked.message, children, asked.today).people;
  const [only] = named;
  if (only && named.length === 1) return forChild(`${text} for ${only.name} as a gift`, text, only, context);
  const waiting = { kind: 'missing' as const, tool: 'make_gift_ideas', values: {}, field: 'childId', quote: text };
  return [{ kind: 'ask', question: 'For which child?', waiting }];
}
