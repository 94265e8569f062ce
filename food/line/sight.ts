import { separator, type Token } from './tokens.ts';
import { edgeWord, type Word, wordKind, wordOfToken } from './words.ts';

/** A token with what the tagger may know of its line: a stretch is what stands between two commas, brackets or slashes. */
export interface Sight {
  token: Token;
  word: Word;
  after: number;
  /** The first and the last word of its stretch. */
  opener: Word;
  head: Word;
  /** The last word before it that begins a remark ('or', 'such', 'for'). */
  trigger: Word;
  /** Small numbers: where in the line it stands, what was said before, and what is still to come. */
  where: number;
  said: number;
  ahead: number;
}

const triggers = new Set(
  'or and plus for with such like preferably if about from in to as including not see each'.split(' '),
);
const examples = new Set('such like preferably including'.split(' '));
const purposes = new Set('for to with from if'.split(' '));

export function see(tokens: readonly Token[]): Sight[] {
  const sights: Sight[] = [];
  for (const token of tokens) sights.push(sightOf(token, wordOfToken(token)));
  lookBack(sights);
  lookAhead(sights);
  return sights;
}

const sightOf = (token: Token, word: Word): Sight => ({
  token,
  word,
  after: separator.start,
  opener: word,
  head: word,
  trigger: edgeWord,
  where: 0,
  said: 0,
  ahead: 0,
});

const beginsStretch = (before: number) =>
  before !== separator.space && before !== separator.none && before !== separator.dash;
const isComma = (before: number) => before === separator.comma || before === separator.closeComma;

function lookBack(sights: Sight[]) {
  let [opener, trigger] = [edgeWord, edgeWord];
  let [commas, numbers, said] = [0, 0, 0];
  for (let at = 0; at < sights.length; at++) {
    const sight = sights[at] as Sight;
    const { token, word } = sight;
    if (isComma(token.before) && commas < 2) commas += 1;
    if (beginsStretch(token.before)) opener = word;
    said |= remarkOf(word, sights[at + 1]?.word);
    sight.opener = opener;
    sight.trigger = trigger;
    sight.said = said;
    sight.where = (commas * 4 + numbers) * 2 + (token.isBracketed ? 1 : 0);
    if (token.number && numbers < 3) numbers += 1;
    if (triggers.has(word.lower)) trigger = word;
  }
}

/** 'or 2 cups' begins another amount, 'such as' examples, 'for' a purpose. */
function remarkOf(word: Word, next: Word | undefined): number {
  const { lower } = word;
  if (lower === 'or' || lower === 'plus' || lower === 'and') return next !== undefined && isCounting(next.kind) ? 1 : 0;
  if (examples.has(lower)) return 2;
  return purposes.has(lower) ? 4 : 0;
}

const isCounting = (kind: number) => kind === wordKind.number || kind === wordKind.spelled || kind === wordKind.article;

function lookAhead(sights: Sight[]) {
  let head = edgeWord;
  let [commas, or, and, numbers] = [0, 0, 0, 0];
  let after: number = separator.start;
  for (let at = sights.length - 1; at >= 0; at--) {
    const sight = sights[at] as Sight;
    const { token, word } = sight;
    if (beginsStretch(after)) head = word;
    sight.head = head;
    sight.after = after;
    sight.ahead = commas * 8 + or * 4 + and * 2 + numbers;
    if (isComma(token.before) && commas < 2) commas += 1;
    if (word.lower === 'or') or = 1;
    if (word.lower === 'and') and = 1;
    if (token.number) numbers = 1;
    after = token.before;
  }
}
