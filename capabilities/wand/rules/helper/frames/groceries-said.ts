import { meaningOf } from '../records/find-record.ts';
import { numberOf, type Span } from '../when/tokens.ts';
import { type Clause, textOf } from './clauses.ts';
import type { Draft } from './draft.ts';
import { linesIn } from './lines.ts';
import { meaningsIn } from './meanings.ts';

/** 'I want to bake a cake', 'they want to do tamales' and 'stop putting it' name nothing to buy. */
export function namesNothing(draft: Draft, { next }: Span): boolean {
  const [word, behind] = draft.found.words.slice(next);
  const isBuying = meaningsIn(draft, { first: next + 1, next: next + 3 }, 'buy').length > 0;
  const isDeed = !behind?.isSmall || /^(?:do|go|be)$/.test(behind.word);
  return /^(?:it|them)$/.test(word?.word ?? '') || (word?.word === 'to' && isDeed && !isBuying);
}

/** Nor is the 'sticks' of 'glue sticks' a request. */
function isRequest(draft: Draft, ask: Span): boolean {
  const { words } = draft.found;
  const isShape = meaningsIn(draft, ask, 'unit').length > 0 && !(words[ask.first - 1]?.isSmall ?? true);
  const all = { first: 0, next: words.length };
  const isFood = meaningsIn(draft, all, 'oneThing').some((one) => one.first < ask.first && ask.first < one.next);
  return !isShape && !namesNothing(draft, ask) && !isFood;
}

/** The groceries in a clause: the words after the first request, or those before it ('dog food is running low'). */
export function linesOf(draft: Draft, clause: Clause, before: readonly string[]): string[] {
  const said = meaningsIn(draft, clause, 'buy', 'add');
  const asks = said.filter((one) => isRequest(draft, one)).toSorted((a, b) => a.first - b.first);
  const [ask] = asks;
  for (const { at } of asks) for (const one of at) draft.used.add(one);
  // 'milk and eggs, for the pie'
  const isPurpose = before.length > 0 && draft.found.words[clause.first]?.word === 'for';
  if (!ask)
    return clause.isTold || isPurpose || said.some((one) => namesNothing(draft, one))
      ? [...before]
      : linesIn(draft, clause, before);
  const behind = linesIn(draft, { first: ask.first, next: clause.next }, before);
  if (behind.join() !== before.join()) return behind;
  const lead = leadOf(draft, { first: clause.first, next: ask.first });
  return lead ? linesIn(draft, lead, before) : behind;
}

const atHome = /\b(?:(?:we|i)(?:'ve| have| got| still| already| don't (?:need|want))|there's|there are)\b/i;
const notAtHome = /\b(?:no|not|none|only|out|gone|to|any|had|used|run|finished)\b/i;

/** 'no wait, we've got buns': the items of the list without those that a later clause takes back. */
export function withoutTakenBack(draft: Draft, clause: Clause, lines: readonly string[]): string[] | undefined {
  const text = textOf(draft, clause);
  const [, told] = text.split(atHome);
  const said = meaningOf(text);
  const left = lines.filter((line) => !said.includes(meaningOf(line).at(-1) ?? ''));
  return told !== undefined && !notAtHome.test(told) && left.length < lines.length ? left : undefined;
}

/** 'the big box', 'the strawberry one', 'the last ones the hens got': describes the item mentioned before. */
export function isKindOnly({ found: { words, meanings } }: Draft, { first, next }: Span): boolean {
  const kinds = meanings.filter(({ meaning }) => meaning === 'kindOf');
  const isEnd = (at: number) =>
    at === next || (at < next && words[at]?.isSmall && !/^(?:of|and|or|with|for)$/.test(words[at]?.word ?? ''));
  const isKind = kinds.some((one) => one.first > first && one.next < first + 6 && isEnd(one.next));
  const lead = words[first]?.word;
  const isAnyKind = lead === 'any' && kinds.some((one) => one.first === first + 1);
  return isAnyKind || (isKind && lead === 'the');
}

/** The opening 'there are no' of 'there are no wipes left'; undefined if someone else is the subject. */
function leadOf(draft: Draft, span: Span): Span | undefined {
  const { words, mentions } = draft.found;
  const none = words.findIndex(({ word }, at) => at >= span.first && at < span.next && word === 'no');
  if (none >= 0) return { first: none + 1, next: span.next };
  const isOthers =
    mentions.some((one) => one.first === span.first) ||
    meaningsIn(draft, span, 'subject').some(({ first }) => first === span.first);
  return isOthers || meaningsIn(draft, span, 'asking').length > 0 ? undefined : span;
}

interface Amount extends Span {
  /** A previous or rejected amount: 'not 1', 'instead of two'. */
  isOld: boolean;
}

const oldAmountPattern = /^(?:not|from|than|of|was)$/;

/** Amounts in the text: '2 dozen', 'a gallon', 'six tins'. */
export function amountsIn(draft: Draft): Amount[] {
  const { words } = draft.found;
  const isUnit = (at: number) => meaningsIn(draft, { first: at, next: at + 1 }, 'unit').length > 0;
  const amounts: Amount[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]?.word ?? '';
    const isArticle = word === 'a' || word === 'an';
    const isCount = /^\d/.test(word) || /^(?:half|double)$/.test(word) || (!isArticle && numberOf(word) !== undefined);
    let next = at + 1;
    if (isCount && words[next]?.word === 'a' && isUnit(next + 1)) next++;
    while (isUnit(next) && next < at + 4) next++;
    if (isArticle ? next === at + 1 : !isCount) continue;
    if (words[at - 1]?.word === 'size') continue;
    amounts.push({ first: at, next, isOld: oldAmountPattern.test(words[at - 1]?.word ?? '') });
    at = next - 1;
  }
  return amounts;
}
