import { rowCount } from '#food/line/features.ts';
import { mayBegin, mayEnd, mayFollow, tagCount } from '#food/line/tags.ts';
import { separatorCount } from '#food/line/tokens.ts';
import type { Example } from './line-examples.ts';
import { randomFrom, shuffle } from './random.ts';

export interface Model {
  emission: Float32Array;
  transition: Float32Array;
}

const epochs = 8;
const rate = 0.07;
/** Smaller errors are ignored. */
const minError = 1e-4;

/** Weights with a separate learning rate each (AdaGrad): the more often one has changed, the less it changes. */
interface Weights {
  values: Float32Array;
  squares: Float32Array;
  /** For averaging over epochs. */
  sum: Float32Array;
}

const newWeights = (length: number): Weights => ({
  values: new Float32Array(length),
  squares: new Float32Array(length).fill(1),
  sum: new Float32Array(length),
});

function step({ values, squares }: Weights, at: number, error: number) {
  const square = (squares[at] as number) + error * error;
  squares[at] = square;
  values[at] = (values[at] as number) + (rate * error) / Math.sqrt(square);
}

/** Trains a linear-chain conditional random field, line by line. The weights are averaged over the later epochs. */
export function train(examples: readonly Example[], seed: number): Model {
  const emission = newWeights(rowCount * tagCount);
  const transition = newWeights(separatorCount * tagCount * tagCount);
  const lattice = new Lattice(Math.max(...examples.map(({ tags }) => tags.length)));
  const random = randomFrom(seed);
  const order = [...examples];
  let averaged = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const example of order) {
      lattice.fill(example, emission.values);
      learn(example, lattice, emission, transition);
    }
    if (epoch < epochs / 2) continue;
    averaged += 1;
    for (const { values, sum } of [emission, transition])
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (values[at] as number);
  }
  const mean = ({ sum }: Weights) => sum.map((value) => value / averaged);
  return { emission: mean(emission), transition: mean(transition) };
}

function learn({ rows, before, tags }: Example, lattice: Lattice, emission: Weights, transition: Weights) {
  for (let at = 0; at < tags.length; at++) {
    for (let tag = 0; tag < tagCount; tag++) {
      const error = (tags[at] === tag ? 1 : 0) - lattice.probability(at, tag);
      if (Math.abs(error) < minError) continue;
      for (const row of rows[at] as Int32Array) step(emission, row * tagCount + tag, error);
    }
    if (at === 0) continue;
    const from = (before[at] as number) * tagCount * tagCount;
    for (let pair = 0; pair < tagCount * tagCount; pair++) {
      const [last, tag] = [Math.floor(pair / tagCount), pair % tagCount];
      const isTrue = tags[at - 1] === last && tags[at] === tag;
      const error = (isTrue ? 1 : 0) - lattice.pairProbability(at, last, tag, from + pair);
      if (Math.abs(error) < minError) continue;
      step(transition, from + pair, error);
      lattice.setTransition(from + pair, transition.values[from + pair] as number);
    }
  }
}

/** Marginal probabilities of tags by the forward-backward algorithm, scaled at each token. */
class Lattice {
  private readonly emission: Float64Array;
  private readonly forward: Float64Array;
  private readonly backward: Float64Array;
  private readonly scale: Float64Array;
  private readonly factor: Float64Array;

  constructor(maxTokens: number) {
    this.emission = new Float64Array(maxTokens * tagCount);
    this.forward = new Float64Array(maxTokens * tagCount);
    this.backward = new Float64Array(maxTokens * tagCount);
    this.scale = new Float64Array(maxTokens);
    this.factor = Float64Array.from({ length: separatorCount * tagCount * tagCount }, (_, at) =>
      mayFollow(Math.floor(at / tagCount) % tagCount, at % tagCount) ? 1 : 0,
    );
  }

  setTransition(at: number, weight: number) {
    this.factor[at] = Math.exp(weight);
  }

  probability(at: number, tag: number): number {
    const cell = at * tagCount + tag;
    return (this.forward[cell] as number) * (this.backward[cell] as number);
  }

  pairProbability(at: number, last: number, tag: number, factor: number): number {
    const cell = at * tagCount + tag;
    const before = (this.forward[(at - 1) * tagCount + last] as number) * (this.factor[factor] as number);
    return (before * (this.emission[cell] as number) * (this.backward[cell] as number)) / (this.scale[at] as number);
  }

  fill({ rows, before }: Example, weights: Float32Array) {
    for (let at = 0; at < rows.length; at++) {
      this.emit(at, rows[at] as Int32Array, weights);
      this.runForward(at, before[at] as number);
    }
    this.runBackward(before);
  }

  private emit(at: number, rows: Int32Array, weights: Float32Array) {
    const cells = this.emission.subarray(at * tagCount, (at + 1) * tagCount).fill(0);
    for (const row of rows)
      for (let tag = 0; tag < tagCount; tag++)
        cells[tag] = (cells[tag] as number) + (weights[row * tagCount + tag] as number);
    const most = Math.max(...cells);
    for (let tag = 0; tag < tagCount; tag++) cells[tag] = Math.exp(Math.max((cells[tag] as number) - most, -30));
  }

  private runForward(at: number, before: number) {
    const own = at * tagCount;
    const from = before * tagCount * tagCount;
    let total = 0;
    for (let tag = 0; tag < tagCount; tag++) {
      let sum = at === 0 && mayBegin(tag) ? 1 : 0;
      for (let last = 0; at > 0 && last < tagCount; last++)
        sum += (this.forward[own - tagCount + last] as number) * (this.factor[from + last * tagCount + tag] as number);
      this.forward[own + tag] = sum * (this.emission[own + tag] as number);
      total += this.forward[own + tag] as number;
    }
    this.scale[at] = total;
    for (let tag = 0; tag < tagCount; tag++) this.forward[own + tag] = (this.forward[own + tag] as number) / total;
  }

  private runBackward(before: Uint8Array) {
    const end = (before.length - 1) * tagCount;
    let total = 0;
    for (let tag = 0; tag < tagCount; tag++) total += mayEnd(tag) ? (this.forward[end + tag] as number) : 0;
    for (let tag = 0; tag < tagCount; tag++) this.backward[end + tag] = mayEnd(tag) ? 1 / total : 0;
    for (let at = before.length - 2; at >= 0; at--) {
      const next = (at + 1) * tagCount;
      const from = (before[at + 1] as number) * tagCount * tagCount;
      for (let last = 0; last < tagCount; last++) {
        let sum = 0;
        for (let tag = 0; tag < tagCount; tag++)
          sum +=
            (this.factor[from + last * tagCount + tag] as number) *
            (this.emission[next + tag] as number) *
            (this.backward[next + tag] as number);
        this.backward[at * tagCount + last] = sum / (this.scale[at + 1] as number);
      }
    }
  }
}
