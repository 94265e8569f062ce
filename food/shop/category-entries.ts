import { once } from '#core/once.ts';
import { foods } from '../facts/category-foods.ts';
import { forms, idlePhrases, type Kind, type State, stateWords, vagueWords } from '../facts/shop-categories.ts';
import { categoryWords } from './category-words.ts';

/** How much a phrase says: a form ('soup') outweighs a food ('tomato'), and a food a vague word ('leaf'). */
export const weights = { vague: 1, food: 2, form: 3 } as const;

export interface Entry {
  kind: Kind;
  weight: number;
}

/** An entry at the words `from` to `to` (exclusive) of a name. */
export interface Match extends Entry {
  from: number;
  to: number;
}

const longestPhrase = 5;
const phrasesOf = (list: string) => list.split(',').map((phrase) => categoryWords(phrase).join(' '));
const everyPhrase = (lists: Partial<Record<Kind, string>>) =>
  (Object.keys(lists) as Kind[]).flatMap((kind) => phrasesOf(lists[kind] ?? '').map((phrase) => ({ kind, phrase })));

const allEntries = once(() => {
  const entries = new Map<string, Entry>();
  for (const { kind, phrase } of everyPhrase(forms)) entries.set(phrase, { kind, weight: weights.form });
  for (const { kind, phrase } of everyPhrase(foods)) {
    const head = entries.get(phrase.slice(phrase.lastIndexOf(' ') + 1));
    if (!entries.has(phrase)) entries.set(phrase, { kind, weight: head?.weight ?? weights.food });
    if (kind === 'chile' || kind === 'driedChile')
      for (const plant of ['pepper', 'chile', 'chili', 'chilli'])
        entries.set(`${phrase} ${plant}`, { kind, weight: weights.food });
  }
  for (const { kind, phrase } of everyPhrase(vagueWords))
    if (!entries.has(phrase)) entries.set(phrase, { kind, weight: weights.vague });
  return entries;
});

const idle = new Set(phrasesOf(idlePhrases));

/** The states in the order in which they outweigh each other. */
export const states = Object.keys(stateWords) as State[];
const stateByWord = new Map(
  states.flatMap((state) => phrasesOf(stateWords[state]).map((word) => [word, state] as const)),
);

export const stateOf = (word: string): State | undefined => stateByWord.get(word);

/** A plural kept for its own sake ends like its singular inside a phrase: 'chile peppers'. */
export const entryOf = (phrase: string): Entry | undefined =>
  allEntries().get(phrase) ?? (phrase.endsWith('s') ? allEntries().get(phrase.slice(0, -1)) : undefined);

/** Leaves out what only sounds like a food or a state: the salt of 'low-salt broth'. */
export function withoutIdlePhrases(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2].find((count) => idle.has(words.slice(at, at + count).join(' ')));
    if (length === undefined) kept.push(words[at] ?? '');
    at += length ?? 1;
  }
  return kept;
}

/** From the right, since the last words of an English name are the thing itself; the longest phrase known wins. */
export function matchesIn(words: readonly string[]): Match[] {
  const matches: Match[] = [];
  for (let to = words.length; to > 0; ) {
    let from = Math.max(0, to - longestPhrase);
    let entry = entryOf(words.slice(from, to).join(' '));
    while (!entry && ++from < to) entry = entryOf(words.slice(from, to).join(' '));
    if (entry) matches.unshift({ ...entry, from, to });
    to = entry ? from : to - 1;
  }
  return matches;
}

/** The foods and forms of one word. */
export const knownWords = (): string[] =>
  [...allEntries()]
    .filter(([phrase, { weight }]) => weight > weights.vague && !phrase.includes(' '))
    .map(([word]) => word);
