import { type Unit, units } from '../facts/units.ts';

const byWord = new Map<string, Unit>(
  units.flatMap((unit) => [unit.name, `${unit.name}s`, ...unit.words].map((word) => [word, unit] as const)),
);

/** 'Tbsps.' -> tablespoon; a capital T is one too, a small t is a teaspoon. */
export function unitOf(word: string): Unit | undefined {
  const bare = word.trim().replace(/\.$/, '');
  if (bare === 'T') return byWord.get('tablespoon');
  return byWord.get(bare.toLowerCase());
}

/** A unit that can be converted: grams and milliliters are the bases. A length or a can is only counted. */
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
