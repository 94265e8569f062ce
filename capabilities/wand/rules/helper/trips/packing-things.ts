import type { HouseholdMember } from '#capabilities/household/contract.ts';

/** Whose it is, or what kind: 'kids jackets', 'sports bottle'. */
const notSeveral =
  /(?:ss|us|is|'s)$|^(?:kids|boys|girls|mens|womens|ladies|adults|sports|clothes|christmas|canvas|gas|glasses|sunglasses|contacts|snacks|games|toys|always|sometimes|perhaps|besides)$/i;

/** 'shoes for the beach', 'towels to lie on', 'swimsuits for the twins' */
const leans = (word = '') => /^(?:for|to|with|of|in|on|from|that|and|or)$/i.test(word);

/** 'diapers bottles': where several of one thing end, another begins; 'biscuits leash' and 'nibbles cage' are somebody's. */
export function apart(thing: string, household: readonly HouseholdMember[]): string[] {
  const ownerIn = (word: string) =>
    household.find(({ name }) => [`${name}s`, name].some((one) => one.toLowerCase() === word.toLowerCase()));
  const isEnd = (word: string) => /\p{L}{3}s$/iu.test(word) && !notSeveral.test(word);
  const [words, things]: [string[], string[]] = [[], []];
  const said = thing.split(' ');
  for (const [at, word] of said.entries()) {
    const owner = isEnd(word) && at + 1 < said.length ? ownerIn(word) : undefined;
    words.push(owner && owner.name.length < word.length ? `${owner.name}'s` : word);
    if (isEnd(word) && !owner && !leans(words[0])) things.push(words.splice(0).join(' '));
  }
  const isTail = words.length > 0 && (things.length === 0 || leans(words[0]));
  return words.length === 0 ? things : isTail ? [[...things, ...words].join(' ')] : [...things, words.join(' ')];
}
