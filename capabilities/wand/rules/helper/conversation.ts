import type { Proposal } from '../../contract.ts';
import type { BrainRequest } from '../tools/brain.ts';
import type { Family } from './family.ts';
import { isWhole } from './frames/frame.ts';
import type { Memory } from './memory.ts';
import { type Intents, leaningIntent } from './read.ts';
import { divided } from './search.ts';

/** A message with its conversation. */
export interface Talk {
  asked: BrainRequest;
  family: Family;
  memory: Memory;
  /** With plain spelling, without polite phrases. */
  message: string;
  intents: Intents;
  /** Cards that wait for approval. */
  open: readonly Proposal[];
}

/** How likely the message depends on the one before it. */
export const leaningIn = ({ memory, message, family, intents }: Talk) =>
  memory.requests.length > 0 || memory.waiting ? (intents(message, family).get(leaningIntent) ?? 0) : 0;

const minScoreOfRequest = -1.5;
const minWordsOfRequest = 3;

/** Whether it is a complete request for another tool. */
export function startsAnew(talk: Talk, tool: string): boolean {
  const { message, family, intents } = talk;
  if (leaningIn(talk) > 0.5) return false;
  const [part, ...others] = divided(message, { family, intents, topic: [] });
  const { reading } = part ?? {};
  const isComplete = isWhole(reading?.filled) || reading?.intent === 'question';
  const isLikely = isComplete && reading?.tool !== tool && (reading?.score ?? minScoreOfRequest) > minScoreOfRequest;
  return others.length === 0 && isLikely && message.split(' ').length >= minWordsOfRequest;
}
