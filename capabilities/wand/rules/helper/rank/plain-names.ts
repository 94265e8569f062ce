import type { Draft } from '../frames/draft.ts';
import { allCards, type Filled } from '../frames/frame.ts';

const named = 'title name serviceName food whatFor destination location partyLocation note'.split(' ');
const linking = /^(?:for|with|w|from|to|at|of|about|and|in|on|by|before|after|until|into|off|out|up|over|the|a|an)$/;
const finite =
  /^(?:(?:i|we|you|he|she|they|it|there|that)'(?:m|s|re|ve|ll|d)|i|we|he|she|they|it|is|are|was|were|has|have|had|will|can't|won't|don't|isn't|goes)$/;

/** Words of a sentence of its own: 'mama wants her hair rolled'. */
export const isFiniteVerb = (word: string) => finite.test(word);

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);

interface Naming {
  tool: string | undefined;
  filled: Filled | undefined;
  draft: Draft;
}

/** Names are what was said in one go, up to a preposition; a task may hold a sentence, but doesn't begin with one. */
export function namesPlainly({ tool, filled, draft: { found } }: Naming): boolean {
  const said = wordsOf(found.text);
  const isApart = (word: string, before: string) =>
    [word, before].every((one) => said.includes(one) && !linking.test(one)) &&
    !said.some((one, at) => one === before && said[at + 1] === word);
  const isPlain = (words: readonly string[]) =>
    words.every((word, at) => at === 0 || !isApart(word, words[at - 1] ?? '')) &&
    !(tool === 'add_task' ? words.slice(0, 1) : words).some(isFiniteVerb);
  const names = filled ? allCards(filled).flatMap((card) => named.flatMap((field) => card[field] ?? [])) : [];
  // A thing that 'it' means is named in parentheses, and quoted words stay as they are.
  const isAsSaid = (name: string) => isPlain(wordsOf(name.split(' (', 1)[0] ?? ''));
  return /["“]/.test(found.text) || names.every((name) => typeof name !== 'string' || isAsSaid(name));
}
