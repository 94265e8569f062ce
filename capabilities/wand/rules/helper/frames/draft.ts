import type { Values } from '../../tools/tool.ts';
import type { Family } from '../family.ts';
import type { Found, Span } from '../find/found.ts';
import type { Thing } from '../things.ts';
import { type When, whenSaid } from '../when/when.ts';

/** One reading of a stretch of words in the making: a frame takes the words that fill its slots, and what nobody took is left over. */
export interface Draft {
  family: Family;
  found: Found;
  used: Set<number>;
  /** What speaks against this reading: its name, and how often. */
  faults: Map<string, number>;
  /** What was spoken of before: 'it', 'that one'. */
  topic: readonly Thing[];
  /** The words are likely to be about that, even if they don't point at it. */
  leans: boolean;
}

export const draftOf = (found: Found, family: Family, topic: readonly Thing[] = [], leans = false): Draft => ({
  family,
  found,
  used: new Set(),
  faults: new Map(),
  topic,
  leans,
});

export const blame = ({ faults }: Draft, fault: string, times = 1) => {
  if (times > 0) faults.set(fault, (faults.get(fault) ?? 0) + times);
};

export const take = ({ used }: Draft, { first, next }: Span) => {
  for (let at = first; at < next; at++) used.add(at);
};

export const isFree = ({ used }: Draft, { first, next }: Span) => {
  for (let at = first; at < next; at++) if (used.has(at)) return false;
  return true;
};

export const says = ({ found }: Draft, ...names: string[]) =>
  found.meanings.some(({ meaning }) => names.includes(meaning));

function takeMeant({ found, used }: Draft, isMeant: (meaning: string) => boolean): boolean {
  const meant = found.meanings.filter(({ meaning }) => isMeant(meaning));
  for (const { at } of meant) for (const one of at) used.add(one);
  return meant.length > 0;
}

/** Takes the words of meanings; their names may stand side by side: 'remove callOff calendar'. */
export function takeMeanings(draft: Draft, ...names: string[]): boolean {
  const wanted = new Set(names.flatMap((one) => one.split(' ')));
  return takeMeant(draft, (meaning) => wanted.has(meaning));
}

/** Takes the words of a table of the lexicon, or those of one of its values. */
export const takeTable = (draft: Draft, table: string, value = '') =>
  takeMeant(draft, (meaning) => (value === '' ? meaning.startsWith(`${table}.`) : meaning === `${table}.${value}`));

/** Takes each word of which this is true. */
export function takeEach({ found, used }: Draft, isWanted: (word: Found['words'][number]) => boolean) {
  for (const [at, word] of found.words.entries()) if (isWanted(word)) used.add(at);
}

/** Takes the words that stand within these letters of the text. */
export const takeLetters = (draft: Draft, from: number, length: number) =>
  takeEach(draft, (word) => word.from >= from && word.to <= from + length);

/** Takes words one by one. */
export function takeWords(draft: Draft, words: string): boolean {
  const wanted = new Set(words.split(' '));
  let isAny = false;
  draft.found.words.forEach(({ word }, at) => {
    if (!wanted.has(word) || draft.used.has(at)) return;
    draft.used.add(at);
    isAny = true;
  });
  return isAny;
}

export const has = ({ found }: Draft, pattern: RegExp) => pattern.test(found.text);

/** When, as far as the words say it; its words are taken. */
export function takeWhen(draft: Draft, without: readonly Span[] = []): When {
  const { found, family } = draft;
  const masked = without.length > 0 ? maskedText(found, without) : found.text;
  const { when, spans } = whenSaid(masked, family.clock);
  for (const span of spans) if (isFree(draft, span)) take(draft, span);
  return when;
}

/** The text with blanks in place of some words. Each leaves a sign, so that the words behind keep their places. */
function maskedText({ text, words }: Found, spans: readonly Span[]): string {
  const letters = text.split('');
  for (const { first, next } of spans)
    for (const { from, to } of words.slice(first, next)) letters.fill(' ', from, to).fill('|', from, from + 1);
  return letters.join('');
}

/** What was said and nobody took. */
export function leftOver(draft: Draft) {
  const { found, used } = draft;
  const isLeft = (span: Span) => isFree(draft, span);
  const content = found.words.filter(({ isSmall }, at) => !isSmall && !used.has(at));
  return {
    words: content.length,
    numbers: content.filter(({ word }) => /^\d/.test(word)).length,
    people: found.mentions.filter(isLeft).length,
    when: found.when.filter((one) => one.kind !== 'other' && isLeft(one)).length,
  };
}

export const asValues = (values: Record<string, Values[string] | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

/** The value that a word of a table in the lexicon stands for: 'puppy' -> 'dog' of 'pet.dog: dog|puppy'. The words stay free. */
export const valueSaid = ({ found }: Draft, table: string): string | undefined =>
  found.meanings.find(({ meaning }) => meaning.startsWith(`${table}.`))?.meaning.slice(table.length + 1);

/** The same, and its words are taken. */
export function takeValue(draft: Draft, table: string): string | undefined {
  const value = valueSaid(draft, table);
  if (value) takeTable(draft, table, value);
  return value;
}
