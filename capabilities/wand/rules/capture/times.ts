import { clockAt, type HalfOfDay, timeCues, type WrittenTime } from './clock.ts';
import { type DayMention, maxMentions } from './days.ts';
import { dashes, isGlued, spanOf, type Token, wordAt, wordSet } from './tokens.ts';

/** A time of day, or a range of times, in a text. */
export interface TimeMention {
  start: number;
  end: number;
  time: string;
  endTime?: string;
  /** Whether it is the time to arrive or when the doors open, which is not the start if that is given too. */
  isBefore: boolean;
  /** Whether it is the end. */
  isEnd: boolean;
}

const countablePattern =
  /^([%$/°]|grades?|years?|weeks?|days?|hours?|minutes?|mins?|miles?|months?|kids|children|students|people|families|of|or|more|each|per|cents|dollars|points|locations|schools)$/;

/** All times in a text. Plain numbers count after 'at' or a day; the numbers of dates don't. */
export function timesIn(text: string, tokens: readonly Token[], days: readonly DayMention[]): TimeMention[] {
  const dayEnds = new Set(days.map(({ end }) => end));
  const found: TimeMention[] = [];
  const isDark = /\b(night|evening|tonight|dinner|wine|pm)\b/i.test(text);
  const isShow = /\b(concert|pta|pto|dance|movie|musical|gala|book club)\b/i.test(text);
  let index = 0;
  while (index < tokens.length && found.length < maxMentions) {
    const first = clockAt(tokens, index);
    const range = first && rangeFrom(tokens, first);
    const isSure = first?.isSure || (range?.last.isSure && !numberedWords.has(wordAt(tokens, index - 1)));
    const isMeant = first && (isSure || isTimeByContext(tokens, index, first, dayEnds));
    if (!first || !isMeant || isPartOfNumber(tokens, index) || isOfDay(tokens[index], days)) {
      index++;
      continue;
    }
    const last = range?.last;
    const next = last?.next ?? first.next;
    const half = first.half ?? halfOfDay(tokens, next) ?? last?.half;
    const isEvening =
      (isDark && first.hour >= 5 && first.hour <= 9) ||
      (isShow && first.hour >= 6 && first.hour <= 8 && (last?.hour ?? 0) < 12);
    const time = timeText(first, half ?? (isEvening ? 'pm' : undefined), last);
    const endTime = last && endOf(time, last);
    const before = text.slice(Math.max(0, (tokens[index]?.start ?? 0) - 40), tokens[index]?.start);
    const near = before.split(/[.;,]/).at(-1) ?? '';
    const { end = 0 } = tokens[next - 1] ?? {};
    const isBefore =
      arrivalPattern.test(near) || /^\s(?:call|doors|arrival|check-in|warm-?ups?)\b/i.test(text.slice(end, end + 20));
    const isEnd = /\b(?:returns?|returning|back|ends?|finish|finishes|over|pick-?up)\b|\buntil\s$/i.test(near);
    if (!/\b(not|instead of)\s$/i.test(before))
      found.push({ ...spanOf(tokens, index, next), time, ...(endTime && { endTime }), isBefore, isEnd });
    index = next;
  }
  return found;
}

const arrivalPattern =
  /\b(doors?|gates?|arrive|arrival|call time|check in|\p{L}{3,8}-in|registration|warm[\s-]?ups?|drop-?off|line-?up)\b/iu;

/** The start time, in preference to when the doors open. */
export const mainTime = (times: readonly TimeMention[]) =>
  times.find(({ isBefore, isEnd }) => !isBefore && !isEnd) ?? times.find(({ isEnd }) => !isEnd) ?? times[0];

/** 'Show 1 - 2 PM' begins at two. */
const numberedWords = wordSet('show session round game week group grade field team part day heat level unit act year');

/** '10' of 'December 10 - 7 pm' */
const isOfDay = (token: Token | undefined, days: readonly DayMention[]) =>
  token !== undefined && days.some(({ start, end }) => token.start >= start && token.start < end);

/** Whether the number is a part of a larger number, a price or a date. */
const isPartOfNumber = (tokens: readonly Token[], at: number) =>
  isGlued(tokens, at - 1) && /^[$£€#/.:\d-]$/.test(wordAt(tokens, at - 1));

function isTimeByContext(
  tokens: readonly Token[],
  at: number,
  { next, hour }: WrittenTime,
  dayEnds: ReadonlySet<number>,
) {
  const before = wordAt(tokens, at - 1);
  if (countablePattern.test(wordAt(tokens, next)) || hour === 0) return false;
  if (timeCues.has(before) || (before === '(' && wordAt(tokens, at - 2) === 'time')) return true;
  const isRange = dashes.has(wordAt(tokens, next)) || /^(to|until|till)$/.test(wordAt(tokens, next));
  const day = /^(?:[,(–—|•·-]|by)$/.test(before) ? at - 2 : at - 1;
  if (before === 'by' && dayEnds.has(tokens[day]?.end ?? -1)) return true;
  const last = isRange ? clockAt(tokens, next + 1) : undefined;
  return (
    last !== undefined && (dayEnds.has(tokens[day]?.end ?? -1) || /^(daily|each)$/.test(wordAt(tokens, last.next)))
  );
}

/** '6:30-8pm', 'from 8:15 until 12' */
function rangeFrom(tokens: readonly Token[], { next }: WrittenTime): { last: WrittenTime } | undefined {
  const joint = wordAt(tokens, next);
  if (!dashes.has(joint) && !/^(to|until|till|and)$/.test(joint)) return undefined;
  const last = clockAt(tokens, next + 1);
  if (!last || (countablePattern.test(wordAt(tokens, last.next)) && !last.isSure) || (joint === 'and' && !last.isSure))
    return undefined;
  return { last };
}

/** 'at 8:30 in the morning', 'Friday evening at 8' */
function halfOfDay(tokens: readonly Token[], next: number): HalfOfDay | undefined {
  const words = [0, 1, 2].map((more) => wordAt(tokens, next + more));
  if (words.includes('morning')) return 'am';
  return words.includes('evening') || words.includes('afternoon') || words.includes('night') ? 'pm' : undefined;
}

const clockText = (hour: number, minute: number) =>
  `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Without 'am' or 'pm' one to six are in the afternoon and seven to eleven in the morning. */
function hourOf({ hour }: WrittenTime, half: HalfOfDay | undefined): number {
  if (hour > 12 || hour === 0) return hour;
  if (half) return (hour % 12) + (half === 'pm' ? 12 : 0);
  return hour < 7 ? hour + 12 : hour;
}

/** '11-1pm' begins in the morning, '6:30-8pm' does not. */
function timeText(first: WrittenTime, half: HalfOfDay | undefined, last: WrittenTime | undefined): string {
  const isOther = last?.half !== undefined && first.half === undefined && first.hour % 12 > last.hour % 12;
  return clockText(hourOf(first, isOther ? (half === 'pm' ? 'am' : 'pm') : half), first.minute);
}

function endOf(time: string, last: WrittenTime): string | undefined {
  const plain = clockText(hourOf(last, last.half), last.minute);
  if (plain > time) return plain;
  const later = clockText(hourOf(last, 'pm'), last.minute);
  return later > time ? later : undefined;
}
