import type { Proposal } from '../../contract.ts';
import { isFirm, type PlainWord, plainWord } from '../plain-words.ts';
import type { PastTurn } from '../tools/brain.ts';
import { byName } from './by-name.ts';
import { cardsInView, inMindOf, openCards } from './conversation-cards.ts';
import { type Decision, decided, which } from './decisions.ts';
import { stillOpen } from './words.ts';

/** What she decides in words, about which of the cards of her conversation. */

/** Undefined where the words decide nothing. `kept` are the titles of what the family keeps. */
export function decisionIn(
  message: string,
  past: readonly PastTurn[],
  kept: ReadonlySet<string>,
): Decision | undefined {
  const decision = meantBy(message, past, kept);
  return decision?.kind === 'decide' && !decision.isNamed ? withoutAlone(decision) : decision;
}

function withoutAlone(decision: Decision & { kind: 'decide' }): Decision {
  const alone = decision.approved.filter(({ decidedAlone }) => decidedAlone);
  return { ...decision, approved: decision.approved.filter((card) => !alone.includes(card)), alone };
}

function meantBy(message: string, past: readonly PastTurn[], kept: ReadonlySet<string>): Decision | undefined {
  const inMind = inMindOf(past);
  const shown = cardsInView(past);
  const isHelpers = inMind !== undefined && !inMind.waiting;
  const inPlay = isHelpers ? openCards(past) : shown.filter(isOpen);
  const word = plainWord(message, shown.length > 0 ? shown : inPlay);
  if (inMind?.undoing && word)
    return word === 'no' ? { kind: 'say', text: 'All right.', inMind: {} } : { kind: 'undo', ids: inMind.undoing };
  if (word === 'undo') return { kind: 'undo' };
  const open = shown.filter(isOpen);
  if (word) return byWord(word, message, open, inPlay);
  if (inMind?.deciding && everyAlone.test(message)) return decided(inMind.deciding, inPlay, inPlay);
  return byName(message, open.length > 1 ? open : inPlay, kept, inMind?.deciding);
}

const isOpen = ({ status }: Proposal) => status === 'open';
const everyAlone = /^(?:both|all)(?: of (?:them|those))?(?: please)?$/i;
const every = /\b(?:both|everything|(?<!by )all(?! (?:good|right|fine|set|great|ok)\b))\b/i;

function byWord(
  word: Exclude<PlainWord, 'undo'>,
  message: string,
  shown: readonly Proposal[],
  inPlay: readonly Proposal[],
): Decision | undefined {
  const isEvery = every.test(message);
  const isBoth = /\bboth\b/i.test(message);
  const meant = isEvery && !(isBoth && shown.length === 2) ? inPlay : shown;
  // 'yes, delete it' names the only card by what it does; of several it may mean one.
  const namesIt = plainWord(message) === undefined;
  if (meant.length > 0 && !(isBoth && meant.length > 2))
    return { ...decided(word, meant, inPlay), isNamed: namesIt && meant.length === 1 };
  const [only, ...others] = inPlay;
  if (!only) return undefined;
  if (others.length > 0) return which(word, inPlay);
  // 'ok' after an answer only says that it was heard.
  return word === 'no' || namesIt || isFirm(message, only)
    ? { ...decided(word, inPlay, inPlay), isNamed: namesIt }
    : { kind: 'say', text: `${stillOpen(inPlay)} Say ‘yes’ if you want it.`, inMind: {} };
}
