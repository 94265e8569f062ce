import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { after, parted, request, without } from './phrases.ts';
import type { Clause, Reader, Reading } from './reader.ts';
import { asTitle, splitWords, withoutArticle } from './words.ts';

/** Reads gift ideas for the children of the household. */
export const giftReader: Reader = async (clause, { household }) => {
  const said = request(clause.text);
  if (/\bremind\b|\bgrocer|\bmeal ?plan\b|\bparty\b/i.test(said)) return undefined;
  const [person, ...others] = clause.people.filter(({ relationship }) => relationship !== 'self');
  const child = others.length === 0 && person?.memberType === 'child' ? person : undefined;
  const ideas = child ? ideasIn(said, child) : [];
  if (child && ideas.length > 0)
    return ideas.map((title) => ({
      kind: 'propose',
      tool: 'add_gift_idea',
      values: { childId: child.id, title },
      quote: clause.text,
    }));
  return thinking(said, clause, child, household);
};

const thinks =
  /^(?:think (?:of|about|up)|come up with|find|suggest|get|give|make|generate|brainstorm|create|need|want|i need|we need|i want|show|help (?:me|us) (?:find|with|think of)|plan|look for|recommend)(?: me| us)? /i;
const ideasFor = /^(?:some |more )?(?:birthday |christmas )?(?:gift|present) ideas\b/i;
const gifts = /\b(?:gifts?|presents?|wish ?list)\b/i;
const isOthers = /\bfor (?!(?:his|her|their|the|a|my|our|me|us|christmas|birthday|xmas)\b)\p{L}/iu;

function thinking(
  said: string,
  { text, lower }: Clause,
  child: HouseholdMember | undefined,
  household: readonly HouseholdMember[],
): Reading[] | undefined {
  if (
    !(thinks.test(said) || ideasFor.test(said)) ||
    !gifts.test(said) ||
    !/\bideas?\b|\bgifts\b|\bpresents\b|\bwish ?list\b/i.test(said)
  )
    return undefined;
  if (child) return [{ kind: 'propose', tool: 'make_gift_ideas', values: { childId: child.id }, quote: text }];
  // Somebody else's name is for the birthdays.
  if (isOthers.test(lower)) return undefined;
  const children = household.filter(({ memberType }) => memberType === 'child');
  const waiting = { kind: 'missing' as const, tool: 'make_gift_ideas', values: {}, field: 'childId', quote: text };
  return children.length > 0 ? [{ kind: 'ask', question: 'For which child?', waiting }] : undefined;
}

const ideaFirst =
  /^(?:new |another |add (?:a )?)?(?:birthday |christmas )?(?:(?:gift|present) ideas?(?: for| ?[-–:,])?|ideas? for)(?: my (?:son|daughter))? \p{L}{1,30}(?:'s (?:birthday|christmas))?(?: ?[-–:,] ?| is | )|^\p{L}{1,30}(?:'?s)? ?[-–:,]? (?:gift|present) ideas? ?[-–:,] ?|^for \p{L}{1,30}'?s? (?:birthday|christmas|bday)[:,]? (?:(?:i|we) (?:could|should|want to|can) (?:get|buy|give)(?: (?:him|her|them))?|get (?:him|her)|maybe|how about) /iu;
const toList =
  / (?:on|to|onto|in) (?:\p{L}{1,30}'?s?|his|her) (?:birthday |christmas |gift |present )?(?:wish ?list|wishlist|wish list|gift (?:list|ideas)|gifts|presents|list|ideas)$/iu;
const asIdea =
  / (?:as|to|under|in) (?:an? |another |the |my )?(?:birthday |christmas )?(?:gift|present)(?: ideas?)?(?: list)? for \p{L}{1,30}$/iu;
const shouldGet =
  /^(?:(?:we|i) (?:should|could|might)|maybe|let's|maybe we (?:should|could)) (?:get|buy|give) (?:\p{L}{1,30}|him|her) (?=.* for )/iu;
const wishes =
  /^\p{L}{1,30} (?:would (?:really )?(?:love|like)|wants|is asking for|asked for|wishes for|is wishing for|has been asking for|keeps asking for|really wants) /iu;
const occasion =
  / (?:for|as) (?:(?:his|her|their|a|the) )?(?:(?:next |\d+(?:st|nd|rd|th) )?(?:birthday|bday|christmas|xmas|gift|present|hanukkah))(?: (?:gift|present|idea))?$/i;
const goodGift =
  / (?:would be|is|might be|could be) (?:a|an) (?:great |good |nice |perfect |cool )?(?:birthday |christmas )?(?:gift|present)(?: idea)? for \p{L}{1,30}$/iu;

/** 'gift idea for Mia: roller skates', 'Leo would love a train set' */
function ideasIn(said: string, { name }: HouseholdMember): string[] {
  const { main, aside } = parted(said);
  const isList = /\bwish ?list|\bgift|\bpresent/i.test(aside);
  const told =
    after(main, ideaFirst) ??
    listed(main) ??
    wished(main, isList) ??
    (goodGift.test(main) ? without(main, goodGift) : undefined);
  const words = without(told ?? '', occasion);
  return (/\bideas\b/i.test(said) ? splitWords(words) : [words])
    .map((idea) => asTitle(withoutArticle(idea)))
    .filter((idea) => idea !== '' && idea.toLowerCase() !== name.toLowerCase());
}

function listed(main: string): string | undefined {
  const told = after(main, /^(?:add|put|save|note|write|stick) /i);
  const list = told && [toList, asIdea].find((one) => one.test(told));
  return told && list ? without(told, list) : undefined;
}

/** Wants alone may be anything ('Leo wants oatmeal'); with an occasion, a list or 'would love a ...' it is a wish. */
function wished(main: string, isList: boolean): string | undefined {
  const told = after(main, wishes) ?? after(main, shouldGet);
  if (told === undefined || /^to /i.test(told)) return undefined;
  const isWish =
    isList ||
    occasion.test(told) ||
    (/ would (?:really )?love (?:a|an|some) /i.test(main) && !/\bfor (?:breakfast|lunch|dinner)\b/i.test(main));
  return isWish ? told : undefined;
}
