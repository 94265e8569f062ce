import { type CalendarDate, weekday } from '#core/dates.ts';
import type { Clause } from './clause.ts';
import { type DayMention, daysIn } from './days.ts';
import type { Stretch } from './lines.ts';
import { partsOf } from './sentence-parts.ts';
import { splitByTimes } from './timed-things.ts';
import { type TimeMention, timesIn } from './times.ts';
import { type Token, tokensOf } from './tokens.ts';
import { movePattern, validDays, withoutMentions } from './valid-days.ts';

/** Splits a sentence into clauses, one for each day or group of days. */
export function clausesOf(said: Stretch, written: CalendarDate): readonly Clause[] {
  const before = cachedClauses.get(said) ?? new Map<CalendarDate, readonly Clause[]>();
  const clauses = before.get(written) ?? readClauses(said, written);
  cachedClauses.set(said, before.set(written, clauses));
  return clauses;
}

/** Cached, because neighboring lines look at a line again and again. */
const cachedClauses = new WeakMap<Stretch, Map<CalendarDate, readonly Clause[]>>();

function readClauses(said: Stretch, written: CalendarDate): Clause[] {
  const tokens = tokensOf(said.text);
  const days = daysIn(said.text, tokens, { written, month: said.month });
  const parts = partsOf(said, days);
  if (parts.length === 1) return clausesIn(said, tokens, days).flatMap(splitByTimes);
  return parts.flatMap((part) => {
    const own = tokensOf(part.text);
    return clausesIn(part, own, daysIn(part.text, own, { written, month: part.month })).flatMap(splitByTimes);
  });
}

function clausesIn(said: Stretch, tokens: readonly Token[], mentioned: readonly DayMention[]): Clause[] {
  const all = mentioned;
  const { days: valid, movedFrom } = validDays(said.text, all);
  const days = joinRanges(said.text, valid).filter((day, _, some) => !isRepeatedDay(day, some, said.text));
  const gone = all.filter((day) => !valid.some(({ start }) => start === day.start));
  const sentence = { ...said, text: withoutMentions(said.text, gone) };
  const times = timesIn(said.text, tokens, all).filter((time) => !belongsTo(time, gone));
  const groups = groupDays(sentence.text, days);
  const cuts = groups.slice(1).map((group, index) => {
    const [last] = groups[index]?.slice(-1) ?? [];
    const next = group[0]?.start ?? 0;
    const end = endOfBrackets(sentence.text, last?.end ?? 0, next);
    return splitPosition(sentence.text, endOfBrackets(sentence.text, endOfTimes(times, end), next), next);
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
      times: timesAfterMove(clause.text, inside(times)),
      isMoved: movePattern.test(sentence.text),
      ...(movedFrom && { movedFrom }),
    };
  });
}

/** 'Friday Dec 4 (5pm) to Sunday Dec 6 (11am)' is a range of days, 'tomorrow, Tuesday, November 17' one day. */
function joinRanges(text: string, days: readonly DayMention[]): DayMention[] {
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

/** 'Spirit Friday' beside '11/20' repeats the same day, as 'Saturday after Thanksgiving (Nov 28)' does. */
const isRepeatedDay = ({ isLoose, date, end }: DayMention, days: readonly DayMention[], text: string) =>
  isLoose &&
  days.some(
    (other) =>
      !other.isLoose &&
      (other.date === date ||
        (weekday(other.date) === weekday(date) &&
          /^[^.;:(,]{0,30}(?:\(|,\s|\son\s)$|\b(?:starting|beginning)\s$/.test(text.slice(end, other.start)))),
  );

/** 'moved from 4:30 to 5' says when it begins, not how long it takes. */
const timesAfterMove = (text: string, times: readonly TimeMention[]): TimeMention[] =>
  times.map((mention) => {
    const isMoved = mention.endTime && movePattern.test(text) && /\bfrom\s$/i.test(text.slice(0, mention.start));
    const { endTime, ...rest } = mention;
    return isMoved && endTime ? { ...rest, time: endTime } : mention;
  });

/** A time directly after one of these days: 'from Thursday at 3:30'. */
const belongsTo = ({ start }: TimeMention, days: readonly DayMention[]) =>
  days.some(({ end }) => start >= end && start - end < maxCharactersApart);

const maxCharactersApart = 8;
const endOfTimes = (times: readonly TimeMention[], dayEnd: number) =>
  times.reduce(
    (end, time) => (time.start - end >= 0 && time.start - end < maxCharactersApart ? time.end : end),
    dayEnd,
  );

/** 'Saturday at 11 (home) and Sunday at 2': text in brackets belongs to the day before it. */
const endOfBrackets = (text: string, from: number, to: number) =>
  from + (/^\s?\([^()]{1,40}\)/.exec(text.slice(from, to))?.[0].length ?? 0);

/** Days with nothing between them but commas and 'and' are about the same thing. */
function groupDays(text: string, days: readonly DayMention[]): DayMention[][] {
  const groups: DayMention[][] = [];
  for (const day of days) {
    const last = groups.at(-1);
    const between = text.slice(last?.at(-1)?.end ?? 0, day.start).trim();
    if (last && /^(?:[,&;/]|and|or|, and|and on|and also)?$/i.test(between)) last.push(day);
    else groups.push([day]);
  }
  return groups;
}

/** Only this many separators closest to the day are considered. */
const maxSeparators = 20;

/** Where one clause ends: at the strongest separator, the last one with words between it and the day. */
function splitPosition(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  for (const saysMore of [namesSomething, () => true])
    for (const signs of [/[;]/g, /,\s(?:and|but|then)\s/g, /,\s|\s(?:and|but)\s|\s[-–—]\s|\((?![^()]{0,200}\))/g]) {
      const last = [...between.matchAll(signs)]
        .slice(-maxSeparators)
        .findLast((sign) => saysMore(between.slice(sign.index + 1)));
      if (last) return from + last.index + (last[0] === '(' ? 0 : 1);
    }
  return from;
}

/** Doesn't split at 'on' alone, or before a place. */
const namesSomething = (words: string) =>
  /\p{L}{3}/u.test(words.replace(/\b(?:and|the|from|but|then|starting)\b/gi, '')) &&
  !/^\W{0,9}(?:in|at)\s/i.test(words);
