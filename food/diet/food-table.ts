import { once } from '#core/once.ts';
import { allergenFoods } from '../facts/allergen-foods.ts';
import { dietFoods } from '../facts/diet-foods.ts';
import { harmlessFoods } from '../facts/diet-harmless.ts';
import { freeFromWords } from '../facts/free-from-words.ts';
import { lineWords } from './line-words.ts';
import { type Trait, withImplied } from './traits.ts';

/** The meaning of a phrase: a food has traits (`is`), a word like 'gluten-free' removes traits. */
export interface Meaning {
  is: readonly Trait[];
  removes?: readonly Trait[];
}

/** A trie of phrases from last word to first, because the last word of an English name is the food itself. */
interface PhraseNode {
  before: Map<string, PhraseNode>;
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

function addPhrases(root: PhraseNode, list: string, meaning: Meaning) {
  for (const phrase of phrasesOf(list)) {
    let node = root;
    for (const word of lineWords(phrase).reverse()) {
      const next = node.before.get(word) ?? { before: new Map() };
      node.before.set(word, next);
      node = next;
    }
    node.meaning = meaning;
  }
}

const phraseTree = once(() => {
  const root: PhraseNode = { before: new Map() };
  addPhrases(root, harmlessFoods, { is: [] });
  for (const { is, foods } of [...dietFoods, ...allergenFoods]) addPhrases(root, foods, { is: withImplied(is) });
  for (const { removes, words } of freeFromWords) addPhrases(root, words, { is: [], removes: withImplied(removes) });
  return root;
});

export interface Match {
  meaning: Meaning;
  from: number;
  to: number;
}

/** The longest known phrase that ends before `to`, continued by the words of `tail`, found elsewhere in the line. */
export function matchBefore(words: readonly string[], to: number, tail: readonly string[] = []): Match | undefined {
  let node: PhraseNode | undefined = phraseTree();
  for (let index = tail.length - 1; index >= 0 && node; index--) node = node.before.get(tail[index] ?? '');
  let longest: Match | undefined;
  for (let from = to - 1; from >= 0 && node; from--) {
    node = node.before.get(words[from] ?? '');
    if (node?.meaning) longest = { meaning: node.meaning, from, to };
  }
  return longest;
}
