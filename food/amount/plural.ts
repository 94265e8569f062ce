const wordsWithPluralInOes = new Set(['tomato', 'potato', 'mango']);

/** English plural; correct only for the count units and countable foods listed in `facts`. */
export function plural(word: string): string {
  if (['ch', 'sh', 's', 'x'].some((ending) => word.endsWith(ending)) || wordsWithPluralInOes.has(word))
    return `${word}es`;
  if (word.endsWith('af')) return `${word.slice(0, -1)}ves`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
