import { type Unit, units } from '../facts/units.ts';

const byWord = new Map<string, Unit>(
  units.flatMap((unit) => [unit.name, `${unit.name}s`, ...unit.words].map((word) => [word, unit] as const)),
);

/** 'Tbsps.' -> tablespoon. 'T' is a tablespoon, 't' a teaspoon. */
export function unitOf(word: string): Unit | undefined {
  const bare = word.trim().replace(/\.$/, '');
  if (bare === 'T') return byWord.get('tablespoon');
  return byWord.get(bare.toLowerCase());
}

/** A convertible unit of weight or volume; `factor` is in grams or milliliters. Lengths and cans aren't measures. */
export interface Measure {
  name: string;
  dimension: 'mass' | 'volume';
  factor: string;
}

export function measureOf(word: string): Measure | undefined {
  const { name, dimension, factor } = unitOf(word) ?? {};
  const isMeasure = dimension === 'mass' || dimension === 'volume';
  return name !== undefined && isMeasure && factor !== undefined ? { name, dimension, factor } : undefined;
}
