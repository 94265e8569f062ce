/** Small pieces of language that several readers share. */

/** Plain apostrophes, single blanks and no pictures; the spelling stays hers. */
export const tidy = (text: string) =>
  text
    .replaceAll(/[‘’`]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();

/** 'a, b and c' */
export function listed(words: readonly string[], joint = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}
