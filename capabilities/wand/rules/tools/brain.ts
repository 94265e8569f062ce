import type { Piece, Proposal } from '../../contract.ts';
import type { ToolContext, Values } from './tool.ts';

/** One earlier turn; lists of them are ordered oldest first. */
export interface PastTurn {
  id: string;
  message: string;
  answer: string | null;
  proposals: Proposal[];
  /** State that the built-in helper saved for the next turn. */
  memory: unknown;
}

/** The proposal, or the sentence that says why there is none. */
export type ProposeResult = { proposal: Proposal } | { refused: string };

/** Who proposes, if it has read text by other people: a model or the note reader. The built-in helper has no source. */
export interface Source {
  kind: 'model' | 'note';
  /** The user's recent messages, without pasted notes. */
  ownMessages: readonly string[];
}

export interface Annotations {
  /** The sentence that the proposal comes from. */
  quote?: string;
  /** A hint for the decision: 'Moved from Thursday'. */
  note?: string;
  source?: Source;
}

/** Everything a brain gets. It can only read and propose; a person decides what is written. */
export interface BrainRequest extends ToolContext {
  message: string;
  past: readonly PastTurn[];
  propose(tool: string, values: Values, annotations?: Annotations): Promise<ProposeResult>;
  /** Changes the card of a proposal that is still open. */
  revise(proposalId: string, values: Values, source?: Source): Promise<ProposeResult>;
  /** Dismisses an open proposal that the user wants to replace with another. */
  drop(proposalId: string): Promise<ProposeResult>;
}

/** One chunk of a brain's answer. `memory` is stored for the next turn and never shown. */
export type BrainPiece = Piece | { memory: unknown };
