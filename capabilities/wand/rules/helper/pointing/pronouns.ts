/** 'him' and 'her', where they mean somebody who was named just before. */

const pronoun = /\b(him|he|his|her|hers|she)\b/i;
export const hasPronoun = (text: string) => pronoun.test(text);

const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

const kin = /^(?:grandma|grandpa|granny|nana|aunt|auntie|uncle|cousin) /i;

/** By all the words of a name, or 'Rosa' for Grandma Rosa; a lost apostrophe ('leos') is no other name. */
function isNamedIn(text: string, name: string) {
  const [said, called] = [` ${words(text)} `, words(name.replace(kin, ''))];
  return said.includes(` ${called} `) || said.includes(` ${called}s `);
}

const women =
  /\b\p{L}{2,20}'s (?:\p{L}{2,12} )?(?:mom|mum|mother|sister|wife|grandma|aunt|niece|daughter|cousin|friend|boss|teacher)\b/giu;
const men =
  /\b\p{L}{2,20}'s (?:\p{L}{2,12} )?(?:dad|father|brother|husband|grandpa|uncle|nephew|son|cousin|friend|boss|teacher)\b/giu;

/** 'She' of 'David's mom' is not David, but of 'Emma's dad' she is Emma: the text without those who are no owners of what they are called by. */
export const withoutKin = (text: string, said: string): string =>
  text.replaceAll(/\b(?:she|hers?)\b/i.test(said) ? women : men, ' ');

const relative =
  /\b(?:[Mm]y|[Oo]ur)(?: new| old| best| good)? (?:mom|mum|mother|dad|father|sister|brother|aunt|uncle|cousin|niece|nephew|friend|neighbou?r|grandma|grandpa|babysitter|sitter|nanny|teacher|tutor|coach|colleague|coworker|boss)(?: (?<name>\p{Lu}\p{L}{1,20}))?/gu;
const bornThen = /(?<![\p{L}'])\p{Lu}\p{L}{1,20}(?='s (?:birthday|bday)\b)/gu;

const company = /(?<=\b(?:with|call|text|visit|meet) )(?:him|her)(?= (?:on|at|for|in|this|next|tomorrow|tonight)\b|$)/i;
const ownBirthday = /\b(?:his|her)(?= (?:birthday|bday)\b)/i;

/**
 * 'my sister Kate is in town, ... and put dinner with her on Sunday', 'our babysitter Ida comes at 6, her birthday is July 7': the only one of
 * whom the message tells for the first time.
 */
export function withNewcomer(text: string, before: readonly string[]): string {
  const told = before.join('. ');
  const relatives = [...told.matchAll(relative)].map(({ 0: one, groups }) => groups?.name ?? one);
  const [name, ...further] = new Set([...relatives, ...(told.match(bornThen) ?? [])]);
  return name && further.length === 0 ? text.replace(company, name).replace(ownBirthday, `${name}'s`) : text;
}

const newOnesOwn =
  /(?<=\b(?:named|called) (\p{Lu}\p{L}{1,20}))(?:[,.;!]| and|, and) (?:\1|he|she|it) has (?:(?:an?|the|his|her|its) )?(?=\p{L})/giu;

/** 'we adopted a kitten named Milo, he has the vet on Friday': Milo's vet, though he is not kept yet. */
export const withNewOnesOwn = (message: string): string => message.replaceAll(newOnesOwn, ". $1's ");

/** Everybody who is named in a text, by full names. */
const namedIn = (text: string, names: readonly string[]) => {
  const lower = text.toLowerCase();
  return names.filter((name) => isNamedIn(lower, name));
};

const notOwned =
  /^(a|an|the|on|at|in|for|to|from|and|or|this|next|some|any|new|two|three|tomorrow|today|tonight|up|off|out|about|by|with|before|after|instead|too|as|is|has|was|will|\p{N}.{0,20}|(mon|tues|wednes|thurs|fri|satur|sun)day)$/iu;

/** The text with the name in place of its pronouns, if exactly one of those named last can be meant. */
export function withName(text: string, before: readonly string[], names: readonly string[]): string {
  const own = namedIn(text, names).map((one) => text.toLowerCase().indexOf(one.replace(kin, '').toLowerCase()));
  // 'for him and a sketchbook for Mia'
  const at = own.length > 0 ? Math.max(0, text.toLowerCase().lastIndexOf(' and ', Math.min(...own))) : text.length;
  if (at < text.length) return withName(text.slice(0, at), before, names) + text.slice(at);
  if (!hasPronoun(text)) return text;
  const [name, ...others] =
    before.map((said) => namedIn(withoutKin(said, text), names)).findLast((named) => named.length > 0) ?? [];
  if (!name || others.length > 0) return text;
  return text.replaceAll(
    /\b(him|he|his|hers|her|she)\b(?: ([\p{L}\p{N}]{1,40}))?/giu,
    (all, said: string, next?: string) => {
      const isOwner = /^(his|hers)$/i.test(said) || (/^her$/i.test(said) && next !== undefined && !notOwned.test(next));
      return `${name}${isOwner ? "'s" : ''}${all.slice(said.length)}`;
    },
  );
}
