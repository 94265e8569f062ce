const comparisonKey = (word: string) => word.toLowerCase().replace(/[\s-]+/g, '');

/** Drops words that differ only in case, spaces or hyphens. Prefers the catalogue's spelling over the first one. */
export function uniqueWords(words: readonly string[], catalogue: readonly string[] = []): string[] {
  const spellings = new Map(catalogue.map((word) => [comparisonKey(word), word]));
  const unique = new Map<string, string>();
  for (const word of words) {
    const key = comparisonKey(word);
    if (!unique.has(key)) unique.set(key, spellings.get(key) ?? word);
  }
  return [...unique.values()];
}
