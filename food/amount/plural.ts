const inOes = new Set(['tomato', 'potato', 'mango']);

/** Of the words we know: units of count and foods that are counted. */
export function plural(word: string): string {
  if (['ch', 'sh', 's', 'x'].some((ending) => word.endsWith(ending)) || inOes.has(word)) return `${word}es`;
  if (word.endsWith('af')) return `${word.slice(0, -1)}ves`;
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
}
