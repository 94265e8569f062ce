import { isFailing } from '../guards/understood.ts';
import type { Known } from '../likeness/pieces.ts';
import type { Reading } from '../reader.ts';
import type { Titles } from '../records/titles.ts';
import { bornTogether, onEachDay } from './day.ts';
import { type Apart, eachKept } from './deed.ts';
import { inFullWords } from './full-words.ts';
import { addedEach, dishBeside, plannedEach, remindedBoth, remindedEach } from './lead.ts';
import { behindBoth, eachAtHour, eachMoved, eachOfItsOwn, forEachAt } from './same-of-each.ts';
import { eachTrip } from './trips.ts';
import { onWeekdays } from './weekdays.ts';

/** Requests that share a part which is said once, each said with it. Only what is wholly understood then was meant like that. */

const ways: readonly ((message: string, known: Known, titles: Titles) => string | undefined)[] = [
  onWeekdays,
  remindedEach,
  remindedBoth,
  dishBeside,
  addedEach,
  plannedEach,
  onEachDay,
  eachOfItsOwn,
  eachMoved,
  forEachAt,
  eachAtHour,
  behindBoth,
  eachTrip,
];

/** Nothing is shared where nothing is joined. */
const joined = /[,.;!?&\n]| (?:and|but|while|both|again|for) /i;

export async function apart(
  message: string,
  known: Known,
  titles: Titles,
  understood: (text: string) => Promise<readonly Reading[]>,
): Promise<readonly Reading[] | undefined> {
  if (!joined.test(message) && !onWeekdays(message)) return undefined;
  const full = inFullWords(message, known);
  // Neither of two people is to be lost, even if it is to be asked who is meant.
  const together = bornTogether(full, known);
  if (together) return understood(together);
  const kept = eachKept(full, known, titles);
  const ofKept = kept && (await understood(kept.text));
  if (ofKept && isServed(kept, ofKept)) return ofKept;
  const texts = ways.flatMap((way) => way(full, known, titles) ?? []);
  for (const text of full === message ? texts : [...texts, full]) {
    const readings = await understood(text);
    if (readings.every(isRead) && readings.length > 1) return readings;
  }
  return undefined;
}

/** Something is proposed, or an answer is known. */
export const isRead = (one: Reading) => one.kind === 'propose' || (one.kind === 'answer' && !isFailing(one.text));

/** There is a card for each thing; of what is to go she may be asked which, or told that there is none. */
function isServed({ records, isRemoval }: Apart, readings: readonly Reading[]): boolean {
  const isDone = (ids: readonly string[]) =>
    readings.some((one) => one.kind === 'propose' && ids.includes(String(one.values.id)));
  const open = readings.filter((one) => !isRead(one));
  return isRemoval
    ? open.length >= records.filter((ids) => !isDone(ids)).length
    : open.length === 0 && records.every(isDone);
}
