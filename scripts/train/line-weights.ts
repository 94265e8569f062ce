import { mayFollow, tagCount } from '#food/line/tags.ts';
import type { TaggerWeights } from '#food/line/weights.ts';
import type { Model } from './line-crf.ts';

/** Quantization steps per unit of a weight. Weights beyond eight bits are clamped. */
const stepsPerUnit = 40;
const forbidden = -20_000;

/** Quantizes the model to integers and drops rows that are all zero. */
export function quantize({ emission, transition }: Model): TaggerWeights {
  const entries = new Int32Array(emission.length / tagCount);
  const emissionSteps: number[] = new Array<number>(tagCount).fill(0);
  for (let row = 0; row < entries.length; row++) {
    const weights = Array.from(emission.subarray(row * tagCount, (row + 1) * tagCount), toSteps);
    if (weights.every((weight) => weight === 0)) continue;
    entries[row] = emissionSteps.length / tagCount;
    emissionSteps.push(...weights);
  }
  return {
    entries,
    emission: Int8Array.from(emissionSteps),
    transition: Int16Array.from(transition, (weight, at) =>
      mayFollow(Math.floor(at / tagCount) % tagCount, at % tagCount) ? Math.round(weight * stepsPerUnit) : forbidden,
    ),
  };
}

const toSteps = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight * stepsPerUnit)));
