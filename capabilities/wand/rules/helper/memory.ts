import type { PastTurn } from '../tools/brain.ts';
import type { Values } from '../tools/tool.ts';

/** The last turn as data, because the next message may refer to it. */

export interface Request {
  /** The user's words, completed if they depended on earlier ones. */
  text: string;
  intent: string;
  tool?: string;
  cards: { id?: string; values: Values }[];
  /** Ids of the records it was about. */
  things: string[];
}

/** It may be for another tool than the others, and may make several cards. */
export interface Choice {
  label: string;
  values: Values;
  tool?: string;
  also?: Values[];
}

/** A question that we asked, and the card it is for. */
export interface Asked {
  text: string;
  tool: string;
  question: string;
  field?: string;
  /** Values that are already known. */
  values?: Values;
  choices?: Choice[];
  /** The question is whether the card was meant at all: 'yes' picks the first choice, 'no' none. */
  isDoubt?: boolean;
}

export interface Memory {
  requests: Request[];
  waiting: Asked | null;
  /** Further questions. We ask one at a time. */
  later: Asked[];
  /** Ids of the cards that the answer changed. */
  changed: string[];
}

const nothing: Memory = { requests: [], waiting: null, later: [], changed: [] };

export const memoryOf = (past: readonly PastTurn[]): Memory => ({
  ...nothing,
  ...(past.at(-1)?.memory as Partial<Memory> | null),
});
