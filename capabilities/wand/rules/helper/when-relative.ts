import { addDays, addMonths, type CalendarDate } from '#core/dates.ts';
import { mondayOf, weekdayFrom, weekdayInWeek, weekdayNamed, weekdaysNamed, wellKnownDay } from './when-calendar.ts';
import type { Relative } from './when-stretches.ts';
import { numberOf, type Read, standsAt, type Token } from './when-tokens.ts';

/** Days that are said from today on: 'tomorrow', 'next Friday', 'in two weeks', 'on Christmas Eve'. */

const tomorrow = "tomorrow|tomorrow's|tomorrows";

/** 'today', 'tomorrow', 'Thursday': a day from which others are counted. */
function anchorAt(tokens: readonly Token[], at: number, today: CalendarDate): Read<CalendarDate> | undefined {
  const on = standsAt(tokens, at, 'on|this|next') ? at + 1 : at;
  const day = weekdayNamed(tokens[on]?.word);
  if (day !== undefined) return { next: on + 1, is: comingWeekday(today, day) };
  if (standsAt(tokens, at, 'today|now')) return { next: at + 1, is: today };
  return standsAt(tokens, at, tomorrow) ? { next: at + 1, is: addDays(today, 1) } : undefined;
}

const comingWeekday = (today: CalendarDate, day: number) => weekdayFrom(addDays(today, 1), day);

function shifted(date: CalendarDate, count: number, unit: string) {
  if (unit.startsWith('day') || unit.startsWith('night')) return addDays(date, count);
  if (unit.startsWith('week')) return addDays(date, count * 7);
  if (unit.startsWith('fortnight')) return addDays(date, count * 14);
  return addMonths(date, unit.startsWith('month') ? count : count * 12);
}
const isUnit = (word = '') => /^(days?|weeks?|fortnights?|months?|years?)$/.test(word);

/** 'Christmas Eve', from which others are counted. */
function knownAt(tokens: readonly Token[], at: number, today: CalendarDate): Read<CalendarDate> | undefined {
  const day = wellKnownDay(
    tokens.slice(at, at + 4).map(({ word }) => word),
    today,
  );
  return day && { next: at + day.length, is: day.date };
}

