import type { Conversation, Piece, Proposal, Turn } from '../../contract.ts';
import { failedAnswer } from '../failed-answer.ts';

/** What she has just said; it has no id until the server names it. */
export const begun = (message: string, fileName: string | null, createdAt: string): Turn => ({
  id: '',
  createdAt,
  message,
  fileName,
  answer: null,
  outcome: null,
  proposals: [],
});

/** The turn after one more piece. Pieces of kinds that are not known here are for somebody else. */
export function withPiece(turn: Turn, piece: Piece): Turn {
  if ('turnId' in piece) return { ...turn, id: piece.turnId };
  if ('content' in piece) return { ...turn, answer: (turn.answer ?? '') + piece.content };
  if ('failed' in piece) return { ...turn, answer: null, proposals: [], outcome: 'failed' };
  if ('proposal' in piece && isOf(turn, piece.proposal)) return { ...turn, proposals: told(turn, piece.proposal) };
  return turn;
}

/** A later answer may tell of a proposal that was made before. */
export const isOf = (turn: Turn, { turnId }: Proposal) => turnId === turn.id;

const told = ({ proposals }: Turn, proposal: Proposal) =>
  proposals.some(({ id }) => id === proposal.id)
    ? proposals.map((one) => (one.id === proposal.id ? proposal : one))
    : [...proposals, proposal];

export const answered = (turn: Turn): Turn => ({ ...turn, outcome: turn.outcome ?? 'answered' });
/** What was said stays; what was proposed and not decided is void. */
export const stopped = (turn: Turn): Turn => ({ ...turn, outcome: 'stopped', proposals: [] });
export const broken = (turn: Turn): Turn => ({
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

/** What was said in answers that she stopped, by their turns: the server keeps none of it. */
export type Unfinished = Record<string, string>;

/** What only this browser knows. Beside the conversation, which may be fetched again at any time. */
export interface Talk {
  live: Turn | null;
  stop: () => void;
  unfinished: Unfinished;
}
export const talkKey = ['wand', 'talk'];
export const silence: Talk = { live: null, stop: () => undefined, unfinished: {} };

/** What is on its way stands last, and in the place of what the server has of it so far. */
export function shownTurns(turns: readonly Turn[], live: Turn | null, unfinished: Unfinished): Turn[] {
  const kept = turns.map((turn) =>
    turn.answer === null && turn.id in unfinished ? stopped({ ...turn, answer: unfinished[turn.id] || null }) : turn,
  );
  return placed(live ? [...kept.filter(({ id }) => id !== live.id), live] : kept);
}

/** A card that a later answer has changed is shown beneath that answer, as long as it is one. */
function placed(turns: readonly Turn[]): Turn[] {
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
