import { addDays } from '#core/dates.ts';
import { inMonthOf, nearTo } from '../when/near.ts';
import { numberOf } from '../when/tokens.ts';
import { type When, whenIn } from '../when/when.ts';
import type { Thing } from '../family.ts';
import type { Found, Span } from '../find/found.ts';
import { type Draft, take, takeMeanings, takeWhen } from './draft.ts';

/** What requests about the calendar say of days and times: corrected on the way, several at once, or counted from what is there. */

type Finding = Found['when'][number];

/** The day, time or rhythm that a finding holds. */
const isTelling = ({ kind }: Finding) => kind === 'day' || kind === 'time' || kind === 'repeats';
const isSign = (word = '') => /^[,;:.!?]$/.test(word);

/** 'I can't do Wednesday', 'not by the 30th': the word before it denies it. */
function isDenied({ found: { words, meanings } }: Draft, { first }: Finding): boolean {
  let from = first;
  while (from > 0 && first - from < 8 && !isSign(words[from - 1]?.word)) from--;
  return meanings.some((one) => one.meaning === 'cannot' && one.first >= from && one.first < first);
}

/** Days and times that are said only to be taken back: 'at 10, no wait, 11', 'I can't do Friday, make it Monday'. */
function takenBack(draft: Draft): Finding[] {
  const { when, meanings } = draft.found;
  const repairs = meanings.filter(({ meaning }) => meaning === 'repair');
  const telling = when.filter(isTelling);
  return telling.filter((one) => {
    const later = telling.filter(({ kind, first, role }) => kind === one.kind && first > one.first && role !== 'not');
    const isRepaired = repairs.some(
      (repair) => repair.first >= one.next && later.some(({ next }) => next > repair.first),
    );
    return isRepaired || (later.length > 0 && isDenied(draft, one));
  });
}

/** When, without what was taken back; 'every other week' counts more than the 'Thursdays' beside it. */
export function takeWhenSaid(draft: Draft, without: readonly Span[] = []): When {
  const back = takenBack(draft);
  for (const one of back) take(draft, one);
  if (back.length > 0) takeMeanings(draft, 'repair');
  const when = takeWhen(draft, [...back, ...without]);
  // 'Mondays at 4:30, every week' says it twice.
  for (const one of draft.found.when) if (one.kind === 'repeats' && when.repeats) take(draft, one);
  const rare = draft.found.when.flatMap((one) =>
    one.kind === 'repeats' && one.repetition.frequency !== 'weekly' ? [one] : [],
  )[0];
  if (when.repeats !== 'weekly' || !rare) return when;
  return { ...when, repeats: rare.repetition.frequency };
}

const joins = /^(?:and|&|\+|,|or|the|on|then)$/;

/** 'Thursday' is said otherwise than 'the 26th': 'Thursday, the 26th' is one day. */
const isWeekday = (one: Finding) => one.kind === 'repeats' || (one.kind === 'day' && one.isBare === true);

const isSame = (one: Finding, other: Finding) => one.kind === 'day' && other.kind === 'day' && one.date === other.date;

/** Days that stand side by side: 'Tuesdays and Thursdays', 'the 12th, 14th and 15th'. */
export function rowOfDays({ found: { when, words } }: Draft): Finding[] {
  const days = when.filter(
    (one) => one.kind === 'day' || (one.kind === 'repeats' && one.repetition.weekday !== undefined),
  );
  const [first] = days;
  if (!first) return [];
  const row = [first];
  for (const day of days.slice(1)) {
    const last = row.at(-1) ?? first;
    const between = words.slice(last.next, day.first).map(({ word }) => word);
    const isJoined = between.some((word) => /^(?:and|&|\+|,)$/.test(word)) && between.every((word) => joins.test(word));
    if (day.role === 'plain' && isJoined && isWeekday(day) === isWeekday(first) && !isSame(day, first)) row.push(day);
  }
  return row;
}

