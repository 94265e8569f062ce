import { categoryWords, matchesIn } from '#food/shelves.ts';
import { numberOf, type Span } from '../when/tokens.ts';
import { placesOf, stretchesIn, textOf, trimmed } from './clauses.ts';
import { type Draft, take } from './draft.ts';
import { meaningAt, startsAt } from './meanings.ts';
import { withoutFillers } from './titles.ts';

const isUnit = (draft: Draft, at: number) => startsAt(draft, at, 'unit');

const isCount = (word: string) => /^\d/.test(word) || (word !== 'a' && word !== 'an' && numberOf(word) !== undefined);

/** Whether an amount begins here: '2 lbs', 'a can', 'six apples', 'some cilantro'. */
function isAmountAt(draft: Draft, at: number): boolean {
  const { words } = draft.found;
  const word = words[at]?.word ?? '';
  const before = words[at - 1]?.word ?? '';
  if (
    /^(?:size|type|vitamin|no|half|for|of|about|x)$/.test(before) ||
    (isUnit(draft, at - 1) && !isUnit(draft, at - 2)) ||
    isCount(before)
  )
    return false;
  if (/^(?:a|an|another)$/.test(word)) return isUnit(draft, at + 1) || words[at + 1]?.word === 'dozen';
  if (word === 'some') return true;
  return isCount(word) && !words[at]?.isGlued && words[at + 1] !== undefined && !words[at + 1]?.isSmall;
}

const jointPattern = /^(?:and|&|n|plus|also|or|,|\+)$/;

/** 'mac and cheese' is one item. */
const isWithinOne = ({ found }: Draft, at: number) =>
  found.meanings.some(({ meaning, first, next }) => meaning === 'oneThing' && first < at && at < next);

/**
 * Where each food begins in a list without punctuation: 'diapers wipes', 'milk eggs bread'. A singular food before
 * another one describes it ('egg noodles'), unless there are three or more.
 */
function foodsIn({ found: { words } }: Draft, { first, next }: Span): Set<number> {
  const said = words.slice(first, next).map(({ word }) => word);
  const plain = categoryWords(said.join(' '));
  if (plain.length !== said.length) return new Set();
  const foods = matchesIn(plain);
  const isRow = foods.every(({ from }, at) => from === (foods[at - 1]?.to ?? 0)) && foods.at(-1)?.to === plain.length;
  const isPlural = (at: number) => said[at] !== plain[at];
  const begins = foods.filter(
    ({ from }, at) => foods[at - 1]?.to === from && (isPlural(from - 1) || (isRow && foods.length > 2)),
  );
  return new Set(begins.map(({ from }) => first + from));
}

function splitAt(draft: Draft, { first, next }: Span): Span[] {
  const parts: Span[] = [];
  const foods = foodsIn(draft, { first, next });
  let from = first;
  for (let at = first; at < next; at++) {
    const isJoint = jointPattern.test(draft.found.words[at]?.word ?? '') && !isWithinOne(draft, at);
    if (isJoint || (at > from && (isAmountAt(draft, at) || foods.has(at)))) {
      parts.push({ first: from, next: at });
      from = isJoint ? at + 1 : at;
    }
  }
  return [...parts, { first: from, next }].map((part) => trimmed(draft, part)).filter((part) => part.first < part.next);
}

const isOnlyAmount = (draft: Draft, { first, next }: Span) =>
  placesOf({ first, next }).every((at) => isUnit(draft, at) || isCount(draft.found.words[at]?.word ?? ''));

/** After a day or 'on the list', 'and' continues the list; 'for the kids' is not an item. */
function isContinued(draft: Draft, { first }: Span, from: number): boolean {
  const { words, text } = draft.found;
  for (let at = first; at >= from; at--) {
    if (jointPattern.test(words[at]?.word ?? '') || text.slice(words[at - 1]?.to, words[at]?.from).includes('\n'))
      return true;
    if (at < first && !words[at]?.isSmall && !meaningAt(draft, at, 'chatter')) return false;
  }
  return true;
}

const isPerson = ({ found }: Draft, { first, next }: Span) =>
  found.mentions.some((one) => one.first <= first && one.next >= next);

/** The items in the unused words of a span; an amount alone belongs to the item before it. */
export function linesIn(draft: Draft, span: Span, before: readonly string[] = []): string[] {
  let lines = [...before];
  const [first, ...others] = stretchesIn(draft, span);
  const stretches = first ? [first, ...others.filter((one) => isContinued(draft, one, span.first))] : [];
  for (const part of stretches.flatMap((stretch) => splitAt(draft, stretch))) {
    const text = withoutFillers(textOf(draft, part));
    const last = lines.at(-1);
    if (text === '' || isPerson(draft, part) || (isOnlyAmount(draft, part) && !last)) continue;
    take(draft, part);
    const [, dropped] = /^(?:no )?not (?:the )?(.*)$/i.exec(text) ?? [];
    if (dropped) lines = lines.filter((line) => !line.toLowerCase().includes(dropped.toLowerCase()));
    else if (isOnlyAmount(draft, part)) lines[lines.length - 1] = `${text} of ${last}`;
    else lines.push(text);
  }
  return lines.filter((line, at) => lines.findIndex((other) => other.toLowerCase() === line.toLowerCase()) === at);
}
