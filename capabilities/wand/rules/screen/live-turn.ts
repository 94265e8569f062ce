import type { Conversation, Piece, Proposal, Turn } from '../../contract.ts';
import { failedAnswer } from '../failed-answer.ts';

/** A turn for a message that was just sent. Its id is '' until the server assigns one. */
export const newTurn = (message: string, fileName: string | null, createdAt: string): Turn => ({
  id: '',
  createdAt,
  message,
  fileName,
  answer: null,
  outcome: null,
  dayLines: [],
  proposals: [],
});

/** Applies one streamed piece to the turn; ignores unknown kinds. */
export function withPiece(turn: Turn, piece: Piece): Turn {
  if ('turnId' in piece) return { ...turn, id: piece.turnId };
  if ('content' in piece) return { ...turn, answer: (turn.answer ?? '') + piece.content };
  if ('dayLines' in piece) return { ...turn, dayLines: piece.dayLines };
  if ('failed' in piece) return { ...turn, answer: null, proposals: [], outcome: 'failed' };
  if ('proposal' in piece && belongsTo(turn, piece.proposal))
    return { ...turn, proposals: upsertProposal(turn, piece.proposal) };
  return turn;
}

/** False for a proposal of an earlier turn, which a later answer may send again. */
export const belongsTo = (turn: Turn, { turnId }: Proposal) => turnId === turn.id;

const upsertProposal = ({ proposals }: Turn, proposal: Proposal) =>
  proposals.some(({ id }) => id === proposal.id)
    ? proposals.map((one) => (one.id === proposal.id ? proposal : one))
    : [...proposals, proposal];

export const asAnswered = (turn: Turn): Turn => ({ ...turn, outcome: turn.outcome ?? 'answered' });
/** Keeps the partial answer and drops its cards. */
export const asStopped = (turn: Turn): Turn => ({ ...turn, outcome: 'stopped', proposals: [] });
export const asFailed = (turn: Turn): Turn => ({
  ...turn,
  outcome: 'failed',
  answer: failedAnswer(turn.answer),
  proposals: [],
});

export function withTurn(conversation: Conversation, turn: Turn): Conversation {
  const { turns } = conversation;
  const isKnown = turns.some(({ id }) => id === turn.id);
  return { ...conversation, turns: isKnown ? turns.map((one) => (one.id === turn.id ? turn : one)) : [...turns, turn] };
}

export function withProposals(conversation: Conversation, changed: readonly Proposal[]): Conversation {
  const latest = new Map(changed.map((proposal) => [proposal.id, proposal]));
  const turns = conversation.turns.map((turn) =>
    turn.proposals.some(({ id }) => latest.has(id))
      ? { ...turn, proposals: turn.proposals.map((one) => latest.get(one.id) ?? one) }
      : turn,
  );
  return { ...conversation, turns };
}

/** Text of stopped answers by turn id; the server doesn't store it. */
export type PartialAnswers = Record<string, string>;

/** Chat state that only this browser has. Separate from the conversation, which may be refetched at any time. */
export interface ChatState {
  live: Turn | null;
  stop: () => void;
  partialAnswers: PartialAnswers;
}
export const chatStateKey = ['wand', 'talk'];
export const idleChat: ChatState = { live: null, stop: () => undefined, partialAnswers: {} };

/** Puts the live turn last, in place of the server's version of it. */
export function visibleTurns(turns: readonly Turn[], live: Turn | null, partialAnswers: PartialAnswers): Turn[] {
  const stored = turns.map((turn) =>
    turn.answer === null && turn.id in partialAnswers
      ? asStopped({ ...turn, answer: partialAnswers[turn.id] || null })
      : turn,
  );
  return moveChangedCards(live ? [...stored.filter(({ id }) => id !== live.id), live] : stored);
}

/** Moves each card that a later answer has changed to that answer's turn, unless the answer failed or was stopped. */
function moveChangedCards(turns: readonly Turn[]): Turn[] {
  const answers = new Set(
    turns.filter(({ outcome }) => outcome === 'answered' || outcome === null).map(({ id }) => id),
  );
  const placeOf = ({ shownIn, turnId }: Proposal) => (shownIn && answers.has(shownIn) ? shownIn : turnId);
  const moved = turns.flatMap(({ id, proposals }) => proposals.filter((one) => placeOf(one) !== id));
  if (moved.length === 0) return [...turns];
  return turns.map((turn) => {
    const proposals = [
      ...turn.proposals.filter((one) => !moved.includes(one)),
      ...moved.filter((one) => placeOf(one) === turn.id),
    ];
    return proposals.length === turn.proposals.length && proposals.every((one, at) => one === turn.proposals[at])
      ? turn
      : { ...turn, proposals };
  });
}
