import { shortDay } from '#core/dates.ts';
import type { Proposal } from '../../contract.ts';
import type { PastTurn } from '../tools/brain.ts';

/** The cards of a conversation: those that she sees, those that are still open, and how they are called. */

type Turn = Pick<PastTurn, 'id' | 'proposals' | 'memory'>;

/** What a turn leaves in mind for the next one. */
export interface InMind {
  /** What the built-in helper asked for. */
  waiting?: unknown;
  /** The cards that the answer changed. */
  changed?: readonly string[];
  /** She was asked which of the open cards she means, to approve or to leave it. */
  deciding?: 'yes' | 'no';
  /** She was asked whether these are to be taken back. */
  undoing?: readonly string[];
}

/** Undefined where a model answered: what a word means after that is for the model to say. */
export const inMindOf = (past: readonly Turn[]): InMind | undefined =>
  (past.at(-1)?.memory as InMind | null) ?? undefined;

/** What a plain word is about first: a card that was changed since is seen beneath the last answer, and stays with the turn that made it. */
export function cardsInView(past: readonly Turn[]): Proposal[] {
  const changed = inMindOf(past)?.changed ?? [];
  const last = past.at(-1);
  const isInView = (turn: Turn) => turn === last || turn.proposals.some(({ id }) => changed.includes(id));
  return past.flatMap((turn) =>
    isInView(turn) ? turn.proposals : turn.proposals.filter(({ shownIn }) => shownIn && shownIn === last?.id),
  );
}

/** Whoever has said so much since has left them. */
const recentTurns = 6;

export const openCards = (past: readonly Turn[]): Proposal[] =>
  past
    .slice(-recentTurns)
    .flatMap(({ proposals }) => proposals)
    .filter(({ status }) => status === 'open');

/** Whose it is, where it is one person's. */
export function ownerOf({ fields }: Pick<Proposal, 'fields'>): string | undefined {
  const who = fields.find(({ name }) => name === 'childId' || name === 'affectedChildren');
  const [only, ...others] = [who?.value ?? []].flat();
  return others.length > 0 ? undefined : (who?.options.find(({ value }) => value === only)?.label ?? undefined);
}

/** 'Mia's Haircut on Sat, Nov 28' */
export function fullName(card: Proposal): string {
  const owner = ownerOf(card);
  const date = card.fields.find(({ kind, value }) => kind === 'date' && value !== null)?.value;
  return `${owner ? `${owner}'s ` : ''}${card.subject}${date ? ` on ${shortDay(String(date))}` : ''}`;
}

/** By what they are about; whose and when, where others are called the same. */
export const namesOf = (cards: readonly Proposal[], among: readonly Proposal[] = cards): string[] =>
  cards.map((card) =>
    among.some((other) => other.id !== card.id && other.subject === card.subject) ? fullName(card) : card.subject,
  );
