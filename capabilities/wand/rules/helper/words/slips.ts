/** How far apart two spellings are. */

/** The word without doubled letters. */
export const once = (word: string) => word.replaceAll(/(.)\1/g, '$1');

const soundAlike = ['aeiouy', 'cksz'];
const besideOnKeyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** A slip of the ear or of the finger: 'sheep' and 'sweep' are different words. */
const isAlike = (one = '', other = '') =>
  soundAlike.some((row) => row.includes(one) && row.includes(other)) ||
  besideOnKeyboard.some((row) => row.includes(one + other) || row.includes(other + one));

/** Number of letters omitted, added, changed or swapped with their neighbor; `most + 1` if there are more. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : isAlike(one[i - 1], other[j - 1]) ? 1 : 2),
        isExchanged ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}
