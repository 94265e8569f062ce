import { addDays } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import { weekdayNamed, weekdaysNamed } from './calendar.ts';
import { findingsIn, moves } from './findings.ts';
import { tokensOf } from './tokens.ts';
import { whenIn } from './when.ts';

/** Days that are said together are of one week, also where that is said of one of them only. */

/** 'Thursday and Friday next week', 'Mia Monday and Leo Tuesday next week' */
const weekLast =
  /\b(\p{L}{3,10})((?:, and |, | and | ?& ?)((?:\p{L}{2,20} )?)(\p{L}{3,10})) (next|this) week\b(?! after)( at \d[\d:]{0,4}(?: ?[ap]m)?)?/giu;
/** 'next Tuesday and Wednesday' */
const nextFirst = /\b(next (\p{L}{3,10}))(, and |, | and | ?& ?)(?=(\p{L}{3,10})\b)/giu;
const isDay = (word: string) =>
  weekdayNamed(word.toLowerCase()) !== undefined || weekdaysNamed(word.toLowerCase()) !== undefined;

/** 'mondays at 4 and for Leo wednesdays at 3, starting next week': both do. */
const startingLast =
  /^(.{3,80}?days at \d[\d:]{0,4}(?: ?[ap]m)?)( and .{3,60}days at \d[\d:]{0,4}(?: ?[ap]m)?),? (starting next week)$/i;

/** With the week of each. The hour behind is that of both where only somebody else is named. */
export function inSameWeek(text: string, names: ReadonlySet<string>): string {
  const said = text
    .replace(startingLast, '$1 $3$2 $3')
    .replaceAll(nextFirst, (all, first: string, day: string, join: string, other: string) =>
      isDay(day) && isDay(other) ? `${first}${join}next ` : all,
    )
    .replaceAll(
      weekLast,
      (all, first: string, second: string, between: string, last: string, week: string, hour = '') => {
        const isOther = between !== '' && !names.has(between.trim().toLowerCase());
        return isOther || !isDay(first) || !isDay(last)
          ? all
          : `${first} ${week} week${between && hour}${second} ${week} week${hour}`;
      },
    );
  return said === text ? said : inSameWeek(said, names);
}

const dayNames = /\b(?:mon|tue|wed|thu|fri|sat|sun)/gi;

/** 'dinner: mon chili, tue pasta', said on a Monday: a list of days goes forward, so the first is today. */
export function todayFirst(text: string, clock: Clock): string {
  if ((text.match(dayNames)?.length ?? 0) < 2) return text;
  const tokens = tokensOf(text);
  const days = findingsIn(tokens, text, clock).filter((one) => one.kind === 'day');
  const [first, second] = days;
  const isList = days.length > 1 && days.every(({ isBare, role }) => isBare && role === 'plain');
  // 'gym mon wed fri' is one thing.
  const isRow = days.length > 2 && days.every((one, at) => at === 0 || one.first - (days[at - 1]?.next ?? 0) < 2);
  if (!isList || isRow || moves.test(text) || !first || !second) return text;
  const isToday = first.date === addDays(clock.today, 7) && second.date < first.date;
  const word = tokens[first.next - 1];
  // 'orthodontist mon 3:45 + vet tue 10' are no list of days.
  const hasHour = whenIn(text.slice(0, tokens[second.first]?.from), clock).when.time !== undefined;
  if (!isToday || !word || hasHour) return text;
  return `${text.slice(0, word.from)}today${text.slice(word.to)}`;
}
