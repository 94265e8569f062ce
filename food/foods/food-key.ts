import { once } from '#core/once.ts';
import { alwaysIdle, idleAfter, idleBefore } from '../facts/idle-words.ts';
import { sameFoods, sameWords } from '../facts/same-foods.ts';
import { plainLetters } from './plain-letters.ts';
import { singular } from './singular.ts';

const spellings = new Map(Object.entries(sameWords).map(([word, same]) => [word, same.split(' ')] as const));
const alwaysIdlePhrases = new Set(alwaysIdle);
const foodsBefore = new Map(Object.entries(idleAfter));
const longestIdlePhrase = 4;

/** Cuts and parts that are said before or after the food: 'leg of lamb', 'lamb leg'. */
const parts = new Set(
  'juice zest rind peel leaf sprig clove stalk leg rack shoulder loin breast fillet rib head heart yolk white'.split(
    ' ',
  ),
);

/** The one name whose plural is another food: 'pepper' is ground, 'peppers' are vegetables. */
const bellPeppers = /^\s*peppers\s*$/i;

/** Lower case without accents, apostrophes and hyphens, each word in the singular and in one spelling. */
function plainWords(name: string): string[] {
  const letters = plainLetters(name).replaceAll('%', ' percent ').replaceAll('&', ' and ');
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const one = singular(word);
    return spellings.get(word) ?? spellings.get(one) ?? [one];
  });
}

/** The names of the table, as `plainWords` writes them, with the key of their group. */
const keyOfName = once(() => {
  const keys = new Map<string, string>();
  for (const group of sameFoods) {
    const names = group.map((name) => plainWords(name).join(' '));
    for (const name of names) keys.set(name, names[0] ?? name);
  }
  return keys;
});

function withoutIdlePhrases(words: string[], idle: ReadonlySet<string>): string[] {
  const kept: string[] = [];
  for (let place = 0; place < words.length; ) {
    let length = Math.min(longestIdlePhrase, words.length - place);
    while (length > 0 && !idle.has(words.slice(place, place + length).join(' '))) length -= 1;
    if (length === 0) kept.push(words[place] ?? '');
    place += Math.max(length, 1);
  }
  return kept;
}

const idlePhrasesBefore = idleBefore.map(({ idle, heads, not }) => ({ idle: new Set(idle), heads, not }));

/** The name without the next thing that does not matter, or undefined where all of it matters. */
function shorter(words: string[]): string[] | undefined {
  const [part = '', of, ...food] = words;
  if (of === 'of' && parts.has(part) && food.length > 0) return [...food, part];
  const head = words.at(-1) ?? '';
  const attempts = [
    alwaysIdlePhrases,
    ...idlePhrasesBefore
      .filter(({ heads, not }) => heads?.includes(head) ?? !not?.includes(head))
      .map(({ idle }) => idle),
  ];
  for (const idle of attempts) {
    const kept = withoutIdlePhrases(words, idle);
    if (kept.length > 0 && kept.length < words.length) return kept;
  }
  return foodsBefore.get(head)?.includes(words.at(-2) ?? '') ? words.slice(0, -1) : undefined;
}

/**
 * The identity of a food, as a person would say it: two names with the same key are one line on a shopping list. The key is a
 * name too, and its own key.
 */
export function foodKey(name: string): string {
  if (bellPeppers.test(name)) return 'bell pepper';
  for (let words = plainWords(name); ; ) {
    // Signs alone have no words, and yet two of them are not one food.
    if (words.length === 0) return name.trim();
    const key = keyOfName().get(words.join(' '));
    if (key !== undefined) return key;
    const next = shorter(words);
    if (next === undefined) return words.join(' ');
    words = next;
  }
}
