import { type Draft, take, takeWords } from './draft.ts';

/** An amount of money in cents; 'free' is 0. */
export function takeMoney(draft: Draft): number | undefined {
  const { words } = draft.found;
  for (let at = 0; at < words.length; at++) {
    if (draft.used.has(at) || !/^\d+(?:[.,]\d+)?$/.test(words[at]?.word ?? '')) continue;
    const before = words[at - 1]?.word ?? '';
    const behind = words[at + 1]?.word ?? '';
    const isSaid =
      /^[$£€]$/.test(before) ||
      // '18.50' may also be a time, but not next to something with a price.
      /[.,]\d\d$/.test(words[at]?.word ?? '') ||
      /^(?:dollars?|bucks?|quid|pounds?|euros?|cents)$/.test(behind) ||
      draft.found.when.every(({ first, next }) => at < first || at >= next);
    if (!isSaid) continue;
    const amount = Number((words[at]?.word ?? '').replace(',', '.'));
    const isNamed = /^(?:dollars?|bucks?|quid|pounds?|euros?)$/.test(words[at + 1]?.word ?? '');
    take(draft, { first: /^[$£€]$/.test(before) ? at - 1 : at, next: isNamed ? at + 2 : at + 1 });
    return Math.round(amount * 100);
  }
  return takeWords(draft, 'free') ? 0 : undefined;
}

export function takeNumber(draft: Draft): number | undefined {
  const at = draft.found.words.findIndex(({ word }, index) => !draft.used.has(index) && /^\d+$/.test(word));
  if (at < 0) return undefined;
  draft.used.add(at);
  return Number(draft.found.words[at]?.word);
}
