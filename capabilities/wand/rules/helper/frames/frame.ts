import type { Values } from '../../tools/tool.ts';
import type { ThingKind } from '../things.ts';
import type { Draft } from './draft.ts';

/** What one stretch of words comes to if it asks for this tool: cards, or what is still to be said for one. */
export interface Filled {
  cards: Values[];
  /** The tool of the cards, where it is another than the frame's: interests are kept with the child. */
  tool?: string;
  /** What is missing, and the question for it. */
  missing?: { field: string; question: string };
  /** Records of which one is meant. */
  choices?: { label: string; values: Values }[];
}

/** How a tool is asked for, and what of the words goes into which of its fields. Tables of slots (`slots.ts`) are the simplest. */
export interface Frame {
  tool: string;
  /** Undefined where the words can't mean it. */
  fill(draft: Draft): Filled | undefined;
  /** Meanings of the lexicon that speak for it, and hardly for any other. */
  cues?: readonly string[];
  /** Records that must be there for it to be thought of. */
  needs?: readonly ThingKind[];
}

export const card = (values: Values): Filled => ({ cards: [values] });

export const missing = (field: string, question: string, values: Values): Filled => ({
  cards: [values],
  missing: { field, question },
});
