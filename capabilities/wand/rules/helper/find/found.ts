import type { Family } from '../family.ts';
import { lexicon, type Pattern, smallWords } from '../lexicon.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Thing } from '../things.ts';
import { type Finding, findingsIn } from '../when/findings.ts';
import { type Span, type Token, type Tokens, tokensOf } from '../when/tokens.ts';
import { type Mention, mentionsIn } from '../words/names.ts';
import { type Self, selfIn } from '../words/names-self.ts';
import { rememberedFor } from '../words/remembered.ts';

/**
 * What was found in a stretch of a message: people, records, days, times, amounts and meanings, each with its words.
 * Several may share a word.
 */
export interface Found {
  text: string;
  words: readonly Word[];
  when: readonly Finding[];
  mentions: readonly Mention[];
  /** Whether the user is meant ('for me'), and the words that say only that. */
  self: Self | undefined;
  meanings: readonly Meant[];
}

export interface Word extends Token {
  /** The word without its ending, the same for all synonyms: 'swimming' -> 'swim'; '' for small words. */
  stem: string;
  isSmall: boolean;
  /** Records whose title or place contains it. */
  things: readonly Thing[];
}

export interface Meant extends Span {
  meaning: string;
  /** Only its own words: 'take' and 'off' of 'take ... off', without the words in between. */
  at: readonly number[];
}

const patternsByFirstWord = Map.groupBy(lexicon, ({ words: [first = ''] }) => first);
const maxGap = 6;

function meantAt(words: Tokens, from: number, { meaning, words: said }: Pattern): Meant | undefined {
  const at = [from];
  let next = from + 1;
  for (let index = 1; index < said.length; index++) {
    const word = said[index] ?? '';
    if (word === '...') {
      const wanted = said[index + 1] ?? '';
      const place = words.findIndex((one, here) => here >= next && here <= next + maxGap && one.word === wanted);
      if (place < 0) return undefined;
      at.push(place);
      next = place + 1;
      index++;
    } else if (words[next]?.word === word) at.push(next++);
    else return undefined;
  }
  return { meaning, first: from, next, at };
}

const meaningsIn = (words: Tokens): Meant[] =>
  words.flatMap(({ word }, at) =>
    (patternsByFirstWord.get(word) ?? patternsByFirstWord.get(word.replace(/'s$/, '')) ?? []).flatMap(
      (pattern) => meantAt(words, at, pattern) ?? [],
    ),
  );

const vocabularies = rememberedFor<Map<string, Thing[]>>();

/** The words that can mean each record. */
const vocabularyOf = (family: Family) =>
  vocabularies(family)('', () => {
    const all = new Map<string, Thing[]>();
    for (const thing of family.things)
      for (const stem of meaningOf(`${thing.title} ${thing.beside}`)) {
        if (!all.has(stem)) all.set(stem, []);
        all.get(stem)?.push(thing);
      }
    return all;
  });

const cachedFindings = rememberedFor<Found>();
export const foundIn = (text: string, family: Family): Found =>
  cachedFindings(family)(text, () => findAll(text, family));

function findAll(text: string, family: Family): Found {
  const tokens = tokensOf(text);
  const vocabulary = vocabularyOf(family);
  const words = tokens.map((token): Word => {
    const plain = token.word.replace(/'s?$/, '');
    const isSmall = smallWords.has(token.word) || smallWords.has(plain) || !/[\p{L}\p{N}]/u.test(token.word);
    const [stem = ''] = meaningOf(plain);
    return { ...token, stem, isSmall: isSmall || stem === '', things: isSmall ? [] : (vocabulary.get(stem) ?? []) };
  });
  const { household, clock } = family;
  const mentions = mentionsIn(tokens, text, household, clock.today);
  return {
    text,
    words,
    when: findingsIn(tokens, text, clock),
    mentions,
    self: selfIn(tokens, household, mentions.length > 0),
    meanings: meaningsIn(words),
  };
}
