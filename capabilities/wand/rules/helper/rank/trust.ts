import type { Part } from '../read.ts';
import { trustWeights } from './trust-weights.ts';

/** How likely a card is what was meant: a probability learned from labelled sentences of several families. */

export function trustFeatures(part: Part, parts: readonly Part[]): Map<string, number> {
  const { reading, text } = part;
  const features = new Map<string, number>([['always', 1]]);
  if (!reading?.tool) return features;
  const words = text.split(' ').length;
  const left = reading.features.get('left words') ?? 0;
  for (const [name, value] of reading.features) if (!/^(?:divided|spans)/.test(name)) features.set(name, value);
  features.set('share left', left / words);
  features.set('words', Math.min(words, 40) / 10);
  features.set('short', words < 3 ? 1 : 0);
  features.set('unread beside', Math.min(parts.filter((other) => !other.reading).length, 3));
  features.set('told beside', Math.min(parts.filter((other) => other.reading && !other.reading.tool).length, 3));
  features.set('requests beside', Math.min(parts.filter((other) => other.reading?.tool).length - 1, 3));
  features.set(`is ${reading.tool.split('_')[0]}`, 1);
  features.set(`tool ${reading.tool}`, 1);
  return features;
}

export function trustIn(
  part: Part,
  parts: readonly Part[],
  weights: Readonly<Record<string, number>> = trustWeights,
): number {
  let sum = 0;
  for (const [name, value] of trustFeatures(part, parts)) sum += value * (weights[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
