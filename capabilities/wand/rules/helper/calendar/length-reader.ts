import type { Clause, Reader } from '../reader.ts';
import { findRecords } from '../records/find-record.ts';
import { keptRecords } from '../records/kept-records.ts';
import { shiftedTime } from '../records/shift.ts';
import { minutesAt } from '../when/minutes.ts';
import { tokensOf } from '../when/tokens.ts';
import { peopleIn } from '../words/names.ts';
import { notesUntil } from './lasting.ts';

/** How long something that is kept takes: 'make Mia's piano lesson 45 min', 'ballet goes until 5 now'. */

const said = /\b(?:min|mins|minutes?|hours?|hrs?|until|till|til|finish(?:es)?|ends?|up|out|over|done|finished)\b/;
const making = /^(?:can you |could you |please )?(?:make|set|change|extend) /i;
const taking =
  /,? (?:to be|to|be|(?:now |only |usually )?(?:takes?|lasts?|runs?|goes|is)|(?:should|will|would) (?:take|last|be)|make it|for)(?: now| only){0,2}(?: for)?$/i;
/** 'the gala finishes at 1' */
const ending =
  / (?:(?:now |usually |should |will |only )?(?:finish(?:es)?|ends?|wraps? up|gets? out|lets? out)|is (?:over|done|finished))(?: now)?$/i;
const longWords = /^(?: long| in total| each time| now| from now on)?[.!]?$/;
/** 'remind me for an hour', 'is ballet an hour long?' */
const otherwise = /^(?:is|are|was|does|do|did|how|what|when|who|which|remind|cancel|skip|move|push|delay|no)\b|\?$/;

/** The thing, and how long it takes or until when. */
function lengthIn({ lower, untimed, when }: Clause): { object: string; minutes?: number; end?: string } | undefined {
  const [ended] = ending.exec(untimed) ?? [];
  if (ended && when.time && !when.repeats) return { object: untimed.slice(0, -ended.length), end: when.time };
  if (when.repeats ?? when.until ?? when.time) return undefined;
  if (when.endTime) return { object: objectIn(untimed), end: when.endTime };
  const tokens = tokensOf(lower);
  for (const [at, { from }] of tokens.entries()) {
    const length = minutesAt(tokens, at);
    if (!length) continue;
    const before = lower.slice(0, from).trim();
    const isSaid = making.test(before) || taking.test(before);
    const isAll = longWords.test(lower.slice(tokens[length.next - 1]?.to));
    return isSaid && isAll ? { object: objectIn(before), minutes: length.is } : undefined;
  }
  return undefined;
}

const objectIn = (words: string) => words.replace(making, '').replace(/ now$/i, '').replace(taking, '');

export const lengthReader: Reader = async (clause, { asked, household }) => {
  if (!said.test(clause.lower) || otherwise.test(clause.lower)) return undefined;
  const length = lengthIn(clause);
  if (!length?.object) return undefined;
  const { people, without } = peopleIn(length.object, household, asked.today);
  const timed = (await keptRecords(asked)).filter(({ isPast, time }) => !isPast && time);
  const pointers = { people: people.map(({ name }) => name), date: clause.when.date };
  const [kept, ...others] = findRecords(timed, without, pointers);
  if (!kept?.time || others.length > 0 || (kept.kind !== 'appointment' && kept.kind !== 'event')) return undefined;
  // '7 pm' and 'till 9'
  const isLater = length.end && length.end <= kept.time && length.end < '12';
  const end = isLater && length.end ? shiftedTime(length.end, 12 * 60) : length.end;
  const endTime = end ?? shiftedTime(kept.time, length.minutes ?? 0);
  const notes = endTime && endTime > kept.time ? notesUntil(kept.record.notes ?? undefined, { endTime }) : undefined;
  if (!notes) return undefined;
  return [{ kind: 'propose', tool: `change_${kept.kind}`, values: { id: kept.id, notes }, quote: clause.text }];
};
