import type { Clause, Reading } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Titles } from '../records/titles.ts';

/** Which of the words that were said went into the cards. */

/** What a proposal holds, in the words that mean it; what was only noted beside it was not understood. */
export function heldBy(
  readings: readonly Reading[],
  wordsOf: (id: string) => string | undefined,
  people: Clause['people'] = [],
): Set<string> {
  const values = readings.flatMap((reading) =>
    reading.kind === 'propose'
      ? Object.entries(reading.values).flatMap(([name, value]) =>
          name === 'notes' && 'title' in reading.values ? [] : value,
        )
      : [],
  );
  // Who stays at home is no longer on the card.
  const isOfTravelers = readings.some((one) => one.kind === 'propose' && one.values.travelers);
  const named = isOfTravelers ? people.map(({ name }) => name) : [];
  return new Set([...values, ...named].flatMap((value) => meaningOf(`${wordsOf(String(value)) ?? ''} ${value}`)));
}

/** Whether a card holds words that were only told, and not said besides. */
export function holdsTold(
  readings: readonly Reading[],
  told: readonly string[],
  rest: string,
  titles: Titles,
): boolean {
  // What somebody likes is always told: 'she's over painting, she's all about chess'.
  const asked = readings.filter((one) => one.kind !== 'propose' || one.tool !== 'change_child');
  const held = heldBy(asked, (id) => titles.get(id)?.title);
  const said = new Set(meaningOf(rest));
  return told.flatMap(meaningOf).some((word) => held.has(word) && !said.has(word));
}
