import { categoryWords, matchesIn } from '#food/shelves.ts';

/** Whether a text names something that shops sell, by its last word: 'apple watch' is no apple. */
export function isShopped(text: string): boolean {
  const words = categoryWords(text);
  return matchesIn(words).some(({ to }) => to === words.length);
}
