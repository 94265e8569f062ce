import type { Proposal } from '../../contract.ts';
import { isFirmYes, type PlainWord, plainWord } from '../plain-words.ts';
import type { PastTurn } from '../tools/brain.ts';
import { cardsInView, lastMemory, openCards } from './conversation-cards.ts';
import { decisionByName } from './decision-by-name.ts';
import { stillOpenText } from './decision-text.ts';
import { askWhich, type Decision, decideOn } from './decisions.ts';

/** Parses a decision about cards; undefined if there is none. `savedTitles` are the titles of all records. */
export function decisionIn(
  message: string,
  past: readonly PastTurn[],
  savedTitles: ReadonlySet<string>,
): Decision | undefined {
  const decision = parseDecision(message, past, savedTitles);
  return decision?.kind === 'decide' && !decision.isNamed ? withoutDecidedAlone(decision) : decision;
}

/** Moves the cards that a plain 'yes' doesn't approve to `alone`. */
function withoutDecidedAlone(decision: Decision & { kind: 'decide' }): Decision {
  const alone = decision.approved.filter(({ decidedAlone }) => decidedAlone);
  return { ...decision, approved: decision.approved.filter((card) => !alone.includes(card)), alone };
}

function parseDecision(
  message: string,
  past: readonly PastTurn[],
  savedTitles: ReadonlySet<string>,
): Decision | undefined {
  const memory = lastMemory(past);
  const shown = cardsInView(past);
  const isHelperIdle = memory !== undefined && !memory.waiting;
  const candidates = isHelperIdle ? openCards(past) : shown.filter(isOpen);
  const word = plainWord(message, shown.length > 0 ? shown : candidates);
  if (memory?.undoing && word)
    return word === 'no' ? { kind: 'say', text: 'All right.', memory: {} } : { kind: 'undo', ids: memory.undoing };
  if (word === 'undo') return { kind: 'undo' };
  const open = shown.filter(isOpen);
  if (word) return decisionByWord(word, message, open, candidates);
  if (memory?.deciding && onlyAllWords.test(message)) return decideOn(memory.deciding, candidates, candidates);
  return decisionByName(message, open.length > 1 ? open : candidates, savedTitles, memory?.deciding);
}

const isOpen = ({ status }: Proposal) => status === 'open';
const onlyAllWords = /^(?:both|all)(?: of (?:them|those))?(?: please)?$/i;
const allWords = /\b(?:both|everything|(?<!by )all(?! (?:good|right|fine|set|great|ok)\b))\b/i;

function decisionByWord(
  word: Exclude<PlainWord, 'undo'>,
  message: string,
  shown: readonly Proposal[],
  candidates: readonly Proposal[],
): Decision | undefined {
  const saysAll = allWords.test(message);
  const saysBoth = /\bboth\b/i.test(message);
  const meant = saysAll && !(saysBoth && shown.length === 2) ? candidates : shown;
  // 'yes, delete it' names a single card by its action; with several cards it's unclear which.
  const namesIt = plainWord(message) === undefined;
  if (meant.length > 0 && !(saysBoth && meant.length > 2))
    return { ...decideOn(word, meant, candidates), isNamed: namesIt && meant.length === 1 };
  const [only, ...others] = candidates;
  if (!only) return undefined;
  if (others.length > 0) return askWhich(word, candidates);
  // 'ok' after an answer may just acknowledge it.
  return word === 'no' || namesIt || isFirmYes(message, only)
    ? { ...decideOn(word, candidates, candidates), isNamed: namesIt }
    : { kind: 'say', text: `${stillOpenText(candidates)} Say ‘yes’ if you want it.`, memory: {} };
}
