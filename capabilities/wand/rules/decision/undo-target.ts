import { shortWeekdayAndDate, today } from '#core/dates.ts';
import type { Proposal } from '../../contract.ts';
import type { PastTurn } from '../tools/brain.ts';
import { fullName, lastMemory, openCards, type TurnMemory } from './conversation-cards.ts';

/** What a plain 'undo' refers to: cards to drop, approved proposals to undo, or a question if that is unclear. */
type UndoTarget =
  | { kind: 'drop'; cards: readonly Proposal[] }
  | { kind: 'undo'; ids: readonly string[] }
  | { kind: 'say'; text: string; memory: TurnMemory };

/** Approvals older than this are undone only after asking. */
const oneHourMs = 60 * 60 * 1000;

/** `done` are the cards approved together last. */
export function findUndoTarget(past: readonly PastTurn[], done: readonly Proposal[], timeZone: string): UndoTarget {
  const decidedAt = done[0]?.decidedAt ?? '';
  const open = openCards(past).filter(({ createdAt }) => createdAt > decidedAt);
  const [card] = open.slice(-1);
  if (card && lastMemory(past)?.changed?.length) return { kind: 'say', text: onlyProposedText(card), memory: {} };
  if (card) return { kind: 'drop', cards: open.filter(({ turnId }) => turnId === card.turnId) };
  if (done.length === 0) return { kind: 'say', text: 'There is nothing to undo.', memory: {} };
  const ids = done.map(({ id }) => id);
  const conversationCards = past.flatMap(({ proposals }) => proposals);
  const isInConversation = conversationCards.some(({ id }) => ids.includes(id));
  const isLast = conversationCards.every((one) => (one.decidedAt ?? '') <= decidedAt);
  if (isInConversation && isLast && Date.now() - Date.parse(decidedAt) < oneHourMs) return { kind: 'undo', ids };
  const day = shortWeekdayAndDate(today(timeZone, new Date(decidedAt)));
  const text = `Undo ${done.map(fullName).join(', ')}? You approved it on ${day}. Say ‘yes’ and I take it back.`;
  return { kind: 'say', text, memory: { undoing: ids } };
}

const onlyProposedText = ({ subject }: Proposal) =>
  `Nothing was written yet: ${subject} is only proposed. Say how it should be instead, or ‘no’ to leave it.`;
