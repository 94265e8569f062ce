import { addDays, addMonths, type CalendarDate } from '#core/dates.ts';
import { mondayOf, weekdayFrom, weekdayInWeek, weekdayNamed, weekdaysNamed } from './calendar.ts';
import { datedDayAt } from './days.ts';
import type { Said } from './parts.ts';
import { knownAt } from './stretches.ts';
import { numberOf, type Read, standsAt, type Tokens } from './tokens.ts';

/** Days counted from today: 'tomorrow', 'next Friday', 'in two weeks', 'on Christmas Eve'. */

const tomorrow = "tomorrow|tomorrow's|tomorrows";

/** 'today', 'Thursday', 'Dec 12', 'Christmas': a day that others are counted from. */
function anchorAt(tokens: Tokens, at: number, today: CalendarDate): Read<CalendarDate> | undefined {
  const dated = datedDayAt(tokens, at, today);
  if (dated) return { next: dated.next, is: dated.is.date };
  const on = standsAt(tokens, at, 'on|this|next') ? at + 1 : at;
  const day = weekdayNamed(tokens[on]?.word);
  if (day !== undefined) return { next: on + 1, is: comingWeekday(today, day) };
  if (standsAt(tokens, at, 'today|now')) return { next: at + 1, is: today };
  if (standsAt(tokens, at, tomorrow)) return { next: at + 1, is: addDays(today, 1) };
  return knownAt(tokens, at, today);
}

const comingWeekday = (today: CalendarDate, day: number) => weekdayFrom(addDays(today, 1), day);

function shifted(date: CalendarDate, count: number, unit: string) {
  if (unit.startsWith('day') || unit.startsWith('night')) return addDays(date, count);
  if (unit.startsWith('week')) return addDays(date, count * 7);
  if (unit.startsWith('fortnight')) return addDays(date, count * 14);
  return addMonths(date, unit.startsWith('month') ? count : count * 12);
}
const isUnit = (word = '') => /^(days?|nights?|weeks?|fortnights?|months?|years?)$/.test(word);

