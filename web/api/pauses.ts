const shortest = 1000;
const longest = 30_000;

/**
 * How many milliseconds to wait before another attempt: twice as long each time, up to half a minute. A share of it is chance, so that
 * the browsers that one server lost do not all come back in the same moment.
 */
export const pauseBefore = (attempt: number, chance = Math.random()) =>
  Math.min(shortest * 2 ** attempt, longest) * (0.5 + chance);
