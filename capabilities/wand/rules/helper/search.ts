import { type Features, scoreOf } from './rank/scores.ts';
import type { Part } from './read.ts';
import { type Asked, type Division, type Former, formerOf, readingsFor } from './read-after.ts';
import { type Seam, seamsIn } from './seams.ts';
import { withoutSigns } from './words/around.ts';

const fewest = 6;
/** A stretch in which more requests begin than this is never one. */
const mostOpened = 2;
const nothingRead = new Map([['unread', 1]]);

export const divided = (message: string, reader: Asked): readonly Part[] =>
  divisionsOf(message, reader)[0]?.parts ?? [];

/** The best divisions, best first. */
export function divisionsOf(message: string, asked: Asked, most = fewest): Division[] {
  const reader = { ...asked };
  const seams = seamsIn(message, reader.family);
  const starts = [0, ...seams.map(({ start }) => start)];
  const ends = [...seams.map(({ end }) => end), message.length];
  const best: Division[][] = [[{ parts: [], terms: [], score: 0 }], ...ends.map(() => [])];
  for (let from = 0; from < starts.length; from++) {
    const formers = (best[from] ?? []).map((division) => formerOf(division, reader));
    for (let to = from; to < ends.length; to++) {
      const within = seams.slice(from, to);
      if (within.filter(({ opens }) => opens).length > mostOpened) break;
      const text = withoutSigns(message.slice(starts[from], ends[to]));
      const cost = seamFeatures(seams, from, to);
      const asks = within.some((seam) => seam.asks);
      const here = formers.flatMap((former) => continued(former, { text, cost, asks }, reader, most));
      best[to + 1] = bestOf([...(best[to + 1] ?? []), ...here], most);
    }
  }
  return best.at(-1) ?? [];
}

interface Stretch {
  text: string;
  cost: Features;
  /** A question follows what it begins with. */
  asks: boolean;
}

function continued(former: Former, { text, cost, asks }: Stretch, reader: Asked, most: number): Division[] {
  const { parts, terms, score } = former.division;
  const scoreHere = score + scoreOf(cost);
  if (text === '') return [{ parts, terms: [...terms, cost], score: scoreHere }];
  const readings = readingsFor(text, former, reader)
    .filter(({ tool }) => !(asks && tool))
    .slice(0, most);
  const read = readings.map((reading) => ({ reading, features: reading.features, score: reading.score }));
  return [...read, { reading: undefined, features: nothingRead, score: scoreOf(nothingRead) }].map((one) => ({
    parts: [...parts, { text, reading: one.reading }],
    terms: [...terms, cost, one.features],
    score: scoreHere + one.score,
  }));
}

function seamFeatures(seams: readonly Seam[], from: number, to: number): Features {
  const seam = seams[from - 1];
  const features = new Map<string, number>();
  const count = (name: string) => features.set(name, (features.get(name) ?? 0) + 1);
  if (seam) count(`divided ${seam.opens ? 'anew ' : ''}at ${seam.kind}`);
  for (const { kind, opens } of seams.slice(from, to)) count(`spans ${opens ? 'anew ' : ''}${kind}`);
  return features;
}

/** What is so much worse than the best that it hardly counts is dropped. */
const hopeless = 5;

function bestOf(divisions: readonly Division[], most: number): Division[] {
  const sorted = divisions.toSorted((a, b) => b.score - a.score).slice(0, most);
  return sorted.filter(({ score }) => score > (sorted[0]?.score ?? 0) - hopeless);
}