/** 'in two weeks', 'three days from now', 'a week from Thursday', 'a week on Friday'. */
function counted(tokens: Tokens, at: number, today: CalendarDate): Read<Said> | undefined {
  // 'a weigh-in a week from today'
  const isLed = standsAt(tokens, at, 'in|within') && !tokens[at]?.isGlued;
  let next = isLed ? at + 1 : at;
  if (standsAt(tokens, next, 'exactly|about|around|roughly')) next += 1;
  if (standsAt(tokens, next, 'a|another', 'couple')) next += 1;
  // 'day before Christmas'
  const isOne = !isLed && standsAt(tokens, next, 'day|night', 'before|after');
  const count = isOne ? 1 : numberOf(tokens[next]?.word);
  const unitAt = isOne ? next : standsAt(tokens, next + 1, 'of|more') ? next + 2 : next + 1;
  const unit = tokens[unitAt]?.word.replace(/'s$/, '');
  if (!count || !unit || !isUnit(unit)) return undefined;
  if (standsAt(tokens, unitAt + 1, 'ago'))
    return { next: unitAt + 2, is: { kind: 'other', date: shifted(today, -count, unit) } };
  const ahead = shifted(today, count, unit);
  const dayAt = standsAt(tokens, unitAt + 1, 'on') ? unitAt + 2 : unitAt + 1;
  const onWeekday = weekdayNamed(tokens[dayAt]?.word);
  // 'in three weeks on Monday'
  if (isLed && onWeekday !== undefined)
    return { next: dayAt + 1, is: { kind: 'day', exact: 1, date: weekdayInWeek(mondayOf(ahead), onWeekday) } };
  const isBefore = standsAt(tokens, unitAt + 1, 'before');
  const isFrom = isBefore || standsAt(tokens, unitAt + 1, 'from|after');
  const anchor = anchorAt(tokens, isFrom ? unitAt + 2 : unitAt + 1, today);
  const isBritish = /^(week|fortnight)/.test(unit) && standsAt(tokens, unitAt + 1, 'on|today|tomorrow');
  if (anchor && (isFrom || isBritish))
    return {
      next: anchor.next,
      is: { kind: 'day', exact: 1, date: shifted(anchor.is, isBefore ? -count : count, unit) },
    };
  // "in two weeks' time"
  const end = standsAt(tokens, unitAt + 1, "'", 'time') ? 3 : standsAt(tokens, unitAt + 1, 'time') ? 2 : 1;
  return isLed ? { next: unitAt + end, is: { kind: 'day', exact: 1, date: ahead } } : undefined;
}

function plainDay(tokens: Tokens, at: number, today: CalendarDate): Read<Said> | undefined {
  const isToday =
    standsAt(tokens, at, "today|tonight|today's|tonight's|todays|tonights") ||
    standsAt(tokens, at, 'this', 'morning|afternoon|evening');
  if (!isToday && !standsAt(tokens, at, tomorrow)) return undefined;
  const isWeek = standsAt(tokens, at + 1, 'week');
  const date = addDays(today, (isToday ? 0 : 1) + (isWeek ? 7 : 0));
  return { next: isWeek ? at + 2 : at + 1, is: { kind: 'day', exact: 1, date } };
}

/** 'sun cream', 'sat down' and 'we sat' contain no day. */
const notADay: Record<string, RegExp> = {
  sun: /^(cream|hat|hats|screen|glasses|block|dress|tan|shade|lotion|room|protection|butter)$/,
  sat: /^(down|on|in|the|with|prep|test|exam)$/,
};

function weekdayAt(tokens: Tokens, at: number, today: CalendarDate): Read<Said> | undefined {
  // 'grandma is coming Friday': 'coming' is a verb here.
  if (standsAt(tokens, at, 'coming') && /^(?:is|are|am|be)$|'(?:s|re|m)$/.test(tokens[at - 1]?.word ?? ''))
    return undefined;
  const modifier = standsAt(tokens, at, 'this', 'coming') ? 2 : standsAt(tokens, at, 'this|next|coming') ? 1 : 0;
  const word = tokens[at + modifier]?.word ?? '';
  const day = weekdayNamed(word) ?? weekdaysNamed(word);
  if (day === undefined) return undefined;
  const after = tokens[at + modifier + 1]?.word ?? '';
  if (modifier === 0 && notADay[word]?.test(after)) return undefined;
  const next = at + modifier + 1;
  const nextMonday = addDays(mondayOf(today), 7);
  const known = standsAt(tokens, next, 'before|after') && knownAt(tokens, next + 1, today);
  const is = (date: CalendarDate, to = next, isBare = false): Read<Said> => ({
    next: to,
    is: { kind: 'day', exact: 1, date, weekday: day, isBare },
  });
  // 'the Monday after Thanksgiving'
  if (known) return is(weekdayFrom(addDays(known.is, standsAt(tokens, next, 'after') ? 1 : -7), day), known.next);
  // 'Tuesday in two weeks'
  const ahead = standsAt(tokens, next, 'in') ? counted(tokens, next, today) : undefined;
  if (ahead?.is.kind === 'day') return is(weekdayInWeek(mondayOf(ahead.is.date), day), ahead.next);
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
function wellKnown(tokens: Tokens, at: number, today: CalendarDate): Read<Said> | undefined {
  const day = knownAt(tokens, at, today);
  if (!day) return undefined;
  const { next } = day;
  const isLed = /^(on|by|before|until|till|til|this|after|through|at|for)$/.test(tokens[at - 1]?.word ?? '');
  const after = tokens[next]?.word;
  const isNamedDay = tokens[next - 1]?.word === 'day' || tokens[next - 1]?.word === 'eve';
  const isPlain = after === undefined || ends.test(after) || /^\d/.test(after);
  // In 'We host Thanksgiving' the last word is the event, not its date.
  return isPlain && (isLed || isNamedDay) ? { next, is: { kind: 'day', exact: 1, date: day.is } } : undefined;
}

export const relativeAt = (tokens: Tokens, at: number, today: CalendarDate): Read<Said> | undefined =>
  wellKnown(tokens, at, today) ??
  counted(tokens, at, today) ??
  plainDay(tokens, at, today) ??
  weekdayAt(tokens, at, today);
