import { knownWords } from './category-entries.ts';

/** Shorter words have too many neighbours that mean something else: 'bean' and 'bear'. */
const shortest = 6;

/** Letters doubled or not are the commonest slip, so that 'brocolli' and 'broccoli' are the same here. */
function undoubled(word: string): string {
  let letters = '';
  for (const letter of word) if (!letters.endsWith(letter)) letters += letter;
  return letters;
}

/** The word and what is left of it without one of its letters: two words that share one of these are one slip apart. */
function* shapesOf(word: string): Generator<string> {
  const letters = undoubled(word);
  yield letters;
  for (let at = 1; at < letters.length; at++) yield letters.slice(0, at) + letters.slice(at + 1);
}

let wordsByShape: Map<string, string> | undefined;

function indexed(): Map<string, string> {
  const index = new Map<string, string>();
  for (const word of knownWords())
    if (word.length >= shortest) for (const shape of shapesOf(word)) if (!index.has(shape)) index.set(shape, word);
  return index;
}

/** The known word one slip away ('spagetti' -> 'spaghetti'), or the word itself. The index is made when first needed. */
export function respelled(word: string): string {
  if (word.length < shortest) return word;
  wordsByShape ??= indexed();
  for (const shape of shapesOf(word)) {
    const known = wordsByShape.get(shape);
    if (known) return known;
  }
  return word;
}
