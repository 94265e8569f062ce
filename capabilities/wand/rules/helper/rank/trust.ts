import { categoryWords, matchesIn } from '#food/shelves.ts';
import { trustWeights } from '../../../catalogue/trust-weights.ts';
import type { Part, Reading } from '../read.ts';
import type { Division } from '../read-after.ts';
import { type Features, type NamedWeights, scoreOf } from './scores.ts';

/**
 * The probability that a card is what the user meant, learned from families that were not used to train the other
 * weights.
 */

/** Features of a reading: which words are left over or lost, and how its record was found. */
const ofReading =
  /^(?:left|aside|talk|lost|some left|many left|likelihood|fault|leaning|several cards|when in text|other verbs|verb in text|long text|tale in text|own cue|kept elsewhere|names it whole)/;

/** Users don't distinguish events from appointments, nor a cancelled subscription from a removed one. */
const calendar = new Set(['add_event', 'add_appointment']);

/** What a stretch does, as single actions, because divisions may split a list differently. */
export function deedsOf({ tool = '', filled }: Pick<Reading, 'tool' | 'filled'>): string[] {
  if (tool === '' || !filled) return [];
  const { cards, missing, choices } = filled;
  if (missing || choices) return [JSON.stringify([tool, filled])];
  return cards.flatMap((values) => {
    const { lines, items, title, date, time, status, id } = values;
    const list = lines ?? items;
    if (Array.isArray(list)) return list.map((line) => `${tool} ${line}`);
    if (tool === 'remove_subscription' || status === 'cancelled') return `ends ${id}`;
    return JSON.stringify(calendar.has(tool) ? [title, date, time] : [tool, values]);
  });
}

/** The share of all divisions, weighted by score, that do the same. */
function shareOf(part: Part, divisions: readonly Division[]): number {
  const best = Math.max(...divisions.map(({ score }) => score));
  const deeds = part.reading ? deedsOf(part.reading) : [];
  let [all, same] = [0, 0];
  for (const { score, parts } of divisions) {
    const power = Math.exp(score - best);
    const others = new Set(parts.flatMap(({ reading }) => (reading ? deedsOf(reading) : [])));
    all += power;
    if (deeds.every((deed) => others.has(deed))) same += power;
  }
  return same / all;
}

const contentIn = ({ reading }: Part) => reading?.draft.found.words.filter(({ isSmall }) => !isSmall) ?? [];

const [leastShare, mostShare] = [0.02, 0.98];

export function trustFeatures(part: Part, divisions: readonly Division[]): Map<string, number> {
  const { reading } = part;
  const parts = divisions[0]?.parts ?? [];
  const features = new Map<string, number>([['always', 1]]);
  if (!reading?.tool) return features;
  for (const [name, value] of reading.features)
    if (ofReading.test(name)) features.set(name.startsWith('fault ') ? 'fault' : name, value);
  const share = Math.min(mostShare, Math.max(leastShare, shareOf(part, divisions)));
  features.set('share', Math.log(share / (1 - share)));
  const told = parts.filter((other) => other.reading && !other.reading.tool);
  features.set('told beside', Math.min(told.length, 3));
  features.set('told words', Math.min(told.flatMap(contentIn).length, 8));
  features.set(`is ${reading.tool.split('_')[0]}`, 1);
  return features;
}

export function trustFrom(features: Features, weights: NamedWeights = trustWeights): number {
  return 1 / (1 + Math.exp(-scoreOf(features, weights)));
}

const doubtful = /^(?:left|aside|lost|fault|missing|other verbs|kept elsewhere)/;

const talk = /^(?:talk words|told beside|told words)$/;
const unclear = /^(?:leaning|several cards|long text|tale in text|verb in text)/;

/** The trust in a card. Where all but talk is on it, and in a plain way, talk doesn't count against it. */
export function trustIn(part: Part, divisions: readonly Division[]): number {
  const features = [...trustFeatures(part, divisions)];
  const isWhole = !features.some(([name]) => doubtful.test(name) || unclear.test(name));
  return trustFrom(new Map(features.filter(([name]) => !isWhole || !talk.test(name))));
}

/** 'We need toothpaste': a known grocery, and every word belongs to the order. */
export function isPlainOrder({ tool, filled, draft, features }: Reading): boolean {
  const [line, ...others] = tool === 'add_groceries' ? (filled?.cards ?? []).flatMap(({ lines }) => lines ?? []) : [];
  const words = categoryWords(String(line ?? ''));
  const [grocery, ...more] = matchesIn(words);
  const isOne = others.length === 0 && more.length === 0 && grocery?.to === words.length;
  const asks = draft.found.meanings.some(({ meaning }) => meaning === 'buy' || meaning === 'groceries');
  return isOne && asks && ![...features.keys()].some((name) => doubtful.test(name));
}
