import type { Clause } from '../reader.ts';

/** Whose it is, or what kind: 'kids jackets', 'sports bottle'. */
const notSeveral =
  /(?:ss|us|is|'s)$|^(?:kids|boys|girls|mens|womens|ladies|adults|sports|clothes|christmas|canvas|gas|glasses|sunglasses|contacts|snacks|games|toys|always|sometimes|perhaps|besides)$/i;

/** 'diapers bottles': where several of one thing end, another begins. */
export function apart(thing: string, people: Clause['people']): string[] {
  const isSomebodys = (word: string) => people.some(({ name }) => word.toLowerCase() === `${name.toLowerCase()}s`);
  const isEnd = (word: string) => /\p{L}{3}s$/iu.test(word) && !notSeveral.test(word) && !isSomebodys(word);
  const [words, things]: [string[], string[]] = [[], []];
  for (const word of thing.split(' ')) {
    words.push(word);
    if (isEnd(word)) things.push(words.splice(0).join(' '));
  }
  // 'shoes for the beach', 'towels to lie on'
  const isTail =
    words.length > 0 && (things.length === 0 || /^(?:for|to|with|of|in|on|from|that|and|or)$/i.test(words[0] ?? ''));
  return words.length === 0 ? things : isTail ? [thing] : [...things, words.join(' ')];
}
