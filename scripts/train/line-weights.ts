import { mayFollow, tagCount } from '#food/line/tags.ts';
import type { TaggerWeights } from '#food/line/weights.ts';
import type { Model } from './line-crf.ts';

/** Steps of a weight for one unit of the model's; weights beyond what eight bits hold are cut. */
const stepsPerUnit = 40;
const forbidden = -20_000;

/** The model as whole numbers, without the rows that say nothing. */
export function quantized({ emission, transition }: Model): TaggerWeights {
  const entries = new Int32Array(emission.length / tagCount);
  const kept: number[] = new Array<number>(tagCount).fill(0);
  for (let row = 0; row < entries.length; row++) {
    const weights = Array.from(emission.subarray(row * tagCount, (row + 1) * tagCount), steps);
    if (weights.every((weight) => weight === 0)) continue;
    entries[row] = kept.length / tagCount;
    kept.push(...weights);
  }
  return {
    entries,
    emission: Int8Array.from(kept),
    transition: Int16Array.from(transition, (weight, at) =>
      mayFollow(Math.floor(at / tagCount) % tagCount, at % tagCount) ? Math.round(weight * stepsPerUnit) : forbidden,
    ),
  };
}

const steps = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight * stepsPerUnit)));
