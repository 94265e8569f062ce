import { weekdayNamed } from './calendar.ts';
import { numberOf, type Read, standsAt, type Token, type Tokens } from './tokens.ts';

/** Times of day: '3:30pm', 'half past three', 'quarter to 5', 'noon', 'at 4', '8 in the evening'. */

export interface SaidTime {
  hour: number;
  minute: number;
  /** Which half of the day, if the words say so. */
  half?: 'am' | 'pm';
}

export const isHour = (number: number | undefined): number is number =>
  number !== undefined && number >= 1 && number <= 12;

/** 'am', 'p.m.', 'in the morning', 'at night', 'tonight' after a time. */
function halfAt(tokens: Tokens, at: number): Read<'am' | 'pm'> | undefined {
  if (standsAt(tokens, at, 'am|pm|a|p')) {
    const word = tokens[at]?.word ?? '';
    // 'at 3 a man came'
    if (word.length === 1 && !tokens[at]?.isGlued) return undefined;
    return { next: at + 1, is: word.startsWith('a') ? 'am' : 'pm' };
  }
  const next = standsAt(tokens, at, 'in', 'the') ? at + 2 : at;
  if (next > at && standsAt(tokens, next, 'morning')) return { next: next + 1, is: 'am' };
  if (next > at && standsAt(tokens, next, 'afternoon|evening')) return { next: next + 1, is: 'pm' };
  return standsAt(tokens, at, 'at', 'night') ? { next: at + 2, is: 'pm' } : undefined;
}

export function withHalf(tokens: Tokens, next: number, hour: number, minute: number): Read<SaidTime> | undefined {
  if (hour > 23 || minute > 59) return undefined;
  const said = hour <= 12 ? halfAt(tokens, next) : undefined;
  // '12 at night'
  const half = said && hour === 12 && standsAt(tokens, next, 'at', 'night') ? { ...said, is: 'am' as const } : said;
  return { next: half?.next ?? next, is: { hour, minute, ...(half && { half: half.is }) } };
}

export const isDay = (token?: Token) =>
  token !== undefined && (weekdayNamed(token.word) !== undefined || /^(today|tomorrow|tonight)$/.test(token.word));

/**
 * '3:30', '15:30', '9.15am', '1030am', '4pm', "4 o'clock", '3ish'. With a period it may be an amount, unless a day is
 * next to it.
 */
export function digital(tokens: Tokens, at: number, isAfterDay = false): Read<SaidTime> | undefined {
  const word = tokens[at]?.word ?? '';
  const [, hours, sign, minutes] = /^(\d{1,2})([:.]?)(\d\d)$/.exec(word) ?? [];
  const isLed = isAfterDay || standsAt(tokens, at - 1, 'at|@') || isDay(tokens[at + 1]);
  const isPointed = sign === '.' && (isLed || standsAt(tokens, at - 1, 'to|from|until|till'));
  if (hours && (sign === ':' || halfAt(tokens, at + 1) || isPointed))
    return withHalf(tokens, at + 1, Number(hours), Number(minutes));
  const hour = numberOf(word);
  if (hour === undefined || hour > 23 || word === 'a' || word === 'an') return undefined;
  const after = tokens[at + 1];
  if (isHour(hour) && halfAt(tokens, at + 1)) return withHalf(tokens, at + 1, hour, 0);
  if (standsAt(tokens, at + 1, "o'clock|oclock")) return withHalf(tokens, at + 2, hour, 0);
  if (isHour(hour) && after?.isGlued && after.word === 'ish') return withHalf(tokens, at + 2, hour, 0);
  return undefined;
}

/** 'half past three', 'quarter to 5', 'ten past four'. */
export function spoken(tokens: Tokens, at: number): Read<SaidTime> | undefined {
  if (standsAt(tokens, at, 'noon|midday')) return { next: at + 1, is: { hour: 12, minute: 0, half: 'pm' } };
  if (standsAt(tokens, at, 'midnight')) return { next: at + 1, is: { hour: 12, minute: 0, half: 'am' } };
  const from = standsAt(tokens, at, 'a', 'quarter') ? at + 1 : at;
  const word = tokens[from]?.word ?? '';
  // 'half three' is half past three.
  const halfOf = word === 'half' && !standsAt(tokens, from + 1, 'a|an') ? numberOf(tokens[from + 1]?.word) : undefined;
  if (isHour(halfOf)) return withHalf(tokens, from + 2, halfOf, 30);
  const minutes = { half: 30, quarter: 15 }[word] ?? numberOf(word);
  const next = standsAt(tokens, from + 1, 'minutes') ? from + 2 : from + 1;
  const way = tokens[next]?.word ?? '';
  const isNoon = standsAt(tokens, next + 1, 'noon|midday');
  const hour = isNoon ? 12 : numberOf(tokens[next + 1]?.word);
  if (!minutes || minutes % 5 > 0 || minutes > 30 || !isHour(hour) || tokens[next + 1]?.word === 'a') return undefined;
  if (/^(past|after)$/.test(way)) return withHalf(tokens, next + 2, hour, minutes);
  // '10 to 5' in digits is a period, not ten minutes before five.
  const isStretch = /^\d/.test(word) && isHour(minutes);
  const isBefore = /^(to|before|till|til|of)$/.test(way) && !isStretch && minutes < 30;
  return isBefore ? withHalf(tokens, next + 2, hour === 1 ? 12 : hour - 1, 60 - minutes) : undefined;
}
