import { categoryWords, matchesIn } from '#food/shelves.ts';

/** Whether a text names something that grocery stores sell, judged by its last word: 'apple watch' is not an apple. */
export function isShopped(text: string): boolean {
  const words = categoryWords(text);
  return matchesIn(words).some(({ to }) => to === words.length);
}
