import { separator, type Token } from './tokens.ts';
import { edgeWord, type Word, wordKind, wordOfToken } from './words.ts';

/** A token with its surroundings. A segment is the text between two commas, brackets or slashes. */
export interface TokenContext {
  token: Token;
  word: Word;
  /** The separator after the token; `token.before` is the one before it. */
  after: number;
  segmentStart: Word;
  segmentEnd: Word;
  /** The closest previous word that starts a remark ('or', 'such', 'for'). */
  trigger: Word;
  /** Encoded counts of the commas and numbers before it, and whether it is in brackets. */
  position: number;
  /** Bit set of the kinds of remark started so far. */
  remarks: number;
  /** Encoded: whether commas, 'or', 'and' and numbers follow. */
  ahead: number;
}

const triggers = new Set(
  'or and plus for with such like preferably if about from in to as including not see each'.split(' '),
);
const examples = new Set('such like preferably including'.split(' '));
const purposes = new Set('for to with from if'.split(' '));

export function withContext(tokens: readonly Token[]): TokenContext[] {
  const contexts: TokenContext[] = [];
  for (const token of tokens) contexts.push(initialContext(token, wordOfToken(token)));
  lookBack(contexts);
  lookAhead(contexts);
  return contexts;
}

const initialContext = (token: Token, word: Word): TokenContext => ({
  token,
  word,
  after: separator.start,
  segmentStart: word,
  segmentEnd: word,
  trigger: edgeWord,
  position: 0,
  remarks: 0,
  ahead: 0,
});

const startsSegment = (before: number) =>
  before !== separator.space && before !== separator.none && before !== separator.dash;
const isComma = (before: number) => before === separator.comma || before === separator.closeComma;

function lookBack(contexts: TokenContext[]) {
  let [segmentStart, trigger] = [edgeWord, edgeWord];
  let [commas, numbers, remarks] = [0, 0, 0];
  for (let at = 0; at < contexts.length; at++) {
    const context = contexts[at] as TokenContext;
    const { token, word } = context;
    if (isComma(token.before) && commas < 2) commas += 1;
    if (startsSegment(token.before)) segmentStart = word;
    remarks |= remarkOf(word, contexts[at + 1]?.word);
    context.segmentStart = segmentStart;
    context.trigger = trigger;
    context.remarks = remarks;
    context.position = (commas * 4 + numbers) * 2 + (token.isBracketed ? 1 : 0);
    if (token.number && numbers < 3) numbers += 1;
    if (triggers.has(word.lower)) trigger = word;
  }
}

/** Bit flag of a remark: 1 for another amount ('or 2 cups'), 2 for examples ('such as'), 4 for a purpose ('for'). */
function remarkOf(word: Word, next: Word | undefined): number {
  const { lower } = word;
  if (lower === 'or' || lower === 'plus' || lower === 'and') return next !== undefined && isCounting(next.kind) ? 1 : 0;
  if (examples.has(lower)) return 2;
  return purposes.has(lower) ? 4 : 0;
}

const isCounting = (kind: number) => kind === wordKind.number || kind === wordKind.spelled || kind === wordKind.article;

function lookAhead(contexts: TokenContext[]) {
  let segmentEnd = edgeWord;
  let [commas, or, and, numbers] = [0, 0, 0, 0];
  let after: number = separator.start;
  for (let at = contexts.length - 1; at >= 0; at--) {
    const context = contexts[at] as TokenContext;
    const { token, word } = context;
    if (startsSegment(after)) segmentEnd = word;
    context.segmentEnd = segmentEnd;
    context.after = after;
    context.ahead = commas * 8 + or * 4 + and * 2 + numbers;
    if (isComma(token.before) && commas < 2) commas += 1;
    if (word.lower === 'or') or = 1;
    if (word.lower === 'and') and = 1;
    if (token.number) numbers = 1;
    after = token.before;
  }
}
