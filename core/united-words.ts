const keyOf = (word: string) => word.toLowerCase().replace(/[\s-]+/g, '');

/** Nobody means another word by capitals, blanks or hyphens: each is kept once, spelled as in the catalogue, else as it came first. */
export function unitedWords(words: readonly string[], catalogue: readonly string[] = []): string[] {
  const spellings = new Map(catalogue.map((word) => [keyOf(word), word]));
  const united = new Map<string, string>();
  for (const word of words) {
    const key = keyOf(word);
    if (!united.has(key)) united.set(key, spellings.get(key) ?? word);
  }
  return [...united.values()];
}
