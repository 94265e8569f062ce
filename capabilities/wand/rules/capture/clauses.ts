import type { CalendarDate } from '#core/dates.ts';
import { type DayMention, daysIn } from './days.ts';
import type { Stretch } from './lines.ts';
import { type TimeMention, timesIn } from './times.ts';
import { tokensOf } from './tokens.ts';

/** A part of a sentence that speaks of one thing: its days (several for what is on several), and its times. */
export interface Clause extends Stretch {
  days: DayMention[];
  times: TimeMention[];
  isMoved: boolean;
  movedFrom?: CalendarDate;
}

const moving = /\b(?:moved?|rescheduled?|postponed|changed|shifted|switched|pushed|brought forward|new date|now on)\b/i;
const denied = /\b(?:not|instead of|rather than|was|originally|previously|rain date:?)\s(?:on\s|for\s)?(?:the\s)?$/i;

/** The sentence cut into what it says about one day after another. */
export function clausesOf(said: Stretch, written: CalendarDate): Clause[] {
  const tokens = tokensOf(said.text);
  const all = daysIn(said.text, tokens, written);
  const { days: valid, movedFrom } = validDays(said.text, all);
  const days = joined(said.text, valid).filter((day, _, some) => !isEcho(day, some));
  const gone = all.filter((day) => !valid.some(({ start }) => start === day.start));
  const sentence = { ...said, text: without(said.text, gone) };
  const times = timesIn(said.text, tokens, new Set(all.map(({ end }) => end))).filter((time) => !belongsTo(time, gone));
  const groups = grouped(sentence.text, days);
  const cuts = groups.slice(1).map((group, index) => {
    const [last] = groups[index]?.slice(-1) ?? [];
    return cutBetween(sentence.text, timesEnd(times, last?.end ?? 0), group[0]?.start ?? 0);
  });
  return [0, ...cuts].map((from, index) => {
    const to = cuts[index] ?? sentence.text.length;
    const inside = <Mention extends { start: number; end: number }>(mentions: readonly Mention[]) =>
      mentions
        .filter(({ start }) => start >= from && start < to)
        .map((mention) => ({ ...mention, start: mention.start - from, end: mention.end - from }));
    const clause = { text: sentence.text.slice(from, to), start: sentence.start + from };
    return {
      ...clause,
      days: inside(days),
      times: newTimes(clause.text, inside(times)),
      isMoved: moving.test(sentence.text),
      ...(movedFrom && { movedFrom }),
    };
  });
}

/** Days that are not meant any more are left out: 'moved from Nov 19 to Nov 24', 'not November 25'. */
function validDays(text: string, all: readonly DayMention[]): { days: DayMention[]; movedFrom?: CalendarDate } {
  const before = ({ start }: DayMention) => text.slice(Math.max(0, start - 40), start);
  const old = all.filter((day) => denied.test(before(day)));
  const isEnd = (day: DayMention) =>
    /\bafter\s$/i.test(before(day)) ||
    (/\b(?:through|until|till)\s$/i.test(before(day)) && /\b(?:every|each|closed)\b/i.test(before(day)));
  const rest = all.filter((day) => !old.includes(day) && !isEnd(day));
  if (!moving.test(text)) return { days: rest };
  const [only] = rest;
  if (rest.length === 1 && only?.endDate && /\bfrom\s$/i.test(before(only))) {
    const { endDate, ...day } = only;
    return { days: [{ ...day, date: endDate }], movedFrom: only.date };
  }
  const news = rest.find((day) => /\b(?:to|now|until)\s(?:on\s)?(?:the\s)?$/i.test(before(day))) ?? rest.at(-1);
  const isOld = (day: DayMention) =>
    day !== news && (/\bfrom\s$/i.test(before(day)) || (news && day.start < news.start));
  const movedFrom = (rest.find(isOld) ?? old[0])?.date;
  return { days: rest.filter((day) => !isOld(day)), ...(movedFrom && { movedFrom }) };
}

/** 'Friday Dec 4 (5pm) to Sunday Dec 6 (11am)' is one stretch of days, 'tomorrow, Tuesday, November 17' one day. */
function joined(text: string, days: readonly DayMention[]): DayMention[] {
  const kept: DayMention[] = [];
  for (const day of days) {
    const last = kept.at(-1);
    const between = text.slice(last?.end ?? 0, day.start).trim();
    const isSame = last && last.date === day.date && /^[,(–—-]?$/.test(between);
    const isSpan =
      last && !last.endDate && day.date > last.date && /^\([^()]{1,20}\)\s(?:to|through|until|[–—-])$/.test(between);
    if (isSame) last.end = day.end;
    else if (isSpan) last.endDate = day.date;
    else kept.push({ ...day });
  }
  return kept;
}

/** 'Spirit Friday' beside '11/20' says the same day once more. */
const isEcho = ({ isLoose, date }: DayMention, days: readonly DayMention[]) =>
  isLoose && days.some((other) => !other.isLoose && other.date === date);

/** Blanks in the place of words that are not meant, and of the 'not' before them. */
function without(text: string, mentions: readonly DayMention[]): string {
  let rest = text;
  for (const { start, end } of mentions) {
    const head = rest.slice(0, start).replace(denied, (word) => ' '.repeat(word.length));
    rest = head + ' '.repeat(end - start) + rest.slice(end);
  }
  return rest;
}

/** 'moved from 4:30 to 5' says when it begins, not how long it takes. */
const newTimes = (text: string, times: readonly TimeMention[]): TimeMention[] =>
  times.map((mention) => {
    const isMoved = mention.endTime && moving.test(text) && /\bfrom\s$/i.test(text.slice(0, mention.start));
    const { endTime, ...rest } = mention;
    return isMoved && endTime ? { ...rest, time: endTime } : mention;
  });

/** Right behind one of these days: 'from Thursday at 3:30'. */
const belongsTo = ({ start }: TimeMention, days: readonly DayMention[]) =>
  days.some(({ end }) => start >= end && start - end < nearby);

const nearby = 8;
const timesEnd = (times: readonly TimeMention[], dayEnd: number) =>
  times.reduce((end, time) => (time.start - end >= 0 && time.start - end < nearby ? time.end : end), dayEnd);

/** Days with nothing between them but commas and 'and' are about the same thing. */
function grouped(text: string, days: readonly DayMention[]): DayMention[][] {
  const groups: DayMention[][] = [];
  for (const day of days) {
    const last = groups.at(-1);
    const between = text.slice(last?.at(-1)?.end ?? 0, day.start).trim();
    if (last && /^(?:[,&;/]|and|or|, and|and on|and also)?$/i.test(between)) last.push(day);
    else groups.push([day]);
  }
  return groups;
}

/** Where one thing ends and the next begins: at the strongest sign, the last one of them. */
function cutBetween(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  for (const signs of [/[;]/g, /,\s(?:and|but|then)\s/g, /,\s|\s(?:and|but)\s|\s[-–—]\s|\(/g]) {
    const last = [...between.matchAll(signs)].at(-1);
    if (last) return from + last.index + (last[0] === '(' ? 0 : 1);
  }
  return from;
}
