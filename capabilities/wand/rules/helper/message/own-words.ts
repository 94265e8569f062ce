import { plainWords } from '../answers/question-words.ts';

/** What was read is her message spelled out, with days for 'that day' and names for 'her'; what she is shown are her own words. */

const seam = /[,;.!?\n]\s|\n|\s(?=(?:and|but|so|then)\s)/;

/** The part of her message that these words were read from; all of it where none is like them. */
export function inOwnWords(read: string, message: string): string {
  const words = read.trim();
  const at = message.toLowerCase().indexOf(words.toLowerCase());
  if (at >= 0) return message.slice(at, at + words.length);
  // The day written out for 'that day' is none of them.
  const meant = new Set(plainWords(words).filter((word) => !/\d/.test(word)));
  const shared = (part: string) => plainWords(part).filter((word) => meant.has(word)).length;
  const parts = message.split(seam).map((part) => part.replace(/^(?:and|but|so|then) /i, '').trim());
  const [likest = ''] = parts.toSorted((one, other) => shared(other) - shared(one));
  return shared(likest) * 2 > meant.size ? likest : message.trim();
}
