/** What she says once more, and otherwise. */

/** 'remind David, well remind me, to call' begins anew. */
export function begun(taken: string, own: string): string | undefined {
  const [first = '', second] = own.toLowerCase().split(' ');
  const at = ` ${taken.toLowerCase()}`.lastIndexOf(` ${first} `);
  return second && at >= 0 && first.length > 1 ? `${taken.slice(0, at)}${own}` : undefined;
}

const leading = /^$|\b(?:with|to|for|at|from|of|and|see|call|text|email|visit|add|buy|get|put) $/i;

/** 'Tom's party, no, Uncle Tom's': what was named, with more words. */
export function fuller(taken: string, said: string): string | undefined {
  const [first = '', ...others] = said.replace(/'s$/, '').toLowerCase().split(' ');
  const last = others.at(-1) ?? '';
  const words = [...taken.toLowerCase().matchAll(/[\p{L}\p{N}]{1,30}/gu)];
  const [named, ...again] = words.filter(([word]) => word === last);
  if (!named || again.length > 0 || others.length > 2 || words.some(([word]) => word === first)) return undefined;
  // 'oat milk, no, almond milk' is another one.
  if (!leading.test(taken.slice(0, named.index))) return undefined;
  const own = said.replace(/'s$/, '');
  return `${taken.slice(0, named.index)}${own}${taken.slice(named.index + last.length)}`;
}
