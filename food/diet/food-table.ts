import { once } from '#core/once.ts';
import { allergenFoods } from '../facts/allergen-foods.ts';
import { dietFoods } from '../facts/diet-foods.ts';
import { harmlessFoods } from '../facts/diet-harmless.ts';
import { takingWords } from '../facts/diet-taking-words.ts';
import { lineWords } from './line-words.ts';
import { type Trait, withImplied } from './traits.ts';

/** What a phrase says: a food is something, a word like 'gluten-free' takes something away. */
export interface Meaning {
  is: readonly Trait[];
  takes?: readonly Trait[];
}

/** Phrases from their last word to their first, since in English the last word is the thing itself. */
interface Branch {
  before: Map<string, Branch>;
  meaning?: Meaning;
}

/** 'oat/soy milk' -> 'oat milk', 'soy milk' */
export function phrasesOf(list: string): string[] {
  return list.split(',').flatMap((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((slot) => slot.split('/'))
      .reduce((starts, choices) => starts.flatMap((start) => choices.map((word) => `${start} ${word}`)), ['']),
  );
}

function plant(root: Branch, list: string, meaning: Meaning) {
  for (const phrase of phrasesOf(list)) {
    let branch = root;
    for (const word of lineWords(phrase).reverse()) {
      const next = branch.before.get(word) ?? { before: new Map() };
      branch.before.set(word, next);
      branch = next;
    }
    branch.meaning = meaning;
  }
}

const rootOfAll = once(() => {
  const root: Branch = { before: new Map() };
  plant(root, harmlessFoods, { is: [] });
  for (const { is, foods } of [...dietFoods, ...allergenFoods]) plant(root, foods, { is: withImplied(is) });
  for (const { takes, words } of takingWords) plant(root, words, { is: [], takes: withImplied(takes) });
  return root;
});

export interface Match {
  meaning: Meaning;
  from: number;
  to: number;
}

/** The longest phrase that ends before `to`; `tail` are words that stand elsewhere in the line and end the phrase. */
export function matchBefore(words: readonly string[], to: number, tail: readonly string[] = []): Match | undefined {
  let branch: Branch | undefined = rootOfAll();
  for (let index = tail.length - 1; index >= 0 && branch; index--) branch = branch.before.get(tail[index] ?? '');
  let longest: Match | undefined;
  for (let from = to - 1; from >= 0 && branch; from--) {
    branch = branch.before.get(words[from] ?? '');
    if (branch?.meaning) longest = { meaning: branch.meaning, from, to };
  }
  return longest;
}
