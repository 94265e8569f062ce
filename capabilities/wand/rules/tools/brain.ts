import type { Piece, Proposal } from '../../contract.ts';
import type { Ground, Values } from './tool.ts';

/** What was said before, the latest last. */
export interface PastTurn {
  id: string;
  message: string;
  answer: string | null;
  proposals: Proposal[];
  /** What the built-in helper kept in mind. */
  memory: unknown;
}

/** A card, or the sentence that says why there is none. */
export type Proposed = { proposal: Proposal } | { refused: string };

/** Who proposes, where it has read more than her own words. */
export interface Source {
  kind: 'model' | 'note';
  /** What she herself has said, lately. */
  herWords: readonly string[];
}

export interface About {
  /** The words that it comes from. */
  quote?: string;
  note?: string;
  source?: Source;
}

/** All that a brain gets. It can read and propose, and nothing else: what is written is decided elsewhere, by a person. */
export interface Asked extends Ground {
  message: string;
  past: readonly PastTurn[];
  propose(tool: string, values: Values, about?: About): Promise<Proposed>;
  /** Changes the card of a proposal that is still open. */
  revise(proposalId: string, values: Values, source?: Source): Promise<Proposed>;
  /** Puts the card of an open proposal aside, where she wants something else in its place. */
  drop(proposalId: string): Promise<Proposed>;
}

/** What a brain says, piece by piece. `memory` is kept for its next turn and shown to nobody. */
export type Said = Piece | { memory: unknown };
