import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Frequency } from '#core/recurrence.ts';
import type { Likelihoods } from '../intent/likelihood.ts';
import type { BrainRequest } from '../tools/brain.ts';
import type { Values } from '../tools/tool.ts';
import type { Titles } from './records/titles.ts';

/** When something is, as far as the words say it. Days are calendar dates, times those of a clock ('15:30'). */
export interface When {
  date?: string;
  /** The last day of what lasts for several. */
  endDate?: string;
  time?: string;
  endTime?: string;
  repeats?: Frequency;
  until?: string;
}

/** One request of a message: 'dentist for Mia tomorrow at 3'. */
export interface Clause {
  /** In her spelling, as far as it had not to be spelled out. */
  text: string;
  /** In lower case, with plain apostrophes and single blanks, without politeness at either end. */
  lower: string;
  when: When;
  /** Everybody of the household who is named or meant ('my husband', 'me'). */
  people: HouseholdMember[];
  /** The words without those that say when, in their own spelling: 'dentist for Mia'. */
  untimed: string;
  /** The same without those that say for whom, and without politeness: 'dentist'. */
  bare: string;
}

export interface Context {
  asked: BrainRequest;
  household: HouseholdMember[];
  /** Her message as she typed it; what is asked holds it spelled out. */
  ownWords?: string;
  /** What everything that is kept is called. */
  titles?: () => Promise<Titles>;
  /** How likely a sentence asks for what. */
  likely?: (said: string) => Promise<Likelihoods>;
}

/** A write that still lacks something, or could be about several records; or a sentence with a mark for what is still to be said. */
export type Waiting =
  | { kind: 'gap'; sentence: string; quote: string }
  | { kind: 'missing'; tool: string; values: Values; field: string; quote: string }
  | { kind: 'choice'; choices: { label: string; tool: string; values: Values }[]; quote: string };

/** What a request comes to; what is said outright is not held against what sentences like it mostly ask for. */
export type Reading =
  | { kind: 'propose'; tool: string; values: Values; quote: string; isSaidOutright?: boolean }
  | { kind: 'ask'; question: string; waiting: Waiting }
  | { kind: 'answer'; text: string };

/** What a request comes to, or what becomes of a card that is still open: it is changed, or something else takes its place. */
export type Step =
  | Reading
  | { kind: 'revise'; id: string; tool: string; values: Values }
  | { kind: 'drop'; id: string };

/** Reads requests of one kind; undefined where it is none of its kind. It never guesses: what is not clear it asks, or leaves. */
export type Reader = (clause: Clause, context: Context) => Promise<readonly Reading[] | undefined>;
