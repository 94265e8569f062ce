/** Where a message may divide: at any of these, or not; the year belongs to its day ('October 30, 1938'). */
const joined =
  / ?\n ?|[.!?;] (?:and |also |oh |then )?|,? (?:and then|and also|oh and|and|plus|also|then|so|but|with|as well as) |, (?!(?:19|20)\d\d\b)| [&+–—-] |: (?=(?:please |can you |could you )?(?:remind|put|add|cancel|move|book|delete|remove)\b)/gi;

export interface Seams {
  starts: readonly number[];
  ends: readonly number[];
  /** What it costs that a part ends there. */
  costs: readonly number[];
}

/** One part more; where a sentence or a line ends it is likely, at a bare 'and' it is not, and least of all where nothing is said between. */
function costOf(sign: string): number {
  if (/[\n.!?;]/.test(sign)) return 1;
  if (sign === ' ') return 1.6;
  return sign.startsWith(',') && sign.length > 2 ? 1.1 : sign.startsWith(',') ? 1.2 : 1.3;
}

/** Where the message may divide; `beginnings` are the offsets of requests that may begin with no sign before them. */
export function seamsOf(message: string, beginnings: readonly number[] = []): Seams {
  const signs = [...message.matchAll(joined)].map(({ 0: sign, index }) => ({ sign, index }));
  const isJoined = (at: number) => signs.some(({ sign, index }) => at >= index && at <= index + sign.length);
  const bare = beginnings.filter((at) => !isJoined(at)).map((at) => ({ sign: ' ', index: at - 1 }));
  const found = [...signs, ...bare].toSorted((a, b) => a.index - b.index);
  return {
    starts: [0, ...found.map(({ sign, index }) => index + sign.length)],
    ends: [...found.map(({ sign, index }) => index + (sign.startsWith('?') ? 1 : 0)), message.length],
    costs: [...found.map(({ sign }) => costOf(sign)), 1],
  };
}