/** Each day that is said side by side with others, all with the time that is said once. */
export function takeEachWhen(draft: Draft): When[] {
  const row = rowOfDays(draft);
  const whole = takeWhenSaid(draft);
  if (row.length < 2 || whole.endDate) return [whole];
  const { text, words } = draft.found;
  for (const one of row) take(draft, one);
  const all = row.map((day) => {
    const letters = text.split('');
    for (const other of row) if (other !== day) letters.fill(' ', words[other.first]?.from, words[other.next - 1]?.to);
    const { when } = whenIn(letters.join(''), draft.family.clock);
    // 'Tuesdays and Thursday' is a rhythm for both.
    return {
      ...when,
      ...(whole.time && { time: when.time ?? whole.time }),
      ...(whole.repeats && { repeats: whole.repeats }),
    };
  });
  return all.every(({ date }) => date) ? all : [whole];
}

export interface Shift {
  days?: number;
  minutes?: number;
  span: Span;
}

const unitOf = (word = '') => /^(min|hour|hr|day|week|fortnight)/.exec(word)?.[1];
const minutesOf: Record<string, number> = { min: 1, hour: 60, hr: 60 };
const daysOf: Record<string, number> = { day: 1, week: 7, fortnight: 14 };

/** 'an hour later', 'back by 30 minutes', 'one more week': how far something moves. */
export function shiftIn({ found: { words, meanings, when } }: Draft): Shift | undefined {
  const wayOf = (span: Span) => {
    const near = meanings.filter(
      ({ meaning, first, next }) => meaning.startsWith('shift.') && first >= span.first - 12 && next <= span.next + 2,
    );
    const isEarlier = near.some(({ meaning }) => meaning === 'shift.earlier');
    return near.length === 0 ? 0 : isEarlier ? -1 : 1;
  };
  for (let at = 0; at < words.length; at++) {
    const isHalf = words[at]?.word === 'half';
    const isMore =
      /^(?:more|extra|an|a|hour)$/.test(words[at + 1]?.word ?? '') && !(words[at + 1]?.word === 'hour' && !isHalf);
    const unitAt = isHalf && words[at + 1]?.word === 'hour' ? at + 1 : isMore ? at + 2 : at + 1;
    const unit = unitOf(words[unitAt]?.word);
    const count = isHalf ? 0.5 : words[at]?.word === 'a' ? 1 : numberOf(words[at]?.word);
    // 'a week from Friday' is a day.
    const isDay = when.some(({ kind, first, next }) => kind === 'day' && first <= at && at < next);
    if (!unit || !count || isDay) continue;
    const isAndHalf = words[unitAt + 1]?.word === 'and' && words[unitAt + 3]?.word === 'half';
    const span = { first: at, next: isAndHalf ? unitAt + 4 : unitAt + 1 };
    const amount = wayOf(span) * (count + (isAndHalf ? 0.5 : 0));
    if (amount === 0) continue;
    return {
      span,
      ...(minutesOf[unit] ? { minutes: amount * minutesOf[unit] } : { days: amount * (daysOf[unit] ?? 1) }),
    };
  }
  return dayBeside(words);
}

/** 'to the day before', 'the day after': of what it is now. */
function dayBeside(words: Found['words']): Shift | undefined {
  const at = words.findIndex(
    ({ word }, index) =>
      word === 'day' &&
      /^(?:before|after)$/.test(words[index + 1]?.word ?? '') &&
      (words[index + 2] === undefined || isSign(words[index + 2]?.word)),
  );
  return at < 0 ? undefined : { days: words[at + 1]?.word === 'before' ? -1 : 1, span: { first: at, next: at + 2 } };
}

/** The new day or time of something that moves by so much; its words are taken. */
export function takeShift(
  draft: Draft,
  thing: Thing | undefined,
  day = thing?.date,
): { date?: string; time?: string } | undefined {
  const shift = shiftIn(draft);
  if (!shift || !thing) return undefined;
  if (shift.days !== undefined && !day) return undefined;
  const time = shift.minutes === undefined ? undefined : timeAfter(thing.time, shift.minutes);
  if (shift.minutes !== undefined && !time) return undefined;
  take(draft, shift.span);
  takeMeanings(draft, 'shift.later', 'shift.earlier');
  return shift.days !== undefined && day ? { date: addDays(day, shift.days) } : time ? { time } : undefined;
}

