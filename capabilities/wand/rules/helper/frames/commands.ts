import type { Draft } from './draft.ts';
import { isSign } from './meanings.ts';

const determinerPattern = /^(?:the|a|an|my|our|his|her|their|your|some|'s)$/;

/** Whether the word is in a position for a command: 'log' in 'please log', but not in 'reading log' or 'a new coat'. */
function isCommand({ found: { words, when }, used }: Draft, at: number): boolean {
  const before = words[at - 1];
  if (!before || used.has(at - 1) || isSign(before.word)) return true;
  if (when.some(({ kind, first, next }) => kind !== 'other' && first < at && next === at)) return true;
  return before.isSmall && !determinerPattern.test(before.word) && !/'s?$/.test(before.word);
}

/** Uses the verbs that ask for the tool, but not the same words in a name: 'book club'. */
export function takeCommands(draft: Draft, ...names: string[]) {
  const { meanings } = draft.found;
  const named = meanings.filter(({ meaning }) => meaning === 'oneName');
  const isName = (at: number) => named.some(({ first, next }) => first <= at && at < next);
  const isVerb = (meaning: string) => meaning === 'add' || meaning === 'book';
  const meant = meanings.filter(
    ({ meaning, first, next }) =>
      names.includes(meaning) && (!isVerb(meaning) || next - first > 1 || isCommand(draft, first)),
  );
  for (const { at } of meant) if (!at.some(isName)) for (const one of at) draft.used.add(one);
}
