import { once } from '#core/once.ts';
import { alwaysFiller, fillerAfter, fillerBefore } from '../facts/filler-words.ts';
import { foodSynonyms, wordSynonyms } from '../facts/food-synonyms.ts';
import { plainLetters } from './plain-letters.ts';
import { singular } from './singular.ts';

const spellings = new Map(Object.entries(wordSynonyms).map(([word, same]) => [word, same.split(' ')] as const));
const alwaysFillerPhrases = new Set(alwaysFiller);
const foodsBefore = new Map(Object.entries(fillerAfter));
const longestFillerPhrase = 4;

/** Cuts and parts that can come before or after the food: 'leg of lamb', 'lamb leg'. */
const parts = new Set(
  'juice zest rind peel leaf sprig clove stalk leg rack shoulder loin breast fillet rib head heart yolk white'.split(
    ' ',
  ),
);

/** The only name whose plural is a different food: 'pepper' is ground, 'peppers' are vegetables. */
const bellPeppers = /^\s*peppers\s*$/i;

/** Lowercase words without accents, apostrophes or hyphens, in the singular and in canonical spelling. */
function plainWords(name: string): string[] {
  const letters = plainLetters(name).replaceAll('%', ' percent ').replaceAll('&', ' and ');
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const one = singular(word);
    return spellings.get(word) ?? spellings.get(one) ?? [one];
  });
}

/** Maps each name in `sameFoods`, normalized by `plainWords`, to the key of its group. */
const keyOfName = once(() => {
  const keys = new Map<string, string>();
  for (const group of foodSynonyms) {
    const names = group.map((name) => plainWords(name).join(' '));
    for (const name of names) keys.set(name, names[0] ?? name);
  }
  return keys;
});

function withoutFillers(words: string[], filler: ReadonlySet<string>): string[] {
  const remaining: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestFillerPhrase, words.length - at);
    while (length > 0 && !filler.has(words.slice(at, at + length).join(' '))) length -= 1;
    if (length === 0) remaining.push(words[at] ?? '');
    at += Math.max(length, 1);
  }
  return remaining;
}

const fillerPhrasesBefore = fillerBefore.map(({ filler, heads, not }) => ({ filler: new Set(filler), heads, not }));

/** The name without the next filler word or phrase, or undefined if there is none. */
function shorten(words: string[]): string[] | undefined {
  const [part = '', of, ...food] = words;
  if (of === 'of' && parts.has(part) && food.length > 0) return [...food, part];
  const head = words.at(-1) ?? '';
  const attempts = [
    alwaysFillerPhrases,
    ...fillerPhrasesBefore
      .filter(({ heads, not }) => heads?.includes(head) ?? !not?.includes(head))
      .map(({ filler }) => filler),
  ];
  for (const filler of attempts) {
    const remaining = withoutFillers(words, filler);
    if (remaining.length > 0 && remaining.length < words.length) return remaining;
  }
  return foodsBefore.get(head)?.includes(words.at(-2) ?? '') ? words.slice(0, -1) : undefined;
}

/**
 * The identity of a food, in readable form: names with the same key are one line on a shopping list. A key is itself a
 * valid name, and its own key.
 */
export function foodKey(name: string): string {
  if (bellPeppers.test(name)) return 'bell pepper';
  for (let words = plainWords(name); ; ) {
    // Names of symbols only ('🧂') have no words, but different ones are different foods.
    if (words.length === 0) return name.trim();
    const key = keyOfName().get(words.join(' '));
    if (key !== undefined) return key;
    const next = shorten(words);
    if (next === undefined) return words.join(' ');
    words = next;
  }
}
