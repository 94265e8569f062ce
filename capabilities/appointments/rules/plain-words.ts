const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** Lower-case words without plural s, and each two neighbors as one word: 'check-ups' is also 'checkup'. */
export function plainWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(singular);
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
}