/** 'in two weeks', 'three days from now', 'a week from Thursday', 'a week on Friday'. */
function counted(tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined {
  const isLed = standsAt(tokens, at, 'in|within');
  let next = isLed ? at + 1 : at;
  if (standsAt(tokens, next, 'exactly|about|around|roughly')) next += 1;
  if (standsAt(tokens, next, 'a|another', 'couple')) next += 1;
  const count = numberOf(tokens[next]?.word);
  const unitAt = standsAt(tokens, next + 1, 'of|more') ? next + 2 : next + 1;
  const unit = tokens[unitAt]?.word;
  if (!count || !unit || !isUnit(unit)) return undefined;
  if (standsAt(tokens, unitAt + 1, 'ago')) return { next: unitAt + 2, is: { kind: 'other' } };
  if (isLed) return { next: unitAt + 1, is: { kind: 'day', date: shifted(today, count, unit) } };
  const known = standsAt(tokens, unitAt + 1, 'before|after') && knownAt(tokens, unitAt + 2, today);
  if (known) {
    const sign = standsAt(tokens, unitAt + 1, 'before') ? -1 : 1;
    return { next: known.next, is: { kind: 'day', date: shifted(known.is, sign * count, unit) } };
  }
  const isFrom = standsAt(tokens, unitAt + 1, 'from|after');
  const anchor = anchorAt(tokens, isFrom ? unitAt + 2 : unitAt + 1, today);
  const isBritish = unit.startsWith('week') && standsAt(tokens, unitAt + 1, 'on|today|tomorrow');
  if (!anchor || !(isFrom || isBritish)) return undefined;
  return { next: anchor.next, is: { kind: 'day', date: shifted(anchor.is, count, unit) } };
}

function plainDay(tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined {
  if (standsAt(tokens, at, 'day', 'after', tomorrow))
    return { next: at + 3, is: { kind: 'day', date: addDays(today, 2) } };
  if (standsAt(tokens, at, "today|tonight|today's|tonight's|todays|tonights")) {
    const isWeek = standsAt(tokens, at + 1, 'week');
    return { next: isWeek ? at + 2 : at + 1, is: { kind: 'day', date: isWeek ? addDays(today, 7) : today } };
  }
  if (standsAt(tokens, at, 'this', 'morning|afternoon|evening'))
    return { next: at + 1, is: { kind: 'day', date: today } };
  if (!standsAt(tokens, at, tomorrow)) return undefined;
  const isWeek = standsAt(tokens, at + 1, 'week');
  return { next: isWeek ? at + 2 : at + 1, is: { kind: 'day', date: addDays(today, isWeek ? 8 : 1) } };
}

const notADay: Record<string, RegExp> = {
  sun: /^(cream|hat|hats|screen|glasses|block|dress|tan|shade|lotion|room|protection|butter)$/,
  sunday: /^(roast|school|best)$/,
  sat: /^(down|on|in|the|with|prep|test|exam)$/,
  mon: /^(ami|cheri)$/,
};
const isHourWord = (word = '') => /^(\d.*|noon|midday|half|quarter)$/.test(word) || (numberOf(word) ?? 1) > 1;
const isPerson = /^(i|we|she|he|they|you|the|who)$/;

function weekdayAt(tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined {
  const modifier = standsAt(tokens, at, 'this', 'coming') ? 2 : standsAt(tokens, at, 'this|next|coming') ? 1 : 0;
  const word = tokens[at + modifier]?.word ?? '';
  const day = weekdayNamed(word) ?? weekdaysNamed(word);
  if (day === undefined) return undefined;
  const after = tokens[at + modifier + 1]?.word ?? '';
  const before = tokens[at - 1]?.word ?? '';
  const isVerb = word === 'sat' && (isPerson.test(before) || (after === 'at' && !isHourWord(tokens[at + 2]?.word)));
  if (modifier === 0 && (notADay[word]?.test(after) || isVerb)) return undefined;
  const next = at + modifier + 1;
  const nextMonday = addDays(mondayOf(today), 7);
  const known = standsAt(tokens, next, 'before|after') && knownAt(tokens, next + 1, today);
  const is = (date: CalendarDate, to = next, isBare = false): Read<Relative> => ({
    next: to,
    is: { kind: 'day', date, weekday: day, isBare },
  });
  // 'the Monday after Thanksgiving'
  if (known) return is(weekdayFrom(addDays(known.is, standsAt(tokens, next, 'after') ? 1 : -7), day), known.next);
  if (standsAt(tokens, next, 'after', 'next')) return is(weekdayInWeek(addDays(nextMonday, 7), day), next + 2);
  if (standsAt(tokens, next, 'next', 'week')) return is(weekdayInWeek(nextMonday, day), next + 2);
  if (standsAt(tokens, next, 'this', 'week')) return is(weekdayInWeek(mondayOf(today), day), next + 2);
  if (standsAt(tokens, next, 'week') && !standsAt(tokens, next + 1, 'of'))
    return is(addDays(comingWeekday(today, day), 7), next + 1);
  if (standsAt(tokens, at, 'next')) return is(weekdayInWeek(nextMonday, day));
  return is(comingWeekday(today, day), next, modifier === 0);
}

const ends =
  /^(at|from|and|with|for|in|to|we|i|is|then|please|morning|evening|night|afternoon|instead|or|,|\.|\?|!|;|-)$/;

/** 'on Christmas Eve', but not 'Christmas tree lighting'. */
function wellKnown(tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined {
  const shift = standsAt(tokens, at, 'day', 'before|after') ? (standsAt(tokens, at + 1, 'before') ? -1 : 1) : 0;
  const day = knownAt(tokens, shift ? at + 2 : at, today);
  if (!day) return undefined;
  const { next } = day;
  const isLed = /^(on|by|before|until|till|til|this|after|through|at|for)$/.test(tokens[at - 1]?.word ?? '');
  const after = tokens[next]?.word;
  const isNamedDay = tokens[next - 1]?.word === 'day' || tokens[next - 1]?.word === 'eve';
  const isPlain = after === undefined || ends.test(after) || /^\d/.test(after);
  // 'Christmas Eve mass': it says what and when.
  if (!isPlain && isNamedDay && !isLed) return { next, is: { kind: 'day', date: day.is, isName: true } };
  // 'We host Thanksgiving' alone at the end says what, not when.
  if (!isPlain || (!isLed && !shift && !isNamedDay)) return undefined;
  return { next, is: { kind: 'day', date: addDays(day.is, shift) } };
}

export const relativeAt = (tokens: readonly Token[], at: number, today: CalendarDate): Read<Relative> | undefined =>
  wellKnown(tokens, at, today) ??
  counted(tokens, at, today) ??
  plainDay(tokens, at, today) ??
  weekdayAt(tokens, at, today);
