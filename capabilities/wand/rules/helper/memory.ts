import type { PastTurn } from '../tools/brain.ts';
import type { Values } from '../tools/tool.ts';

/** What was said and proposed in the last turn, as data: the next message may lean on it. */

export interface Request {
  /** The person's own words, said in full where they leaned on others. */
  text: string;
  intent: string;
  tool?: string;
  cards: { id?: string; values: Values }[];
  /** Records that it was about. */
  things: string[];
}

/** What was asked back, and for what. */
export interface Asked {
  text: string;
  tool: string;
  question: string;
  field?: string;
  /** What was said already. */
  values?: Values;
  /** Each may be of a tool of its own, and come to several cards. */
  choices?: { label: string; values: Values; tool?: string; also?: Values[] }[];
  /** Whether it was meant at all: 'yes' takes the first choice, 'no' none. */
  isDoubt?: boolean;
}

export interface Memory {
  requests: Request[];
  waiting: Asked | null;
  /** What is asked for next: one question at a time. */
  later: Asked[];
  /** Ids of the cards that the answer changed. */
  changed: string[];
}

const nothing: Memory = { requests: [], waiting: null, later: [], changed: [] };

export const memoryOf = (past: readonly PastTurn[]): Memory => ({
  ...nothing,
  ...(past.at(-1)?.memory as Partial<Memory> | null),
});
