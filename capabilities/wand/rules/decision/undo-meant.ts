import { shortDay, today } from '#core/dates.ts';
import type { Proposal } from '../../contract.ts';
import type { PastTurn } from '../tools/brain.ts';
import { fullName, type InMind, inMindOf, openCards } from './conversation-cards.ts';

/** What 'undo' is about: nothing is taken back without it being clear what. */
type Meant =
  | { kind: 'drop'; cards: readonly Proposal[] }
  | { kind: 'undo'; ids: readonly string[] }
  | { kind: 'say'; text: string; inMind: InMind };

/** So much later she may not think of it any more. */
const anHour = 60 * 60 * 1000;

/** `done` is what she approved last, together. */
export function undoMeant(past: readonly PastTurn[], done: readonly Proposal[], timeZone: string): Meant {
  const decidedAt = done[0]?.decidedAt ?? '';
  const open = openCards(past).filter(({ createdAt }) => createdAt > decidedAt);
  const [card] = open.slice(-1);
  if (card && inMindOf(past)?.changed?.length) return { kind: 'say', text: onlyOnCard(card), inMind: {} };
  if (card) return { kind: 'drop', cards: open.filter(({ turnId }) => turnId === card.turnId) };
  if (done.length === 0) return { kind: 'say', text: 'There is nothing to undo.', inMind: {} };
  const ids = done.map(({ id }) => id);
  const here = past.flatMap(({ proposals }) => proposals);
  const isHere = here.some(({ id }) => ids.includes(id));
  const isLast = here.every((one) => (one.decidedAt ?? '') <= decidedAt);
  if (isHere && isLast && Date.now() - Date.parse(decidedAt) < anHour) return { kind: 'undo', ids };
  const day = shortDay(today(timeZone, new Date(decidedAt)));
  const text = `Undo ${done.map(fullName).join(', ')}? You approved it on ${day}. Say ‘yes’ and I take it back.`;
  return { kind: 'say', text, inMind: { undoing: ids } };
}

const onlyOnCard = ({ subject }: Proposal) =>
  `Nothing was written yet: ${subject} is only proposed. Say how it should be instead, or ‘no’ to leave it.`;
