import type { Clause, Reading } from '../reader.ts';
import { listed } from '../words/words.ts';
import { type Kept, keptLabel } from './kept-records.ts';
import type { RecordRequest } from './move.ts';

/** 'cancel Friday's flu shots', where each of the children has one; in her own words, as 'it' is only one of those that were told of. */
export function areAllMeant(found: readonly Kept[], { object }: RecordRequest, ownWords: string): boolean {
  const own = ownWords.toLowerCase();
  const several = object.split(' ').filter((word) => /[^s']s$/.test(word) && own.includes(word));
  const isOneOf = ({ title }: Kept) => {
    const words = title.toLowerCase().split(' ');
    return several.some((word) => words.includes(word.slice(0, -1)));
  };
  return found.length > 1 && found.every(isOneOf) && !/\b(?:one|either|any|which|some) of\b/.test(own);
}

/** One short question with what tells them apart. */
export function whichOf(
  found: readonly Kept[],
  readings: readonly (readonly Reading[] | undefined)[],
  { text }: Clause,
): Reading[] | undefined {
  if (readings.every((one) => one === undefined)) return undefined;
  const choices = found.flatMap((kept, index) => {
    const label = keptLabel(kept);
    return (readings[index] ?? []).slice(0, 1).flatMap((reading) => {
      if (reading.kind === 'propose') return [{ label, tool: reading.tool, values: reading.values }];
      if (reading.kind !== 'ask' || reading.waiting.kind !== 'missing') return [];
      return [{ label, tool: reading.waiting.tool, values: reading.waiting.values }];
    });
  });
  const labels = listed(
    found.map((kept) => keptLabel(kept)),
    'or',
  );
  if (choices.length === 0) return undefined;
  const isOpen = readings.every((one) => one?.[0]?.kind === 'ask');
  const question = isOpen ? `Which one, and when instead: ${labels}?` : `Which one: ${labels}?`;
  return [{ kind: 'ask', question, waiting: { kind: 'choice', choices, quote: text } }];
}
