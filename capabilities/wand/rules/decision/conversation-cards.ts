import { shortWeekdayAndDate } from '#core/dates.ts';
import type { Proposal } from '../../contract.ts';
import type { PastTurn } from '../tools/brain.ts';

/** The cards of a conversation: which are in view, which are open, and their names. */

type Turn = Pick<PastTurn, 'id' | 'proposals' | 'memory'>;

/** State that a turn saves for the next one. */
export interface TurnMemory {
  /** Set if the built-in helper asked a question. */
  waiting?: unknown;
  /** Ids of the cards that the answer changed. */
  changed?: readonly string[];
  /** The user was asked which open card to approve ('yes') or dismiss ('no'). */
  deciding?: 'yes' | 'no';
  /** The user was asked whether to undo these proposals. */
  undoing?: readonly string[];
}

/** The state saved by the last turn. Undefined if a model answered: then the model interprets the next message. */
export const lastMemory = (past: readonly Turn[]): TurnMemory | undefined =>
  (past.at(-1)?.memory as TurnMemory | null) ?? undefined;

/** The cards that a plain word is about first: those of the last turn, and those of earlier turns that it changed. */
export function cardsInView(past: readonly Turn[]): Proposal[] {
  const changed = lastMemory(past)?.changed ?? [];
  const last = past.at(-1);
  const isInView = (turn: Turn) => turn === last || turn.proposals.some(({ id }) => changed.includes(id));
  return past.flatMap((turn) =>
    isInView(turn) ? turn.proposals : turn.proposals.filter(({ shownIn }) => shownIn && shownIn === last?.id),
  );
}

/** Open cards of older turns count as abandoned. */
const recentTurns = 6;

export const openCards = (past: readonly Turn[]): Proposal[] =>
  past
    .slice(-recentTurns)
    .flatMap(({ proposals }) => proposals)
    .filter(({ status }) => status === 'open');

/** The name of the person the card is for, if it is exactly one. */
export function ownerOf({ fields }: Pick<Proposal, 'fields'>): string | undefined {
  const who = fields.find(({ name }) => name === 'childId' || name === 'affectedChildren');
  const [only, ...others] = [who?.value ?? []].flat();
  return others.length > 0 ? undefined : (who?.options.find(({ value }) => value === only)?.label ?? undefined);
}

/** 'Mia's Haircut on Sat, Nov 28' */
export function fullName(card: Proposal): string {
  const owner = ownerOf(card);
  const date = card.fields.find(({ kind, value }) => kind === 'date' && value !== null)?.value;
  return `${owner ? `${owner}'s ` : ''}${card.subject}${date ? ` on ${shortWeekdayAndDate(String(date))}` : ''}`;
}

/** Names cards by subject, or by full name if another card in `among` has the same subject. */
export const namesOf = (cards: readonly Proposal[], among: readonly Proposal[] = cards): string[] =>
  cards.map((card) =>
    among.some((other) => other.id !== card.id && other.subject === card.subject) ? fullName(card) : card.subject,
  );
