import type { Clock } from '../../tools/tool.ts';
import type { Reading } from '../reader.ts';
import { namesTwoDays } from '../when/either.ts';

/** 'move swim from Tuesday and Thursday to Wednesday': what has one day cannot be moved from two, nor to two. */
export function movesBetweenMore(readings: readonly Reading[], said: string, clock: Clock): boolean {
  const cards = readings.filter((one) => one.kind === 'propose');
  const records = new Set(cards.flatMap(({ values }) => values.id ?? []));
  const isMoved = cards.some(({ tool, values }) => values.date && /^(?:change|add)_/.test(tool));
  return records.size === 1 && isMoved && namesTwoDays(said, clock);
}
