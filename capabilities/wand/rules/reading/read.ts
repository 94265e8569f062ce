import type { Likelihoods } from '../intent/likelihood.ts';
import type { Values } from '../tools/tool.ts';
import type { Family, Thing } from './family.ts';
import { foundIn } from './find/found.ts';
import { frames } from './frames/all-frames.ts';
import { type Draft, draftOf, leftOver } from './frames/draft.ts';
import type { Filled } from './frames/frame.ts';

/** What a stretch of words can come to: a request of one tool, a question, or nothing that is asked for. */
export interface Reading {
  intent: string;
  tool: string | undefined;
  filled: Filled | undefined;
  draft: Draft;
  /** How good it is: higher is better, 0 the best there is. */
  score: number;
  likelihood: number;
}

export type Intents = (text: string, family: Family) => Likelihoods;

const leastLikely = 0.004;

export function readingsOf(text: string, family: Family, intents: Intents, topic: readonly Thing[] = []): Reading[] {
  const found = foundIn(text, family);
  const likely = [...intents(text, family)].filter(([, likelihood]) => likelihood > leastLikely);
  return likely
    .flatMap(([intent, likelihood]): Reading[] => {
      const draft = draftOf(found, family, topic);
      const frame = frames.get(intent);
      if (!frame) return [{ intent, tool: undefined, filled: undefined, draft, score: Math.log(likelihood), likelihood }];
      const filled = frame.fill(draft);
      if (!filled) return [];
      return [{ intent, tool: frame.tool, filled, draft, score: scoreOf(likelihood, filled, draft), likelihood }];
    })
    .toSorted((a, b) => b.score - a.score);
}

function scoreOf(likelihood: number, { missing, choices }: Filled, draft: Draft): number {
  const left = leftOver(draft);
  const faults = [...draft.faults.values()].reduce((sum, times) => sum + times, 0);
  return (
    Math.log(likelihood) -
    0.5 * left.words -
    1.2 * left.numbers -
    1.2 * left.people -
    1.5 * left.when -
    (missing ? 1 : 0) -
    (choices ? 0.7 : 0) -
    0.3 * faults
  );
}

export type { Values };