function timeAfter(time: string | null | undefined, minutes: number): string | undefined {
  if (!time) return undefined;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  if (total < 0 || total >= 24 * 60) return undefined;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${two(total / 60)}:${two(total % 60)}`;
}

/** What the day was said with: '22nd', 'Friday'. */
function saidFor({ found: { when, words, text } }: Draft, date: string): string {
  const said = when.filter((one) => one.kind === 'day' && one.date === date);
  return said
    .map(({ first, next }) => text.slice(words[first]?.from, words[next - 1]?.to))
    .join(' ')
    .toLowerCase();
}

/** 'the 22nd' of what is in December is in December, 'Friday' is in its week. */
export function nearDate(draft: Draft, now: string | undefined | null, date: string | undefined): string | undefined {
  const said = date && saidFor(draft, date);
  return date && now && said ? nearTo(now, date, said) : date;
}

/** The same of a task, which is done on any day: 'Friday' is the next one. */
export function monthDate(draft: Draft, now: string | undefined | null, date: string | undefined): string | undefined {
  const said = date && saidFor(draft, date);
  return date && now && said ? inMonthOf(now, date, said) : date;
}

/** A present is got a week before the day. */
const inTime = -7;

/** 'the day before the trip', 'ten days before Tom's birthday', 'in time for ...': a day counted from something that is kept. */
export function takeDayByRecord(draft: Draft): string | undefined {
  const { words, meanings, when } = draft.found;
  const isSaid = (at: number) => when.some(({ kind, first, next }) => kind !== 'other' && first <= at && at < next);
  const isFar = (at: number) => /^(?:before|after)$/.test(words[at]?.word ?? '') && !isSaid(at);
  const far = words.findIndex((_, at) => isFar(at) && daysOf[unitOf(words[at - 1]?.word) ?? ''] !== undefined);
  const early = meanings.find(({ meaning }) => meaning === 'inTime');
  const at = far >= 0 ? far : early ? early.next - 1 : -1;
  if (at < 0) return undefined;
  const near = { first: at + 1, next: far >= 0 ? clauseEnd(draft, at + 1) : words.length };
  // 'the day before we drive to the lake'
  const behind = recordNamed(draft, near) ? near : { first: at + 1, next: words.length };
  const thing = recordNamed(draft, behind);
  if (!thing?.date) return undefined;
  if (far < 0) {
    if (early) take(draft, early);
    return addDays(thing.date, inTime);
  }
  const count = numberOf(words[at - 2]?.word) ?? 1;
  const days = count * (daysOf[unitOf(words[at - 1]?.word) ?? ''] ?? 1);
  take(draft, {
    first: numberOf(words[at - 2]?.word) || /^(?:the|one)$/.test(words[at - 2]?.word ?? '') ? at - 2 : at - 1,
    next: at + 1,
  });
  for (const { at: place } of placesNamed(draft, thing, behind)) take(draft, { first: place, next: place + 1 });
  return addDays(thing.date, words[at]?.word === 'before' ? -days : days);
}

/** Up to a sign or to what is to be done: 'the trip | to water the plants'. */
function clauseEnd({ found: { words } }: Draft, from: number): number {
  const at = words.findIndex(({ word }, place) => place >= from && (isSign(word) || word === 'to'));
  return at < 0 ? words.length : at;
}

/** The words of a span that a record's title or place holds. */
const placesNamed = ({ found: { words } }: Draft, thing: Thing, { first, next }: Span): { at: number }[] =>
  words.flatMap(({ things }, at) => (at >= first && at < next && things.includes(thing) ? [{ at }] : []));

/** The dated record that the words of a span name best. */
function recordNamed(draft: Draft, span: Span): Thing | undefined {
  const dated = draft.family.things.filter(({ kind, date, isPast }) => date && !isPast && kind !== 'task');
  const values = dated.map((thing) => ({ thing, is: placesNamed(draft, thing, span).length }));
  return values.filter(({ is }) => is > 0).toSorted((a, b) => b.is - a.is)[0]?.thing;
}
