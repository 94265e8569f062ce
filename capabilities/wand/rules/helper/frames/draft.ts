import type { Values } from '../../tools/tool.ts';
import type { Family } from '../family.ts';
import type { Found } from '../find/found.ts';
import type { Thing } from '../things.ts';
import type { Span } from '../when/tokens.ts';
import { type When, whenIn } from '../when/when.ts';
import { remembered } from '../words/remembered.ts';

/** A reading in progress. The frame uses the words that fill its slots; words that no slot used are left over. */
export interface Draft {
  family: Family;
  found: Found;
  used: Set<number>;
  /** Arguments against this reading: name and count. */
  faults: Map<string, number>;
  /** Records mentioned before, which 'it' and 'that one' refer to. */
  topic: readonly Thing[];
  /** The words are probably about those records, even without 'it'. */
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

function takeWordsOfMeaning({ found, used }: Draft, isMeant: (meaning: string) => boolean): boolean {
  const meant = found.meanings.filter(({ meaning }) => isMeant(meaning));
  for (const { at } of meant) for (const one of at) used.add(one);
  return meant.length > 0;
}

const knownSets = remembered<ReadonlySet<string>>();
const setOf = (words: string) => knownSets(words, () => new Set(words.split(' ')));

/** Uses the words of some meanings, listed in one text: 'remove callOff calendar'. */
export function takeMeanings(draft: Draft, ...names: string[]): boolean {
  const wanted = setOf(names.join(' '));
  return takeWordsOfMeaning(draft, (meaning) => wanted.has(meaning));
}

/** Uses the words of a lexicon table, or of one of its values. */
export const takeTable = (draft: Draft, table: string, value = '') =>
  takeWordsOfMeaning(draft, (meaning) =>
    value === '' ? meaning.startsWith(`${table}.`) : meaning === `${table}.${value}`,
  );

/** Uses each word that passes the test. */
export function takeEach({ found, used }: Draft, isWanted: (word: Found['words'][number]) => boolean) {
  for (const [at, word] of found.words.entries()) if (isWanted(word)) used.add(at);
}

/** Uses the words within a range of characters. */
export const takeLetters = (draft: Draft, from: number, length: number) =>
  takeEach(draft, (word) => word.from >= from && word.to <= from + length);

/** Uses single words. */
export function takeWords(draft: Draft, words: string): boolean {
  const [wanted, before] = [setOf(words), draft.used.size];
  takeEach(draft, ({ word }) => wanted.has(word));
  return draft.used.size > before;
}

export const has = ({ found }: Draft, pattern: RegExp) => pattern.test(found.text);

/** Date and time, and uses their words. */
export function takeWhen(draft: Draft, without: readonly Span[] = []): When {
  const { found, family } = draft;
  const masked = without.length > 0 ? maskedText(found, without) : found.text;
  const { when, spans } = whenIn(masked, family.clock);
  for (const span of spans) if (isFree(draft, span)) take(draft, span);
  return when;
}

/**
 * The text with some words blanked out. Each leaves a character, so that the positions of other words stay the same.
 */
function maskedText({ text, words }: Found, spans: readonly Span[]): string {
  const letters = text.split('');
  for (const { first, next } of spans)
    for (const { from, to } of words.slice(first, next)) letters.fill(' ', from, to).fill('|', from, from + 1);
  return letters.join('');
}

/** The words that no slot used, apart from some. */
export function leftOver(draft: Draft, without: ReadonlySet<number> = new Set()) {
  const { found, used } = draft;
  const isLeft = (span: Span) => isFree(draft, span) && !without.has(span.first);
  const content = found.words.filter(({ isSmall }, at) => !isSmall && !used.has(at) && !without.has(at));
  return {
    words: content.length,
    numbers: content.filter(({ word }) => /^\d/.test(word)).length,
    people: found.mentions.filter(isLeft).length,
    when: found.when.filter((one) => one.kind !== 'other' && isLeft(one)).length,
  };
}

export const asValues = (values: Record<string, Values[string] | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

/**
 * The value of the first word from a lexicon table: 'puppy' -> 'dog' for 'pet.dog: dog|puppy'. Doesn't use the words.
 */
export const valueSaid = ({ found }: Draft, table: string): string | undefined =>
  found.meanings.find(({ meaning }) => meaning.startsWith(`${table}.`))?.meaning.slice(table.length + 1);

/** The same, and uses the words. */
export function takeValue(draft: Draft, table: string): string | undefined {
  const value = valueSaid(draft, table);
  if (value) takeTable(draft, table, value);
  return value;
}
