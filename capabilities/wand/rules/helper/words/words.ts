import { capital } from '#core/capital.ts';

/** Small pieces of language that several readers share. */

/** Plain apostrophes, single blanks and no pictures; the spelling stays hers. */
export const tidy = (text: string) =>
  text
    .replaceAll(/[‘’`]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();

const article = /^(the|a|an|some|any|my|our|his|her|their|another|this|that) /i;

/** 'the dentist' -> 'dentist' */
export function withoutArticle(words: string): string {
  const rest = words.trim().replace(article, '');
  return rest === words.trim() ? rest : withoutArticle(rest);
}

/** Her own words, with a capital first letter: 'dentist' -> 'Dentist'. */
export const asTitle = (words: string) => capital(withoutEnds(words.replace(/^'(.{1,80})'$/, '$1')));

/** Without punctuation and loose connecting words at either end. */
export function withoutEnds(words: string): string {
  const rest = words
    .trim()
    .replace(/^[\s,.;:!?()"–—-]/, '')
    .replace(/[\s,.;:!?("–—-]$/, '')
    .replace(/^(and|or|but|also|then|that|so|to|as|of) /i, '')
    .replace(/ (and|or|but|also|then|on|at|for|in|to|from|by|with|the|a|an|is|as|of)$/i, '');
  return rest === words ? rest : withoutEnds(rest);
}

/** Foods and things whose name holds an 'and'. */
const joined =
  /\b(mac|macaroni|salt|half|peanut butter|fish|sweet|oil|cookies) (?:and|&|n|'n'?) (cheese|pepper|half|jelly|jam|chips|sour|vinegar|cream)\b/gi;
const joint = '\u0001';

/** 'milk, eggs and mac and cheese' -> ['milk', 'eggs', 'mac and cheese'] */
export const splitWords = (text: string): string[] =>
  text
    .replaceAll('\n', ',')
    .replaceAll(joined, (pair) => pair.replaceAll(' ', joint))
    .replaceAll(/\s+/g, ' ')
    .split(/ ?[,;] ?| (?:and|&|plus|as well as|\+) /i)
    .map((piece) => withoutEnds(piece.replace(/^(and|plus|also)\s+/i, '')).replaceAll(joint, ' '))
    .filter((piece) => piece !== '');

/** 'a, b and c' */
export function listed(words: readonly string[], joint = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}
