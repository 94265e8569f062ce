import { digital, isHour, type SaidTime, spoken, withHalf } from './clock.ts';
import { compact, isHourOf, type TimeContext } from './compact.ts';
import type { Said } from './parts.ts';
import { numberOf, type Read, standsAt, type Tokens } from './tokens.ts';

/** Numbers that are times because of the words next to them: 'at 4', 'Friday 4', 'from 3 to 4'. */

const joining = /^([,;.(-]|with|at|in|on|for|and|to|by|from|near|see|then)$/;
const street =
  /^(street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|way|place|boulevard|blvd|square|terrace|close|crescent)$/;
const countedThing =
  /^(past|quarters|guys|hour|hours|eleven|degrees|percent|%|\$|dollars|per|each|people|kids|months?|weeks?|days?|years?|eggs|minutes|or|pm|am|th|st|nd|rd|\/|x)$/;
const ends =
  /^(at|from|and|with|for|in|on|to|we|i|is|then|please|pls|instead|or|but|so|not|this|next|until|till|starting|beginning|now|because|today|tomorrow|tonight|every|each|weekly|-|,|\.|\?|!|;|\))$/;
/** 'at 4 Main St', 'at 210 Elm Street', but neither 'at 4 with Dr Chen' nor 'at 4 at St Mary's'. */
function isAddress(tokens: Tokens, at: number): boolean {
  const [word = '', after = '', ...further] = tokens.slice(at, at + 4).map((token) => token.word);
  const isNumber = /^\d{1,4}$/.test(word) && /^\p{L}/u.test(after) && !/^(am|pm|a|p|o'clock)$/.test(after);
  return isNumber && !joining.test(after) && further.some((one) => street.test(one));
}

/** 'at 4'; a number alone only if it can't mean anything else. */
function bare(tokens: Tokens, at: number, context: TimeContext): Read<SaidTime> | undefined {
  const { isAfterDay, isMove } = context;
  const word = tokens[at]?.word ?? '';
  const before = tokens[at - 1]?.word ?? '';
  const isAt = /^(at|@)$/.test(before) || standsAt(tokens, at - 2, 'at', 'around|about|like');
  const hour = numberOf(word);
  if (hour === undefined || hour === 0 || hour > 23 || /^(a|an|couple)$/.test(word)) return undefined;
  const after = tokens[at + 1];
  if (after?.isGlued && /^[\p{L}%/]/u.test(after.word)) return undefined;
  const isPlain = after === undefined || ends.test(after.word);
  if (isAt && (!countedThing.test(after?.word ?? '') || after?.word === 'or')) return withHalf(tokens, at + 1, hour, 0);
  if (isHour(hour) && isHourOf(tokens, at, context)) return withHalf(tokens, at + 1, hour, 0);
  if (!isHour(hour) || !isPlain) return undefined;
  const isLed =
    /^(around|by|until|till|til|not|before|than)$/.test(before) ||
    standsAt(tokens, at - 2, 'instead', 'of') ||
    standsAt(tokens, at - 2, 'make', 'it|that') ||
    (isMove && /^(to|from)$/.test(before)) ||
    standsAt(tokens, at + 1, 'tonight') ||
    standsAt(tokens, at + 1, 'tomorrow|this', 'morning|afternoon|evening|night');
  const isOwnDigit = isAfterDay && /^\d/.test(word);
  return isLed || isOwnDigit ? withHalf(tokens, at + 1, hour, 0) : undefined;
}

export function timeAt(tokens: Tokens, at: number, context: TimeContext): Read<Said> | undefined {
  if (isAddress(tokens, at)) return undefined;
  const time =
    digital(tokens, at, context.isAfterDay) ??
    compact(tokens, at, context) ??
    spoken(tokens, at) ??
    bare(tokens, at, context);
  return time && { next: time.next, is: { kind: 'time', from: time.is } };
}

const joins = '-|to|until|till|til';

/** '2 to 4 pm' begins in the same half of the day, '9 until noon' and '11 to 1 pm' in the other. */
function halfBefore(from: SaidTime, to: SaidTime): 'am' | 'pm' {
  const other = to.half === 'am' ? 'pm' : 'am';
  return from.hour % 12 > to.hour % 12 ? other : (to.half ?? other);
}

/** 'from 3 to 4', 'between 3 and 4', '3-4pm', '10:00 - 11:30'. */
export function timesAt(tokens: Tokens, at: number, context: TimeContext): Read<Said> | undefined {
  const { isAfterDay, isMove } = context;
  const before = tokens[at - 1]?.word ?? '';
  const plain = (from: number) => {
    const hour = /^(a|an|couple)$/.test(tokens[from]?.word ?? '') ? undefined : numberOf(tokens[from]?.word);
    return isHour(hour) ? withHalf(tokens, from + 1, hour, 0) : undefined;
  };
  const join = before === 'between' ? 'and' : joins;
  // 'from half past two to four'; without 'from', 'ten to nine' is one time.
  const told = isMove ? undefined : spoken(tokens, at);
  const isTold = told !== undefined && standsAt(tokens, told.next, join);
  const short = compact(tokens, at, context);
  const first = digital(tokens, at, isAfterDay) ?? short ?? (isTold ? told : plain(at));
  if (!first || !standsAt(tokens, first.next, join)) return undefined;
  const minutes =
    digital(tokens, first.next + 1, isAfterDay) ??
    (short && compact(tokens, first.next + 1, { isAfterDay: true, isMove }));
  const second = minutes ?? spoken(tokens, first.next + 1) ?? plain(first.next + 1);
  // 'five to nine' without 'from' is 8:55.
  const isWord = !isTold && !/^\d/.test(tokens[at]?.word ?? '') && !/^(from|between)$/.test(before);
  if (!second || (isWord && (!minutes || spoken(tokens, at)))) return undefined;
  const isSaid =
    isTold ||
    /^(from|between|at|@)$/.test(before) ||
    isAfterDay ||
    Boolean(second.is.half) ||
    Boolean(short ?? digital(tokens, at));
  const after = tokens[second.next];
  // '3:30-4:15 Jan 5'
  const isPlain = after === undefined || ends.test(after.word) || Boolean(second.is.half) || minutes !== undefined;
  if (!isSaid || !isPlain || (isMove && before === 'from')) return undefined;
  const from = { ...(second.is.half && { half: halfBefore(first.is, second.is) }), ...first.is };
  return { next: second.next, is: { kind: 'time', from, to: second.is } };
}
