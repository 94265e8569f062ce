import type { Draft } from '../frames/draft.ts';
import type { Filled } from '../frames/frame.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Thing } from '../things.ts';

/** Words that name records of which no card holds one, and that stand in no text of a card. */
export function lostThings({ cards, choices = [], missing }: Filled, { found, family }: Draft): number {
  if (missing) return 0;
  const values = [...cards, ...choices.map(({ values }) => values)].flatMap((card) => Object.values(card).flat());
  const text = values.join(' ').toLowerCase();
  const within = new Set(values);
  const isHeld = ({ id, within: trip }: Thing) => within.has(id) || (trip !== undefined && within.has(trip));
  const held = new Set(family.things.filter(isHeld).flatMap(({ title, beside }) => meaningOf(`${title} ${beside}`)));
  return Math.min(
    3,
    found.words.filter(
      ({ word, stem, things }) => things.length > 0 && !things.some(isHeld) && !held.has(stem) && !text.includes(word),
    ).length,
  );
}
