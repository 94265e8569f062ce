import { once } from '#core/once.ts';
import { foods } from '../facts/category-foods.ts';
import { forms, ignoredPhrases, type Kind, type State, stateWords, vagueWords } from '../facts/shop-categories.ts';
import { categoryWords } from './category-words.ts';

/** Priority of a phrase: a form ('soup') wins over a food ('tomato'), and a food over a vague word ('leaf'). */
export const weights = { vague: 1, food: 2, form: 3 } as const;

export interface Entry {
  kind: Kind;
  weight: number;
}

/** An entry found at the words `from` to `to` (exclusive) of a name. */
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

const ignored = new Set(phrasesOf(ignoredPhrases));

/** All states, highest priority first. */
export const states = Object.keys(stateWords) as State[];
const stateByWord = new Map(
  states.flatMap((state) => phrasesOf(stateWords[state]).map((word) => [word, state] as const)),
);

export const stateOf = (word: string): State | undefined => stateByWord.get(word);

/** Also finds phrases whose last word `categoryWords` kept in the plural: 'chile peppers'. */
export const entryOf = (phrase: string): Entry | undefined =>
  allEntries().get(phrase) ?? (phrase.endsWith('s') ? allEntries().get(phrase.slice(0, -1)) : undefined);

/** Removes phrases that only sound like a food or a state, such as the 'low-salt' of 'low-salt broth'. */
export function withoutIgnoredPhrases(words: readonly string[]): string[] {
  const remaining: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2].find((count) => ignored.has(words.slice(at, at + count).join(' ')));
    if (length === undefined) remaining.push(words[at] ?? '');
    at += length ?? 1;
  }
  return remaining;
}

/** Matches from the right, because the last words of an English name are the thing itself; longest phrase first. */
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

export const knownWords = (): string[] =>
  [...allEntries()]
    .filter(([phrase, { weight }]) => weight > weights.vague && !phrase.includes(' '))
    .map(([word]) => word);
