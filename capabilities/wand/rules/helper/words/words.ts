/** Plain apostrophes, single spaces and no emoji; the spelling stays as typed. */
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
