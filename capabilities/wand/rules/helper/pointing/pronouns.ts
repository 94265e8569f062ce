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

/** By all the words of a name; a lost apostrophe ('leos') is no other name. */
function isNamedIn(text: string, name: string) {
  const [said, called] = [` ${words(text)} `, words(name)];
  return said.includes(` ${called} `) || said.includes(` ${called}s `);
}

/** Everybody who is named in a text, by full names. */
const namedIn = (text: string, names: readonly string[]) => {
  const lower = text.toLowerCase();
  return names.filter((name) => isNamedIn(lower, name));
};

const notOwned =
  /^(a|an|the|on|at|in|for|to|from|and|or|this|next|some|any|new|two|three|tomorrow|today|tonight|up|off|out|about|by|with|before|after|instead|too|as|is|has|was|will|\p{N}.{0,20}|(mon|tues|wednes|thurs|fri|satur|sun)day)$/iu;

/** The text with the name in place of its pronouns, if exactly one of those named last can be meant. */
export function withName(text: string, before: readonly string[], names: readonly string[]): string {
  const own = namedIn(text, names).map((one) => text.toLowerCase().indexOf(one.toLowerCase()));
  // 'for him and a sketchbook for Mia'
  const at = own.length > 0 ? Math.max(0, text.toLowerCase().lastIndexOf(' and ', Math.min(...own))) : text.length;
  if (at < text.length) return withName(text.slice(0, at), before, names) + text.slice(at);
  if (!hasPronoun(text)) return text;
  const [name, ...others] = before.map((said) => namedIn(said, names)).findLast((named) => named.length > 0) ?? [];
  if (!name || others.length > 0) return text;
  return text.replaceAll(
    /\b(him|he|his|hers|her|she)\b(?: ([\p{L}\p{N}]{1,40}))?/giu,
    (all, said: string, next?: string) => {
      const isOwner = /^(his|hers)$/i.test(said) || (/^her$/i.test(said) && next !== undefined && !notOwned.test(next));
      return `${name}${isOwner ? "'s" : ''}${all.slice(said.length)}`;
    },
  );
}
