import { knownWords } from './category-entries.ts';

/** Shorter words are one letter away from too many others: 'bean' and 'bear'. */
const minLength = 6;

/** Collapses doubled letters, the most common typo: 'brocolli' and 'broccoli' become the same. */
function collapseDoubled(word: string): string {
  let letters = '';
  for (const letter of word) if (!letters.endsWith(letter)) letters += letter;
  return letters;
}

/** The word, and the word without any one letter but the first. Words that share a variant are one typo apart. */
function* variantsOf(word: string): Generator<string> {
  const letters = collapseDoubled(word);
  yield letters;
  for (let at = 1; at < letters.length; at++) yield letters.slice(0, at) + letters.slice(at + 1);
}

let wordsByVariant: Map<string, string> | undefined;

function buildIndex(): Map<string, string> {
  const index = new Map<string, string>();
  for (const word of knownWords())
    if (word.length >= minLength)
      for (const variant of variantsOf(word)) if (!index.has(variant)) index.set(variant, word);
  return index;
}

/** The known word one typo away ('spagetti' -> 'spaghetti'), or the word itself. The index is built on first use. */
export function respelled(word: string): string {
  if (word.length < minLength) return word;
  wordsByVariant ??= buildIndex();
  for (const variant of variantsOf(word)) {
    const knownWord = wordsByVariant.get(variant);
    if (knownWord) return knownWord;
  }
  return word;
}
