import type { Values } from '../../tools/tool.ts';
import type { Choice } from '../memory.ts';
import type { ThingKind } from '../things.ts';
import type { Draft } from './draft.ts';

/** The result of reading a stretch as a request for this tool: cards, or what is missing for one. */
export interface Filled {
  cards: Values[];
  /** The tool of the cards if it isn't the frame's own: interests are saved with the child. */
  tool?: string;
  /** The missing field, and the question for it. */
  missing?: { field: string; question: string };
  /** Choices, if several records match. */
  choices?: Choice[];
}

/** The cards that are made, or of which one is chosen. */
export const allCards = ({ cards, choices = [] }: Filled): Values[] => [
  ...cards,
  ...choices.flatMap(({ values, also = [] }) => [values, ...also]),
];

/** How a tool is requested, and which words fill its fields. Tables of slots (`slots.ts`) are the simplest frames. */
export interface Frame {
  tool: string;
  /** Undefined if the words can't mean this tool. */
  fill(draft: Draft): Filled | undefined;
  /** Meanings of the lexicon that indicate this tool and hardly any other. */
  cues?: readonly string[];
  /** Kinds of records that must exist for the frame to apply. */
  needs?: readonly ThingKind[];
}

/** Cards, and nothing to ask. */
export const isWhole = (filled: Filled | undefined): filled is Filled =>
  filled !== undefined && !filled.missing && !filled.choices;

export const card = (values: Values): Filled => ({ cards: [values] });

export const missing = (field: string, question: string, values: Values): Filled => ({
  cards: [values],
  missing: { field, question },
});
